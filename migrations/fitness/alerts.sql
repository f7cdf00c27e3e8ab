-- The key makes an alert unique per member and day.
CREATE TABLE sent_alert (
  account_id integer NOT NULL CONSTRAINT sent_alert_account_fkey REFERENCES account (id) ON DELETE CASCADE,
  alert text NOT NULL,
  date date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sent_alert_pkey PRIMARY KEY (account_id, alert, date),
  CONSTRAINT sent_alert_known CHECK (alert IN ('workout', 'summary'))
);

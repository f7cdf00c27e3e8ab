CREATE TABLE preference (
  account_id integer CONSTRAINT preference_pkey PRIMARY KEY
    CONSTRAINT preference_account_fkey REFERENCES account (id) ON DELETE CASCADE,
  alert_workouts boolean NOT NULL DEFAULT true,
  alert_messages boolean NOT NULL DEFAULT true,
  alert_community boolean NOT NULL DEFAULT true,
  alert_summary boolean NOT NULL DEFAULT true,
  shares_activity boolean NOT NULL DEFAULT true,
  theme text NOT NULL DEFAULT 'system',
  accent text NOT NULL DEFAULT 'green',
  motion text NOT NULL DEFAULT 'full',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT preference_motion_known CHECK (motion IN ('full', 'reduced')),
  CONSTRAINT preference_theme_known CHECK (theme IN ('light', 'dark', 'system'))
);

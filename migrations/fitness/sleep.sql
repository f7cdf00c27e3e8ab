-- A night belongs to the day of waking.
CREATE TABLE sleep_night (
  account_id integer NOT NULL CONSTRAINT sleep_night_account_fkey REFERENCES account (id) ON DELETE CASCADE,
  date date NOT NULL,
  fell_asleep_at timestamptz,
  woke_at timestamptz,
  timezone text NOT NULL DEFAULT 'UTC',
  naps jsonb NOT NULL DEFAULT '[]',
  parts jsonb NOT NULL DEFAULT '[]',
  asleep_minutes integer NOT NULL,
  deep_minutes integer,
  rem_minutes integer,
  light_minutes integer,
  awake_minutes integer,
  quality integer,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sleep_night_pkey PRIMARY KEY (account_id, date),
  CONSTRAINT sleep_night_figures CHECK (asleep_minutes BETWEEN 0 AND 1440 AND deep_minutes >= 0 AND rem_minutes >= 0
    AND light_minutes >= 0 AND awake_minutes >= 0 AND quality BETWEEN 1 AND 5),
  CONSTRAINT sleep_night_stages CHECK (
    coalesce(deep_minutes, 0) + coalesce(rem_minutes, 0) + coalesce(light_minutes, 0) <= asleep_minutes),
  CONSTRAINT sleep_night_times CHECK (woke_at > fell_asleep_at)
);

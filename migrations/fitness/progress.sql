CREATE TABLE body_reading (
  account_id integer NOT NULL CONSTRAINT body_reading_account_fkey REFERENCES account (id) ON DELETE CASCADE,
  date date NOT NULL,
  height_cm numeric(4,1),
  weight_kg numeric(6,2),
  body_fat_percent numeric(4,1),
  muscle_mass_kg numeric(6,2),
  chest_cm numeric(5,1),
  waist_cm numeric(5,1),
  hips_cm numeric(5,1),
  arm_cm numeric(5,1),
  thigh_cm numeric(5,1),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT body_reading_pkey PRIMARY KEY (account_id, date),
  CONSTRAINT body_reading_figures CHECK (weight_kg >= 0 AND body_fat_percent BETWEEN 0 AND 100 AND muscle_mass_kg >= 0
    AND chest_cm > 0 AND waist_cm > 0 AND hips_cm > 0 AND arm_cm > 0 AND thigh_cm > 0),
  CONSTRAINT body_reading_height CHECK (height_cm > 0)
);

CREATE TABLE journal_note (
  account_id integer NOT NULL CONSTRAINT journal_note_account_fkey REFERENCES account (id) ON DELETE CASCADE,
  date date NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT journal_note_pkey PRIMARY KEY (account_id, date)
);

CREATE TABLE progress_photo (
  account_id integer NOT NULL CONSTRAINT progress_photo_account_fkey REFERENCES account (id) ON DELETE CASCADE,
  date date NOT NULL,
  front_url text,
  side_url text,
  back_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT progress_photo_pkey PRIMARY KEY (account_id, date),
  CONSTRAINT progress_photo_shows_something CHECK (num_nonnulls(front_url, side_url, back_url) >= 1)
);

CREATE TABLE weight_goal (
  account_id integer CONSTRAINT weight_goal_pkey PRIMARY KEY
    CONSTRAINT weight_goal_account_fkey REFERENCES account (id) ON DELETE CASCADE,
  target_weight_kg numeric(6,2) NOT NULL,
  start_weight_kg numeric(6,2),
  started_on date NOT NULL,
  target_date date,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT weight_goal_figures CHECK (target_weight_kg > 0 AND start_weight_kg > 0 AND target_date >= started_on)
);

CREATE TABLE health_reading (
  account_id integer NOT NULL CONSTRAINT health_reading_account_fkey REFERENCES account (id) ON DELETE CASCADE,
  date date NOT NULL,
  resting_heart_rate_bpm integer,
  heart_rate_variability_ms integer,
  systolic_mmhg integer,
  diastolic_mmhg integer,
  blood_oxygen_percent numeric(4,1),
  respiratory_rate_bpm numeric(4,1),
  body_temperature_c numeric(4,1),
  blood_glucose_mg_dl numeric(5,1),
  stress integer,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT health_reading_pkey PRIMARY KEY (account_id, date),
  CONSTRAINT health_reading_blood_pressure CHECK (num_nonnulls(systolic_mmhg, diastolic_mmhg) <> 1),
  CONSTRAINT health_reading_figures CHECK (resting_heart_rate_bpm > 0 AND heart_rate_variability_ms > 0
    AND systolic_mmhg > diastolic_mmhg AND diastolic_mmhg > 0 AND blood_oxygen_percent BETWEEN 0 AND 100
    AND respiratory_rate_bpm > 0 AND body_temperature_c > 0 AND blood_glucose_mg_dl > 0 AND stress BETWEEN 0 AND 100)
);

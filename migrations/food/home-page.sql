CREATE TABLE home_section (
  key text CONSTRAINT home_section_pkey PRIMARY KEY,
  title jsonb NOT NULL,
  content jsonb NOT NULL DEFAULT '{}',
  position integer NOT NULL DEFAULT 0,
  is_visible boolean NOT NULL DEFAULT true,
  product_ids integer[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

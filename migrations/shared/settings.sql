CREATE TABLE setting (
  key text CONSTRAINT setting_pkey PRIMARY KEY,
  value jsonb NOT NULL,
  type text NOT NULL,
  category text NOT NULL,
  description text NOT NULL,
  is_public boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT setting_type_known CHECK (type IN ('string', 'number', 'boolean', 'json', 'text'))
);

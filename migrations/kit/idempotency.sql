CREATE TABLE once_answer (
  kind text NOT NULL,
  caller text NOT NULL,
  key text NOT NULL,
  answer json,
  created_at timestamptz NOT NULL DEFAULT now(),
  body_hash text,
  lease_id uuid,
  leased_until timestamptz,
  took_effect boolean NOT NULL DEFAULT false,
  CONSTRAINT once_answer_pkey PRIMARY KEY (kind, caller, key)
);

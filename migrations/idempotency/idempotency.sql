-- The stored response to a token, or to a request with an `Idempotency-Key` (kind `request`).
-- The response is `json`, because `jsonb` would not keep it to the letter.
CREATE TABLE once_answer (
  kind text NOT NULL,
  caller text NOT NULL,
  key text NOT NULL,
  body_hash text,
  answer json,
  lease_id uuid,
  leased_until timestamptz,
  took_effect boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT once_answer_pkey PRIMARY KEY (kind, caller, key)
);

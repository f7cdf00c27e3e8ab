-- Sign-ins to an account from an address; neither can be read from the fingerprint.
CREATE TABLE known_visitor (
  fingerprint text CONSTRAINT known_visitor_pkey PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

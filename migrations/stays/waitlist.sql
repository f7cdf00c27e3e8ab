-- What a guest of a stay, who has no account, waits for.
CREATE TABLE waitlist_request (
  entry_id bigint CONSTRAINT waitlist_request_pkey PRIMARY KEY
    CONSTRAINT waitlist_request_entry_fkey REFERENCES waiting_entry (id) ON DELETE CASCADE,
  check_in date NOT NULL,
  check_out date NOT NULL,
  guests integer NOT NULL,
  first_name text NOT NULL,
  email text NOT NULL,
  locale text NOT NULL,
  token_hash text NOT NULL CONSTRAINT waitlist_request_token_key UNIQUE,
  visitor_hash text,
  CONSTRAINT waitlist_request_guests CHECK (guests >= 1),
  CONSTRAINT waitlist_request_in_order CHECK (isfinite(check_in) AND isfinite(check_out) AND check_in < check_out)
);
CREATE INDEX waitlist_request_email_idx ON waitlist_request (email);
CREATE INDEX waitlist_request_visitor_idx ON waitlist_request (visitor_hash) WHERE visitor_hash IS NOT NULL;

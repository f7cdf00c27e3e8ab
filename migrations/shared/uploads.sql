-- Files that were uploaded; for a picture the widest version.
CREATE TABLE stored_file (
  address text CONSTRAINT stored_file_pkey PRIMARY KEY,
  owner text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stored_file_owner_idx ON stored_file (owner);

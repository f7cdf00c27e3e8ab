ALTER TABLE account
  ADD timezone text NOT NULL DEFAULT 'UTC';

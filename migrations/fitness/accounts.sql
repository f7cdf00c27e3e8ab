-- The day of a member is the day in their own time zone.
ALTER TABLE account
  ADD timezone text NOT NULL DEFAULT 'UTC';

-- Notifies all processes that a table was written, so that they drop what they cached of it.
-- Fired by the triggers in `write_notifications.sql` of features; `cache/write-listener` listens.

-- Postgres sends equal notifications of a transaction once, after the commit.
CREATE OR REPLACE FUNCTION tell_of_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_TABLE_SCHEMA || '_writes', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

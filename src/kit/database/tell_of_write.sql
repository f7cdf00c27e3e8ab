-- Notifies all processes that a table was written, so that they drop what they cached of it.
-- Fired once a statement by the triggers in `write_notifications.sql` of features; `cache/write-listener` listens.
CREATE OR REPLACE FUNCTION tell_of_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_TABLE_SCHEMA || '_writes', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

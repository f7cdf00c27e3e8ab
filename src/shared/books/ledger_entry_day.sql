-- Gives each entry the day of the books: today there, or the first day that is not closed. Refuses entries not written by triggers.
-- Fired by every new entry.
CREATE OR REPLACE FUNCTION ledger_entry_day() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  state books_state;
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'only triggers write entries'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_by_trigger', TABLE = 'ledger_entry';
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('books ' || TG_TABLE_SCHEMA, 0));
  SELECT * INTO state FROM books_state;
  NEW.at := now();
  NEW.day := greatest((now() AT TIME ZONE coalesce(state.zone, 'UTC'))::date, state.closed_to + 1);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER ledger_entry_day BEFORE INSERT ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_entry_day();

-- Gives each entry its day: today in the zone of the books, or the first open day. Only triggers may write entries.
-- Fired by every new entry.

-- The shared lock keeps a day open until the transaction that wrote into it has ended. It is an advisory one, because
-- many transactions would otherwise write the same row of `books_state`.
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

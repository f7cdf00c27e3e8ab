-- Refuses an entry that waits for an unknown stay, as a foreign key would.
-- Fired by every new entry for a stay.
CREATE OR REPLACE FUNCTION require_waiting_stay() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM FROM stay WHERE id = NEW.subject_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = 'an entry waits for an unknown record of stay',
      CONSTRAINT = 'waiting_entry_stay_fkey', TABLE = 'waiting_entry';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER waiting_entry_waits_stay AFTER INSERT ON waiting_entry
  FOR EACH ROW
  WHEN (NEW.subject = 'stay')
  EXECUTE FUNCTION require_waiting_stay();

-- Refuses an entry that waits for an unknown event, as a foreign key would.
-- Fired by every new entry for an event.
CREATE OR REPLACE FUNCTION require_waiting_community_event() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM FROM community_event WHERE id = NEW.subject_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = 'an entry waits for an unknown record of community_event',
      CONSTRAINT = 'waiting_entry_community_event_fkey', TABLE = 'waiting_entry';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER waiting_entry_waits_community_event AFTER INSERT ON waiting_entry
  FOR EACH ROW
  WHEN (NEW.subject = 'community_event')
  EXECUTE FUNCTION require_waiting_community_event();

-- Deletes the waiting list of a deleted event.
-- Fired by every deleted event.
CREATE OR REPLACE FUNCTION drop_line_of_community_event() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM waiting_entry WHERE subject = 'community_event' AND subject_id = OLD.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER community_event_drops_line AFTER DELETE ON community_event
  FOR EACH ROW EXECUTE FUNCTION drop_line_of_community_event();

-- Deletes the waiting list of a deleted stay.
-- Fired by every deleted stay.
CREATE OR REPLACE FUNCTION drop_line_of_stay() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM waiting_entry WHERE subject = 'stay' AND subject_id = OLD.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER stay_drops_line AFTER DELETE ON stay
  FOR EACH ROW EXECUTE FUNCTION drop_line_of_stay();

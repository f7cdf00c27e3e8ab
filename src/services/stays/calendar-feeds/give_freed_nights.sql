-- Gives freed nights to imported events that wait for them.
-- Fired when held nights are deleted or moved.
-- Needs: hold_nights_of

-- Events that another transaction changes are skipped: they take the nights themselves, after this one.
CREATE OR REPLACE FUNCTION give_freed_nights() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  freed daterange := daterange(OLD.from_day, OLD.to_day);
  waiting record;
BEGIN
  IF NOT EXISTS (SELECT FROM stay WHERE id = OLD.stay_id) THEN RETURN NULL; END IF;
  FOR waiting IN
    SELECT id, daterange(from_day, to_day) AS nights FROM imported_event
    WHERE stay_id = OLD.stay_id AND kind = 'busy' AND daterange(from_day, to_day) && freed
      AND id IS DISTINCT FROM OLD.event_id
    ORDER BY id FOR SHARE SKIP LOCKED
  LOOP
    PERFORM hold_nights_of(waiting.id, OLD.stay_id, waiting.nights * freed);
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER held_nights_freed AFTER DELETE ON held_nights
  FOR EACH ROW EXECUTE FUNCTION give_freed_nights();

CREATE OR REPLACE TRIGGER held_nights_left AFTER UPDATE OF stay_id, from_day, to_day ON held_nights
  FOR EACH ROW
  WHEN ((OLD.stay_id, OLD.from_day, OLD.to_day) <> (NEW.stay_id, NEW.from_day, NEW.to_day))
  EXECUTE FUNCTION give_freed_nights();

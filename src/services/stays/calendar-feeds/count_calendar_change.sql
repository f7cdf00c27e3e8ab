-- Counts a change of dates of a booking or block, so that calendars that import it take the new dates.
-- Fired when held nights move.
CREATE OR REPLACE FUNCTION count_calendar_change() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE booking SET calendar_sequence = calendar_sequence + 1, calendar_changed_at = now()
  WHERE id = NEW.booking_id;
  UPDATE block SET calendar_sequence = calendar_sequence + 1, calendar_changed_at = now()
  WHERE id = NEW.block_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER held_nights_moved AFTER UPDATE OF stay_id, from_day, to_day ON held_nights
  FOR EACH ROW
  WHEN ((OLD.stay_id, OLD.from_day, OLD.to_day) <> (NEW.stay_id, NEW.from_day, NEW.to_day))
  EXECUTE FUNCTION count_calendar_change();

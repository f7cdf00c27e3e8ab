-- Locks an awaited stay before nights of it are freed.
-- Fired before held nights are deleted or moved.
-- Needs: lock_awaited_stay

-- Of two releases of adjacent nights at once, the later one then sees the nights of the earlier one free. The lock
-- comes before the row is deleted, because bookings wait for deleted rows.
CREATE OR REPLACE FUNCTION lock_before_release() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM lock_awaited_stay(OLD.stay_id);
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER held_nights_locks_stay BEFORE DELETE ON held_nights
  FOR EACH ROW EXECUTE FUNCTION lock_before_release();

CREATE OR REPLACE TRIGGER held_nights_move_locks_stay BEFORE UPDATE OF stay_id, from_day, to_day ON held_nights
  FOR EACH ROW
  WHEN ((OLD.stay_id, OLD.from_day, OLD.to_day) <> (NEW.stay_id, NEW.from_day, NEW.to_day))
  EXECUTE FUNCTION lock_before_release();

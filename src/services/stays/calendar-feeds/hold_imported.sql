-- Holds the free nights of an imported event, and frees those that it left.
-- Fired when an event is created or changed.
-- Needs: hold_nights_of
CREATE OR REPLACE FUNCTION hold_imported() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM held_nights WHERE event_id = NEW.id
      AND (NEW.kind <> 'busy' OR NOT daterange(from_day, to_day) <@ daterange(NEW.from_day, NEW.to_day));
  END IF;
  IF NEW.kind = 'busy' THEN
    PERFORM hold_nights_of(NEW.id, NEW.stay_id, daterange(NEW.from_day, NEW.to_day));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER imported_event_holds AFTER INSERT OR UPDATE ON imported_event
  FOR EACH ROW EXECUTE FUNCTION hold_imported();

-- Holds offered nights as long as their offer runs.
-- Fired when the end of an open offer of nights changes.
CREATE OR REPLACE FUNCTION extend_offered_nights() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE held_nights SET expires_at = NEW.until WHERE offer_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER waiting_offer_extends_nights AFTER UPDATE OF until ON waiting_offer
  FOR EACH ROW
  WHEN (NEW.subject = 'stay' AND NEW.state = 'open')
  EXECUTE FUNCTION extend_offered_nights();

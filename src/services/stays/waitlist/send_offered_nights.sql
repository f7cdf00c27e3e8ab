-- Adds a job for offers that their transaction did not send itself, such as those after a block was deleted.
-- Fired at the end of every transaction that makes an offer of nights.
CREATE OR REPLACE FUNCTION send_offered_nights() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  jobs text := TG_TABLE_SCHEMA || '_jobs';
BEGIN
  IF EXISTS (SELECT FROM waiting_offer WHERE id = NEW.id AND state = 'open' AND sent_at IS NULL)
    AND to_regnamespace(quote_ident(jobs)) IS NOT NULL
  THEN
    EXECUTE format('SELECT %I.add_job($1, $2)', jobs)
      USING 'send-waitlist-offers', json_build_object('stayId', NEW.subject_id);
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER IF EXISTS waiting_offer_is_sent ON waiting_offer;
CREATE CONSTRAINT TRIGGER waiting_offer_is_sent
  AFTER INSERT ON waiting_offer DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW
  WHEN (NEW.subject = 'stay')
  EXECUTE FUNCTION send_offered_nights();

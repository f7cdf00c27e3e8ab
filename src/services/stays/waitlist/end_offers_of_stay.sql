-- Frees the nights of ended offers, and ends the entries that accepted or have had three offers.
-- Fired by every statement that changes or deletes offers.

-- All nights of a statement are freed together, before the next offers are made. Withdrawn offers do not count.
CREATE OR REPLACE FUNCTION end_offers_of_stay() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  ended_offers integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    ended_offers := ARRAY(SELECT id FROM offers_before WHERE subject = 'stay' AND state = 'open');
  ELSE
    ended_offers := ARRAY(
      SELECT o.id FROM offers_before JOIN offers_after o USING (id)
      WHERE o.subject = 'stay' AND offers_before.state = 'open' AND o.state <> 'open');
  END IF;
  IF cardinality(ended_offers) = 0 THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE waiting_entry entry SET ended_at = o.ended_at, state = o.state FROM offers_after o
    WHERE o.id = ANY (ended_offers) AND entry.id = o.entry_id AND entry.state = 'waiting' AND o.state <> 'withdrawn'
      AND (o.state = 'accepted' OR (
        SELECT count(*) FROM waiting_offer former
        WHERE former.entry_id = entry.id AND former.state <> 'withdrawn') >= 3);
  END IF;
  DELETE FROM held_nights WHERE offer_id = ANY (ended_offers);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER waiting_offer_ends_stay AFTER UPDATE ON waiting_offer
  REFERENCING OLD TABLE AS offers_before NEW TABLE AS offers_after
  FOR EACH STATEMENT EXECUTE FUNCTION end_offers_of_stay();

CREATE OR REPLACE TRIGGER waiting_offer_leaves_stay AFTER DELETE ON waiting_offer
  REFERENCING OLD TABLE AS offers_before
  FOR EACH STATEMENT EXECUTE FUNCTION end_offers_of_stay();

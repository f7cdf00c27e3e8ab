-- Offers nights that became free to guests who wait for them.
-- Fired by every statement that deletes or moves held nights.
-- Needs: offer_stay

-- All nights that a statement frees are offered together, or a later entry could take some of those that an earlier one
-- waits for. Nights of an offer are offered in its round. Triggers of a statement run after those of its rows, so
-- imported events take their nights first.
CREATE OR REPLACE FUNCTION offer_freed_nights() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  released held_nights[];
  awaited record;
BEGIN
  IF TG_OP = 'DELETE' THEN
    released := ARRAY(SELECT held FROM holds_before held);
  ELSE
    released := ARRAY(
      SELECT held FROM holds_before held JOIN holds_after moved ON moved.id = held.id
        AND (moved.stay_id, moved.from_day, moved.to_day) <> (held.stay_id, held.from_day, held.to_day));
  END IF;
  IF cardinality(released) = 0 THEN RETURN NULL; END IF;
  FOR awaited IN
    SELECT stay_id, array_agg(entry_id) AS entries, array_agg(round) AS rounds
    FROM (
      SELECT entry.subject_id AS stay_id, entry.id AS entry_id,
        CASE WHEN bool_and(freed.round IS NOT NULL) THEN max(freed.round) FILTER (WHERE asked.id IS NULL) END AS round
      FROM (
          SELECT held.*, o.round FROM unnest(released) held LEFT JOIN waiting_offer o ON o.id = held.offer_id
        ) freed
        JOIN waiting_entry entry ON entry.subject = 'stay' AND entry.subject_id = freed.stay_id
          AND entry.state = 'waiting'
        JOIN waitlist_request r ON r.entry_id = entry.id
          AND daterange(r.check_in, r.check_out) && daterange(freed.from_day, freed.to_day)
        LEFT JOIN waiting_offer asked ON asked.entry_id = entry.id AND asked.round = freed.round
      GROUP BY entry.id HAVING bool_or(asked.id IS NULL)
    ) candidate
    GROUP BY stay_id ORDER BY stay_id
  LOOP
    PERFORM offer_stay(awaited.stay_id, awaited.entries, awaited.rounds);
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER held_nights_freed_to_offer AFTER DELETE ON held_nights
  REFERENCING OLD TABLE AS holds_before
  FOR EACH STATEMENT EXECUTE FUNCTION offer_freed_nights();

CREATE OR REPLACE TRIGGER held_nights_left_to_offer AFTER UPDATE ON held_nights
  REFERENCING OLD TABLE AS holds_before NEW TABLE AS holds_after
  FOR EACH STATEMENT EXECUTE FUNCTION offer_freed_nights();

-- Offers nights of a stay to the first waiting entries for which they are free, and holds them.
-- Called by `offer_freed_nights` and `shared/waiting-list/waiting-lists`.
-- Needs: stay_nights

-- `rounds` has the round of each candidate's offer, in which it gets at most one; null begins a round. The lock of the
-- record makes transactions that give its offers follow each other, so the later one sees the offers of the earlier
-- one. Overdue holds count as holds, since their nights are offered when they end. An infinite past is no day of
-- arrival.
CREATE OR REPLACE FUNCTION offer_stay(
  of_record integer, candidates bigint[], rounds integer[] DEFAULT NULL
) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  next_entry bigint;
  in_round integer;
  new_offer integer;
BEGIN
  IF coalesce(cardinality(candidates), 0) = 0 THEN RETURN; END IF;
  PERFORM FROM stay s WHERE s.id = of_record AND s.status = 'published'
    AND EXISTS (SELECT FROM setting WHERE key = 'waitlist' AND value = 'true')
  FOR NO KEY UPDATE OF s;
  IF NOT FOUND THEN RETURN; END IF;
  -- Entries that others lock are ending.
  FOR next_entry, in_round IN
    SELECT entry.id, candidate.round FROM unnest(candidates, rounds) AS candidate (id, round)
    JOIN waiting_entry entry ON entry.id = candidate.id
    WHERE entry.subject = 'stay' AND entry.subject_id = of_record AND entry.state = 'waiting'
      AND NOT EXISTS (
        SELECT FROM waitlist_request r JOIN held_nights held ON held.stay_id = of_record
          AND daterange(held.from_day, held.to_day) && daterange(r.check_in, r.check_out)
        WHERE r.entry_id = entry.id)
      AND NOT EXISTS (
        SELECT FROM waiting_offer o WHERE o.entry_id = entry.id AND (o.state = 'open' OR o.round = candidate.round))
    ORDER BY entry.id FOR NO KEY UPDATE OF entry SKIP LOCKED
  LOOP
    new_offer := nextval('waiting_offer_id_seq');
    WITH held AS (
      INSERT INTO held_nights (stay_id, from_day, to_day, offer_id)
      SELECT of_record, r.check_in, r.check_out, new_offer FROM waitlist_request r
      WHERE r.entry_id = next_entry
        AND NOT EXISTS (
          SELECT FROM stay_nights(of_record, r.check_in, r.check_out, '-infinity', '-infinity') evaluated
          WHERE evaluated.is_taken OR evaluated.refusal IS NOT NULL)
        AND NOT EXISTS (
          SELECT FROM imported_event event WHERE event.stay_id = of_record AND event.kind = 'busy'
            AND daterange(event.from_day, event.to_day) && daterange(r.check_in, r.check_out))
      ON CONFLICT ON CONSTRAINT held_nights_sold_once DO NOTHING RETURNING id
    )
    INSERT INTO waiting_offer (id, subject, subject_id, entry_id, round)
    SELECT new_offer, 'stay', of_record, next_entry, coalesce(in_round, new_offer) FROM held;
  END LOOP;
END
$$;

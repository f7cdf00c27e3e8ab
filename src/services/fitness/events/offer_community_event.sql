-- Offers free places of an event to the first waiting members, and counts the places as offered.
-- Called by `shared/waiting-list/waiting-lists`.

-- `rounds` has the round of each candidate's offer, in which it gets at most one; null begins a round. The lock of the
-- record makes transactions that give its offers follow each other, so the later one sees the offers of the earlier
-- one.
CREATE OR REPLACE FUNCTION offer_community_event(
  of_record integer, candidates bigint[], rounds integer[] DEFAULT NULL
) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  next_entry bigint;
  in_round integer;
  new_offer integer;
BEGIN
  IF coalesce(cardinality(candidates), 0) = 0 THEN RETURN; END IF;
  PERFORM FROM community_event s WHERE s.id = of_record
    AND EXISTS (SELECT FROM setting WHERE key = 'event_waiting_list' AND value = 'true')
  FOR NO KEY UPDATE OF s;
  IF NOT FOUND THEN RETURN; END IF;
  -- Entries that others lock are ending.
  FOR next_entry, in_round IN
    SELECT entry.id, candidate.round FROM unnest(candidates, rounds) AS candidate (id, round)
    JOIN waiting_entry entry ON entry.id = candidate.id
    WHERE entry.subject = 'community_event' AND entry.subject_id = of_record AND entry.state = 'waiting'
      AND EXISTS (SELECT FROM account person WHERE person.id = entry.person_id AND person.deleted_at IS NULL)
      AND NOT EXISTS (
        SELECT FROM waiting_offer o WHERE o.entry_id = entry.id AND (o.state = 'open' OR o.round = candidate.round))
    ORDER BY entry.id FOR NO KEY UPDATE OF entry SKIP LOCKED
  LOOP
    new_offer := nextval('waiting_offer_id_seq');
    WITH held AS (
      UPDATE community_event SET offered_count = offered_count + 1
      WHERE id = of_record AND attendee_count + offered_count < capacity RETURNING id
    )
    INSERT INTO waiting_offer (id, subject, subject_id, entry_id, round)
    SELECT new_offer, 'community_event', of_record, next_entry, coalesce(in_round, new_offer) FROM held;
    EXIT WHEN NOT FOUND;
  END LOOP;
END
$$;

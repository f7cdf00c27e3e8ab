-- Holds the free nights among the wanted ones for an imported event.
-- Called by `hold_imported` and `give_freed_nights`.

-- The lock on overlapping rows waits for those being deleted, so that their nights are not missed. Another transaction
-- can take nights between the reading and the insert, so both are repeated.
CREATE OR REPLACE FUNCTION hold_nights_of(event integer, stay integer, wanted daterange) RETURNS void
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  free datemultirange;
BEGIN
  FOR attempt IN 1..20 LOOP
    PERFORM FROM held_nights WHERE stay_id = stay AND daterange(from_day, to_day) && wanted
    ORDER BY from_day FOR KEY SHARE;
    SELECT datemultirange(wanted) - coalesce(range_agg(daterange(from_day, to_day)), '{}') INTO free
    FROM held_nights WHERE stay_id = stay AND daterange(from_day, to_day) && wanted;
    EXIT WHEN isempty(free);
    INSERT INTO held_nights (stay_id, from_day, to_day, event_id)
    SELECT stay, lower(piece), upper(piece), event FROM unnest(free) piece
    ON CONFLICT ON CONSTRAINT held_nights_sold_once DO NOTHING;
  END LOOP;
END
$$;

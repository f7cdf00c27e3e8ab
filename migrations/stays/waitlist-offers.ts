import type { QueryRunner } from 'typeorm';

export const MAX_OFFERS = 3;

/**
 * Free nights are held for the first who waits for them, in the statement that frees them. Offers that follow from one
 * release are a round, in which each entry has at most one. The service sends the offers, which then begin to run out;
 * it also withdraws those that rules of its settings are against.
 */
export async function createOffers(runner: QueryRunner): Promise<void> {
  // Overdue holds count as holds: their nights are offered when they end. An infinite past is no arrival day.
  await runner.query(`
    CREATE FUNCTION offer_nights(of_stay integer, freed daterange, last_round integer) RETURNS void
    LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      entry record;
      offer integer;
    BEGIN
      FOR entry IN
        SELECT e.id, e.check_in, e.check_out FROM waitlist_entry e
        WHERE e.stay_id = of_stay AND e.state = 'waiting' AND daterange(e.check_in, e.check_out) && freed
          AND NOT EXISTS (SELECT FROM waitlist_offer o WHERE o.entry_id = e.id AND (o.state = 'open' OR o.round = last_round))
          AND (SELECT count(*) FROM waitlist_offer o WHERE o.entry_id = e.id) < ${MAX_OFFERS}
        ORDER BY e.id FOR NO KEY UPDATE OF e SKIP LOCKED
      LOOP
        CONTINUE WHEN EXISTS (
          SELECT FROM stay_nights(of_stay, entry.check_in, entry.check_out, '-infinity', '-infinity') judged
          WHERE judged.is_taken OR judged.refusal IS NOT NULL);
        CONTINUE WHEN EXISTS (
          SELECT FROM imported_event event WHERE event.stay_id = of_stay AND event.kind = 'busy'
            AND daterange(event.from_day, event.to_day) && daterange(entry.check_in, entry.check_out));
        offer := nextval('waitlist_offer_id_seq');
        INSERT INTO waitlist_offer (id, entry_id, round) VALUES (offer, entry.id, coalesce(last_round, offer));
        INSERT INTO held_nights (stay_id, from_day, to_day, offer_id)
          VALUES (of_stay, entry.check_in, entry.check_out, offer)
          ON CONFLICT ON CONSTRAINT held_nights_sold_once DO NOTHING;
        IF NOT FOUND THEN DELETE FROM waitlist_offer WHERE id = offer; END IF;
      END LOOP;
    END
    $$`);
  await runner.query(
    `COMMENT ON FUNCTION offer_nights(integer, daterange, integer) IS 'called by triggers that write waitlist_offer, held_nights'`,
  );
  await runner.query(`
    CREATE FUNCTION offer_freed_nights() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      IF EXISTS (
          SELECT FROM waitlist_entry WHERE stay_id = OLD.stay_id AND state = 'waiting'
            AND daterange(check_in, check_out) && daterange(OLD.from_day, OLD.to_day))
        AND EXISTS (SELECT FROM setting WHERE key = 'waitlist' AND value = 'true')
        AND EXISTS (SELECT FROM stay WHERE id = OLD.stay_id AND status = 'published')
      THEN
        PERFORM offer_nights(OLD.stay_id, daterange(OLD.from_day, OLD.to_day),
          (SELECT round FROM waitlist_offer WHERE id = OLD.offer_id));
      END IF;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION offer_freed_nights() IS 'writes waitlist_offer, held_nights'`);
  // By name after the triggers that hold freed nights for imported events.
  await runner.query(`
    CREATE TRIGGER held_nights_freed_to_offer AFTER DELETE ON held_nights
    FOR EACH ROW EXECUTE FUNCTION offer_freed_nights()`);
  await runner.query(`
    CREATE TRIGGER held_nights_left_to_offer AFTER UPDATE OF stay_id, from_day, to_day ON held_nights FOR EACH ROW
    WHEN ((OLD.stay_id, OLD.from_day, OLD.to_day) <> (NEW.stay_id, NEW.from_day, NEW.to_day))
    EXECUTE FUNCTION offer_freed_nights()`);
}

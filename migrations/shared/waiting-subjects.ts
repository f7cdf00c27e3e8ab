import type { QueryRunner } from 'typeorm';

/** Records that people wait for. In SQL, `s` is the record and `entry` an entry; identifiers are those of `offer_<table>`. */
export interface OfferedSubject {
  table: string;
  /** Offers that an entry can get. The end of the last one ends the entry. */
  maxOffers: number;
  /** Condition that the list of `s` gives offers. */
  isOn: string;
  /** Condition that the `entry` can get an offer. */
  canHave?: string;
  /** Writes what `new_offer` to `next_entry` of `of_record` holds, with RETURNING. No row: it is not free. */
  hold: string;
  /** Releases what `OLD`, an offer that was open, holds. */
  release: string;
  /** Tables that both write. */
  writes: string;
  /** Whether all entries wait for the same, so that one which gets nothing ends the search. */
  isCounted?: boolean;
}

/** Places that are counted in a column beside those that are taken; a constraint limits the sum to the capacity. */
export const countedPlaces = (table: string, taken: string, offered: string) => ({
  hold: `UPDATE ${table} SET ${offered} = ${offered} + 1 WHERE id = of_record AND ${taken} + ${offered} < capacity RETURNING id`,
  release: `UPDATE ${table} SET ${offered} = ${offered} - 1 WHERE id = OLD.subject_id`,
  writes: table,
  isCounted: true,
});

/** Lets people wait for the records of a table. Entries of an unknown record are refused; a deleted record takes its entries along. */
export async function addWaitingSubject(runner: QueryRunner, subject: OfferedSubject): Promise<void> {
  const { table, writes } = subject;
  await runner.query(offering(subject));
  await runner.query(
    `COMMENT ON FUNCTION offer_${table}(integer, bigint[], integer) IS 'writes waiting_offer, ${writes}'`,
  );
  await runner.query(ending(subject));
  await runner.query(`COMMENT ON FUNCTION end_offer_of_${table}() IS 'writes waiting_entry, ${writes}'`);
  await runner.query(`
    CREATE TRIGGER waiting_offer_ends_${table} AFTER UPDATE OF state ON waiting_offer FOR EACH ROW
    WHEN (OLD.subject = '${table}' AND OLD.state = 'open' AND NEW.state <> 'open') EXECUTE FUNCTION end_offer_of_${table}()`);
  await runner.query(`
    CREATE TRIGGER waiting_offer_leaves_${table} AFTER DELETE ON waiting_offer FOR EACH ROW
    WHEN (OLD.subject = '${table}' AND OLD.state = 'open') EXECUTE FUNCTION end_offer_of_${table}()`);
  await runner.query(`
    CREATE FUNCTION require_waiting_${table}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      PERFORM FROM ${table} WHERE id = NEW.subject_id FOR KEY SHARE;
      IF NOT FOUND THEN
        RAISE foreign_key_violation USING MESSAGE = 'an entry waits for an unknown record of ${table}',
          CONSTRAINT = 'waiting_entry_${table}_fkey', TABLE = 'waiting_entry';
      END IF;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION require_waiting_${table}() IS 'writes nothing'`);
  await runner.query(`
    CREATE TRIGGER waiting_entry_waits_${table} AFTER INSERT ON waiting_entry
    FOR EACH ROW WHEN (NEW.subject = '${table}') EXECUTE FUNCTION require_waiting_${table}()`);
  await runner.query(`
    CREATE FUNCTION drop_line_of_${table}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      DELETE FROM waiting_entry WHERE subject = '${table}' AND subject_id = OLD.id;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION drop_line_of_${table}() IS 'writes waiting_entry'`);
  await runner.query(`
    CREATE TRIGGER ${table}_drops_line AFTER DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION drop_line_of_${table}()`);
}

export async function removeWaitingSubject(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`DROP TRIGGER ${table}_drops_line ON ${table}`);
  await runner.query(`DROP TRIGGER waiting_entry_waits_${table} ON waiting_entry`);
  await runner.query(`DROP TRIGGER waiting_offer_ends_${table} ON waiting_offer`);
  await runner.query(`DROP TRIGGER waiting_offer_leaves_${table} ON waiting_offer`);
  await runner.query(
    `DROP FUNCTION drop_line_of_${table}(), require_waiting_${table}(), end_offer_of_${table}(), offer_${table}(integer, bigint[], integer)`,
  );
}

/**
 * Gives offers in the order of the entries. Without `candidates`, to those that never had one; with them, once in a round,
 * which is all that follows from one release. The offer exists only with what it holds.
 */
const offering = ({ table, isOn, canHave = 'true', hold, isCounted }: OfferedSubject): string => `
  CREATE FUNCTION offer_${table}(of_record integer, candidates bigint[] DEFAULT NULL, last_round integer DEFAULT NULL)
  RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    next_entry bigint;
    new_offer integer;
  BEGIN
    IF NOT EXISTS (SELECT FROM ${table} s WHERE s.id = of_record AND ${isOn}) THEN RETURN; END IF;
    FOR next_entry IN
      SELECT entry.id FROM waiting_entry entry
      WHERE entry.subject = '${table}' AND entry.subject_id = of_record AND entry.state = 'waiting' AND ${canHave}
        AND CASE WHEN candidates IS NULL THEN NOT EXISTS (SELECT FROM waiting_offer o WHERE o.entry_id = entry.id)
          ELSE entry.id = ANY (candidates) AND NOT EXISTS (
            SELECT FROM waiting_offer o WHERE o.entry_id = entry.id AND (o.state = 'open' OR o.round = last_round)) END
      ORDER BY entry.id FOR NO KEY UPDATE OF entry SKIP LOCKED
    LOOP
      new_offer := nextval('waiting_offer_id_seq');
      WITH held AS (${hold})
      INSERT INTO waiting_offer (id, subject, subject_id, entry_id, round)
      SELECT new_offer, '${table}', of_record, next_entry, coalesce(last_round, new_offer) FROM held;
      ${isCounted ? 'EXIT WHEN NOT FOUND;' : ''}
    END LOOP;
  END
  $$`;

const ending = ({ table, maxOffers, release }: OfferedSubject): string => `
  CREATE FUNCTION end_offer_of_${table}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      UPDATE waiting_entry SET ended_at = NEW.ended_at,
        state = CASE NEW.state WHEN 'withdrawn' THEN 'closed' ELSE NEW.state END
      WHERE id = NEW.entry_id AND state = 'waiting' AND (NEW.state = 'accepted'
        OR (SELECT count(*) FROM waiting_offer o WHERE o.entry_id = NEW.entry_id) >= ${maxOffers});
    END IF;
    ${release};
    RETURN NULL;
  END
  $$`;

import type { QueryRunner } from 'typeorm';

/** Records that people wait for. In SQL, `s` is the record and `entry` an entry; other names are those of the functions. */
export interface OfferedSubject {
  table: string;
  /** Offers that an entry can get, without withdrawn ones. The end of the last one ends the entry. */
  maxOffers: number;
  /** Condition that the list of `s` gives offers. */
  isOn: string;
  /** Condition that the `entry` of `of_record` can get an offer; only such entries are locked. */
  canHave?: string;
  /** Writes what `new_offer` to `next_entry` of `of_record` holds, with RETURNING. No row: it is not free. */
  hold: string;
  /** Releases in one statement what the `ended_offers` hold, an array of ids. Their rows are in `offers_before`. */
  release: string;
  /** Tables that both write. */
  writes: string;
  /** Whether all entries wait for the same, so that one which gets nothing ends the search. */
  isCounted?: boolean;
}

/** Places that are counted in two columns, those taken and those offered; a constraint limits the sum to the capacity. */
export const countedPlaces = (table: string, taken: string, offered: string) => ({
  maxOffers: 1,
  hold: `UPDATE ${table} SET ${offered} = ${offered} + 1 WHERE id = of_record AND ${taken} + ${offered} < capacity RETURNING id`,
  release: `
    UPDATE ${table} SET ${offered} = ${offered} - released.places
    FROM (SELECT subject_id, count(*)::integer AS places FROM offers_before WHERE id = ANY (ended_offers) GROUP BY subject_id) released
    WHERE ${table}.id = released.subject_id`,
  writes: table,
  isCounted: true,
});

/** Lets people wait for the records of a table. Entries of an unknown record are refused; a deleted record takes its entries along. */
export async function addWaitingSubject(runner: QueryRunner, subject: OfferedSubject): Promise<void> {
  const { table, writes } = subject;
  await runner.query(offering(subject));
  await runner.query(
    `COMMENT ON FUNCTION offer_${table}(integer, bigint[], integer[]) IS 'writes waiting_offer, ${writes}'`,
  );
  await runner.query(ending(subject));
  await runner.query(`COMMENT ON FUNCTION end_offers_of_${table}() IS 'writes waiting_entry, ${writes}'`);
  await runner.query(`
    CREATE TRIGGER waiting_offer_ends_${table} AFTER UPDATE ON waiting_offer
    REFERENCING OLD TABLE AS offers_before NEW TABLE AS offers_after
    FOR EACH STATEMENT EXECUTE FUNCTION end_offers_of_${table}()`);
  await runner.query(`
    CREATE TRIGGER waiting_offer_leaves_${table} AFTER DELETE ON waiting_offer
    REFERENCING OLD TABLE AS offers_before
    FOR EACH STATEMENT EXECUTE FUNCTION end_offers_of_${table}()`);
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
    `DROP FUNCTION drop_line_of_${table}(), require_waiting_${table}(), end_offers_of_${table}(), offer_${table}(integer, bigint[], integer[])`,
  );
}

/**
 * Gives offers to candidates in the order of the entries. `rounds` has the round of each one's offer, in which it is asked
 * once; null begins a round. The lock of the record makes transactions that give its offers follow each other, and as each
 * statement sees what was committed before it, the later one sees what the earlier one did. The offer exists only with what
 * it holds.
 */
const offering = ({ table, isOn, canHave = 'true', hold, isCounted }: OfferedSubject): string => `
  CREATE FUNCTION offer_${table}(of_record integer, candidates bigint[], rounds integer[] DEFAULT NULL)
  RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    next_entry bigint;
    in_round integer;
    new_offer integer;
  BEGIN
    IF coalesce(cardinality(candidates), 0) = 0 THEN RETURN; END IF;
    PERFORM FROM ${table} s WHERE s.id = of_record AND ${isOn} FOR NO KEY UPDATE OF s;
    IF NOT FOUND THEN RETURN; END IF;
    -- Entries that others lock are ending.
    FOR next_entry, in_round IN
      SELECT entry.id, candidate.round FROM unnest(candidates, rounds) AS candidate (id, round)
      JOIN waiting_entry entry ON entry.id = candidate.id
      WHERE entry.subject = '${table}' AND entry.subject_id = of_record AND entry.state = 'waiting' AND ${canHave}
        AND NOT EXISTS (
          SELECT FROM waiting_offer o WHERE o.entry_id = entry.id AND (o.state = 'open' OR o.round = candidate.round))
      ORDER BY entry.id FOR NO KEY UPDATE OF entry SKIP LOCKED
    LOOP
      new_offer := nextval('waiting_offer_id_seq');
      WITH held AS (${hold})
      INSERT INTO waiting_offer (id, subject, subject_id, entry_id, round)
      SELECT new_offer, '${table}', of_record, next_entry, coalesce(in_round, new_offer) FROM held;
      ${isCounted ? 'EXIT WHEN NOT FOUND;' : ''}
    END LOOP;
  END
  $$`;

/** Ends entries and releases what the ended offers of a statement hold, all before the next offers are given. */
const ending = ({ table, maxOffers, release }: OfferedSubject): string => `
  CREATE FUNCTION end_offers_of_${table}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    ended_offers integer[];
  BEGIN
    IF TG_OP = 'DELETE' THEN
      ended_offers := ARRAY(SELECT id FROM offers_before WHERE subject = '${table}' AND state = 'open');
    ELSE
      ended_offers := ARRAY(
        SELECT o.id FROM offers_before JOIN offers_after o USING (id)
        WHERE o.subject = '${table}' AND offers_before.state = 'open' AND o.state <> 'open');
    END IF;
    IF cardinality(ended_offers) = 0 THEN RETURN NULL; END IF;
    IF TG_OP = 'UPDATE' THEN
      UPDATE waiting_entry entry SET ended_at = o.ended_at, state = o.state FROM offers_after o
      WHERE o.id = ANY (ended_offers) AND entry.id = o.entry_id AND entry.state = 'waiting' AND o.state <> 'withdrawn'
        AND (o.state = 'accepted' OR (SELECT count(*) FROM waiting_offer former
          WHERE former.entry_id = entry.id AND former.state <> 'withdrawn') >= ${maxOffers});
    END IF;
    ${release};
    RETURN NULL;
  END
  $$`;

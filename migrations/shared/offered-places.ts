import type { QueryRunner } from 'typeorm';

/**
 * Keeps `offered_count` of a table equal to its live offers, and deletes the entries of a deleted row. An entry of an
 * unknown row is refused. @param table of `WaitingSubject`
 */
export async function countOffersOf(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`
    CREATE FUNCTION count_offers_of_${table}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      change integer := 0;
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.state = 'offered' THEN change := change - 1; END IF;
      IF TG_OP <> 'DELETE' AND NEW.state = 'offered' THEN change := change + 1; END IF;
      IF TG_OP = 'INSERT' AND NOT EXISTS (SELECT FROM ${table} WHERE id = NEW.subject_id FOR KEY SHARE) THEN
        RAISE foreign_key_violation USING MESSAGE = 'an entry waits for an unknown record of ${table}',
          CONSTRAINT = 'waiting_entry_${table}_fkey', TABLE = 'waiting_entry';
      END IF;
      IF change <> 0 THEN
        UPDATE ${table} SET offered_count = offered_count + change
        WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.subject_id ELSE NEW.subject_id END;
      END IF;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION count_offers_of_${table}() IS 'writes ${table}'`);
  await runner.query(`
    CREATE TRIGGER waiting_entry_counts_${table} AFTER INSERT OR UPDATE OF state ON waiting_entry
    FOR EACH ROW WHEN (NEW.subject = '${table}') EXECUTE FUNCTION count_offers_of_${table}()`);
  await runner.query(`
    CREATE TRIGGER waiting_entry_leaves_${table} AFTER DELETE ON waiting_entry
    FOR EACH ROW WHEN (OLD.subject = '${table}') EXECUTE FUNCTION count_offers_of_${table}()`);
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

export async function countNoOffersOf(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`DROP TRIGGER ${table}_drops_line ON ${table}`);
  await runner.query(`DROP TRIGGER waiting_entry_counts_${table} ON waiting_entry`);
  await runner.query(`DROP TRIGGER waiting_entry_leaves_${table} ON waiting_entry`);
  await runner.query(`DROP FUNCTION drop_line_of_${table}(), count_offers_of_${table}()`);
}

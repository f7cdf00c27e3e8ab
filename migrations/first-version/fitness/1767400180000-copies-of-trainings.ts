import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Both SQL, on aliases of `ingest_key`: one device of the catalogue, or one name where a key has no device. */
const ofOneDevice = (one: string, other: string) =>
  `(${one}.device_id = ${other}.device_id OR lower(${one}.name) = lower(${other}.name)
    AND (${one}.device_id IS NULL OR ${other}.device_id IS NULL))`;

/** Key by key: the one of its device that was revoked last before it was created, unless another key has replaced that one. */
const LINEAGES = `
  DO $$
  DECLARE made ingest_key;
  BEGIN
    FOR made IN SELECT * FROM ingest_key k WHERE EXISTS (
      SELECT FROM ingest_key old WHERE old.account_id = k.account_id AND old.revoked_at <= k.created_at) ORDER BY k.id
    LOOP
      UPDATE ingest_key SET lineage_id = (
        SELECT coalesce(old.lineage_id, old.id) FROM ingest_key old
        WHERE old.account_id = made.account_id AND old.id < made.id AND old.revoked_at <= made.created_at
          AND ${ofOneDevice('old', 'made')}
          AND NOT EXISTS (SELECT FROM ingest_key later
            WHERE later.account_id = old.account_id AND later.id < made.id
              AND coalesce(later.lineage_id, later.id) = coalesce(old.lineage_id, old.id)
              AND (later.revoked_at IS NULL OR later.revoked_at > made.created_at))
        ORDER BY old.revoked_at DESC, old.id DESC LIMIT 1)
      WHERE id = made.id;
    END LOOP;
  END $$`;

const rank = (of: string) => `(coalesce(array_position(ARRAY['manual', 'session'], ${of}.source), 3), ${of}.id)`;
const copies = (of: string) => `
  (least(${of}.ended_at, counted.ended_at) - greatest(${of}.started_at, counted.started_at)) * 2
    >= least(${of}.ended_at - ${of}.started_at, counted.ended_at - counted.started_at)`;

/** Judges the trainings of each account that has a copy which shares less than half of the shorter one, in their order. */
const COPIES = `
  DO $$
  DECLARE
    touched integer;
    judged activity;
  BEGIN
    FOR touched IN
      SELECT DISTINCT copy.account_id FROM activity copy JOIN activity counted ON counted.id = copy.duplicate_of_id
      WHERE NOT ${copies('copy')}
    LOOP
      FOR judged IN SELECT * FROM activity a WHERE a.account_id = touched ORDER BY ${rank('a')} LOOP
        UPDATE activity SET duplicate_of_id = (
          SELECT counted.id FROM activity counted
          WHERE counted.account_id = touched AND counted.duplicate_of_id IS NULL AND counted.source <> judged.source
            AND ${rank('counted')} < ${rank('judged')}
            AND counted.started_at < judged.ended_at AND judged.started_at < counted.ended_at AND ${copies('judged')}
          ORDER BY ${rank('counted')} LIMIT 1)
        WHERE id = judged.id;
      END LOOP;
    END LOOP;
  END $$`;

const SPAN = `tstzrange(started_at, ended_at, CASE WHEN started_at = ended_at THEN '[]' ELSE '[)' END)`;

/**
 * Two devices may number their trainings alike: an id is unique per key, no longer per account. A copy shares at least half of
 * the shorter training. The version before this one
 * inserts into the index that goes, so its ingest of sessions answers 500 until it is stopped.
 */
export class CopiesOfTrainings1767400180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ingest_key ADD COLUMN lineage_id integer
        CONSTRAINT ingest_key_lineage_fkey REFERENCES ingest_key (id) ON DELETE CASCADE`);
    await runner.query(LINEAGES);
    await runner.query(COPIES);
    await runner.query(`
      CREATE UNIQUE INDEX ingest_key_lineage_once ON ingest_key ((coalesce(lineage_id, id))) WHERE revoked_at IS NULL`);
    await runner.query(`
      CREATE INDEX ingest_key_lineage_idx ON ingest_key (lineage_id) WHERE lineage_id IS NOT NULL`);
    await runner.query(`DROP INDEX activity_external_once`);
    await runner.query(`
      CREATE UNIQUE INDEX activity_external_once ON activity (account_id, external_id, source)
      WHERE external_id IS NOT NULL`);
    await runner.query(`
      ALTER TABLE activity ADD CONSTRAINT activity_external_counted_once
      EXCLUDE USING gist (account_id WITH =, external_id WITH =, ${SPAN} WITH &&)
      WHERE (external_id IS NOT NULL AND duplicate_of_id IS NULL) DEFERRABLE INITIALLY DEFERRED`);
  }

  /** An id that several trainings have stays with the first of them; copies stay judged. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE activity DROP CONSTRAINT activity_external_counted_once`);
    await runner.query(`DROP INDEX activity_external_once`);
    await runner.query(`
      UPDATE activity a SET external_id = a.source || ' ' || a.external_id
      WHERE EXISTS (SELECT FROM activity other
        WHERE other.account_id = a.account_id AND other.external_id = a.external_id AND other.id < a.id)`);
    await runner.query(
      `CREATE UNIQUE INDEX activity_external_once ON activity (account_id, external_id) WHERE external_id IS NOT NULL`,
    );
    await runner.query(`DROP INDEX ingest_key_lineage_once, ingest_key_lineage_idx`);
    await runner.query(`ALTER TABLE ingest_key DROP COLUMN lineage_id`);
  }
}

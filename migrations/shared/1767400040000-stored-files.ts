import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoredFiles1767400040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stored_file (
        address text NOT NULL,
        owner text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT stored_file_pkey PRIMARY KEY (address)
      )`);
    await runner.query(`CREATE INDEX stored_file_owner_idx ON stored_file (owner)`);
    // Cascades are covered, too. A database without jobs has no process that stores files.
    await runner.query(`
      CREATE FUNCTION discard_files() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        addresses jsonb;
        jobs text := TG_TABLE_SCHEMA || '_jobs';
      BEGIN
        SELECT jsonb_agg(DISTINCT found.value) INTO addresses
        FROM gone, jsonb_path_query(to_jsonb(gone),
          'strict $.** ? (@.type() == "string" && @ like_regex "/(uploads|messages|private)/")') AS found (value);
        IF addresses IS NOT NULL AND to_regnamespace(quote_ident(jobs)) IS NOT NULL THEN
          EXECUTE format('SELECT %I.add_job($1, $2)', jobs)
            USING 'discard_files', json_build_object('addresses', addresses);
        END IF;
        RETURN NULL;
      END
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION discard_files()`);
    await runner.query(`DROP TABLE stored_file`);
  }
}

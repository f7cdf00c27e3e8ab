const { setTimeout: sleep } = require('node:timers/promises');
const { Client } = require('pg');

/** Tables that the process itself fills and reads again: migrations, names of jobs, schedules. */
const OF_THE_PROCESS = `('schema_migration', 'schema_routine', 'migrations', '_private_tasks', '_private_known_crontabs')`;

/** A row for each table of the services, with its columns that can be written. */
const TABLES = `
SELECT format('%I.%I', nspname, relname) AS name, pg_class.oid::int AS id,
  (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
   WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
WHERE relkind = 'r' AND nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'unwritten')
  AND relname NOT IN ${OF_THE_PROCESS}`;

/**
 * The schemas, and a fingerprint of what is in them: tables, indexes, columns, constraints, functions and triggers. A file that
 * changes them needs a database of its own.
 */
const SCHEMAS = `
WITH class AS (SELECT relnamespace AS id, sum(hashint4(oid::int)::bigint + relnatts) FROM pg_class WHERE relkind <> 't' GROUP BY 1),
  "constraint" AS (SELECT connamespace AS id, sum(hashint4(oid::int)) FROM pg_constraint GROUP BY 1),
  routine AS (SELECT pronamespace AS id, sum(hashtext(prosrc)) FROM pg_proc WHERE pronamespace <> 'pg_catalog'::regnamespace GROUP BY 1),
  "trigger" AS (SELECT relnamespace AS id, sum(hashtext(tgname::text || tgenabled::text))
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid GROUP BY 1)
SELECT nspname AS name, concat_ws(' ', class.sum, "constraint".sum, routine.sum, "trigger".sum) AS content
FROM pg_namespace LEFT JOIN class ON class.id = pg_namespace.oid LEFT JOIN "constraint" ON "constraint".id = pg_namespace.oid
  LEFT JOIN routine ON routine.id = pg_namespace.oid LEFT JOIN "trigger" ON "trigger".id = pg_namespace.oid
WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'`;

/** Transactions of others in this database. */
const RUNNING = `
SELECT query FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend' AND xact_start IS NOT NULL`;
/** Of 50 ms each. */
const MAX_WAITS = 400;

/** Statements read all pages of a table, those of deleted rows as well. */
const MAX_EMPTY_BYTES = 256 * 1024;

/**
 * The database that the test files of a worker share. What a file has written is removed at its end; roles, settings and
 * whatever else the template has are restored from a copy.
 */
class WorkerDatabase {
  static async open(url) {
    const client = new Client({ connectionString: url, application_name: 'quintet-test-cleaning' });
    client.on('error', () => undefined);
    await client.connect();
    client.unref();
    const { rows: tables } = await client.query(TABLES);
    const seeded = await seededOf(client, tables);
    await client.query('CREATE SCHEMA unwritten');
    for (const { id, name } of seeded) await client.query(`CREATE TABLE unwritten.t${id} AS TABLE ${name}`);
    const { rows: schemas } = await client.query(SCHEMAS);
    const contents = new Map(schemas.map(({ name, content }) => [name, content]));
    return new WorkerDatabase(url, client, { tables, seeded: new Set(seeded), contents });
  }

  constructor(url, client, { tables, seeded, contents }) {
    this.url = url;
    this.client = client;
    this.tables = tables;
    this.seeded = seeded;
    this.contents = contents;
  }

  async clean() {
    await this.quiet();
    await this.checkSchemas();
    const written = await this.written();
    const statements = [
      'BEGIN',
      // Without triggers and foreign keys, so that the order does not matter.
      'SET LOCAL session_replication_role = replica',
      "SET LOCAL lock_timeout = '30s'",
      ...written.filter(table => !this.seeded.has(table)).map(({ name }) => `DELETE FROM ${name}`),
      ...[...this.seeded].map(restoring),
      'COMMIT',
    ];
    await this.client.query(statements.join(';\n'));
    for (const { name, bytes } of written) if (bytes > MAX_EMPTY_BYTES) await this.client.query(`VACUUM ${name}`);
  }

  /** Waits for the statements that a failed test has left running. */
  async quiet() {
    for (let waits = 0; ; waits += 1) {
      const { rows } = await this.client.query(RUNNING);
      if (rows.length === 0) return;
      if (waits === MAX_WAITS)
        throw new Error(`This file left transactions open: ${rows.map(({ query }) => query).join('; ')}`);
      await sleep(50);
    }
  }

  /** Drops the schemas of services that a file invented. */
  async checkSchemas() {
    const { rows: schemas } = await this.client.query(SCHEMAS);
    const added = schemas.filter(({ name }) => !this.contents.has(name));
    for (const { name } of added) await this.client.query(`DROP SCHEMA ${name} CASCADE`);
    const changed = schemas.filter(
      ({ name, content }) => this.contents.has(name) && this.contents.get(name) !== content,
    );
    if (changed.length === 0) return;
    const names = changed.map(({ name }) => name).join(', ');
    throw new Error(`This file changed the schema ${names}: begin it with a comment that says @own-database.`);
  }

  /** Tables that have pages, which a table nobody ever wrote has not. */
  async written() {
    const { rows } = await this.client.query(
      'SELECT id, bytes::int FROM unnest($1::int[]) id, pg_relation_size(id) bytes WHERE bytes > 0',
      [this.tables.map(({ id }) => id)],
    );
    const bytesOf = new Map(rows.map(({ id, bytes }) => [id, bytes]));
    return this.tables
      .filter(({ id }) => bytesOf.has(id))
      .map(table => Object.assign(table, { bytes: bytesOf.get(table.id) }));
  }
}

/** Writes only when the rows are no longer those of the template. */
const restoring = ({ id, name, columns }) => `
DO $$ BEGIN
  IF EXISTS (TABLE unwritten.t${id} EXCEPT TABLE ${name}) OR EXISTS (TABLE ${name} EXCEPT TABLE unwritten.t${id}) THEN
    DELETE FROM ${name};
    INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM unwritten.t${id};
  END IF;
END $$`;

async function seededOf(client, tables) {
  const counted = tables.map(({ name }, index) => `SELECT ${index} AS index WHERE EXISTS (SELECT FROM ${name})`);
  const { rows } = await client.query(counted.join(' UNION ALL '));
  return rows.map(({ index }) => tables[index]);
}

module.exports = { WorkerDatabase };

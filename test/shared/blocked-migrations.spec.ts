/** @own-database */
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { errorMessage } from '#host/process';
import { preparationError } from '#host/preparation/startup-error';
import { openDataSource, type ServiceDataSource } from '#kit/database/data-source';
import { migrate, MigrationBlocked } from '#host/schema/migrate';
import { property } from '#services/property/property';
import { OF_DATABASE, waitsFor } from '../harness/locks';

const LIMITS = { lockTimeoutMs: 2_000, maxAttempts: 2, pauseMs: 50 };
/** Longer than `deadlock_timeout`, so that Postgres finds deadlocks first. */
const DEADLOCK_LIMITS = { ...LIMITS, lockTimeoutMs: 2_500 };

const url = process.env['DATABASE_URL'] ?? '';
const clients: Client[] = [];
let dataSource: ServiceDataSource | undefined;

afterEach(async () => {
  await dataSource?.destroy();
  for (const client of clients.splice(0)) await client.end();
});

async function connect(name: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: name });
  clients.push(client);
  await client.connect();
  return client;
}

let migrations = 0;

/** Property with one more migration, which runs these statements. */
async function withMigration(...statements: readonly string[]): Promise<{ name: string; runs: () => number }> {
  const name = `Added${2_026_112_900_000 + ++migrations}`;
  let runs = 0;
  class Added implements MigrationInterface {
    name = name;

    async up(runner: QueryRunner): Promise<void> {
      runs += 1;
      for (const statement of statements) await runner.query(statement);
    }

    async down(): Promise<void> {}
  }
  const definition = { ...property.definition, migrations: [...property.definition.migrations, Added] };
  dataSource = await openDataSource(definition, url, { poolSize: 2 });
  return { name, runs: () => runs };
}

/** A transaction as that of pg_dump: it has read the table, and reads on. */
async function openReader(table: string): Promise<{ client: Client; pid: number }> {
  const client = await connect('pg_dump');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await client.query(`SELECT FROM ${table} LIMIT 1`);
  return { client, pid: (client as Client & { processID: number }).processID };
}

const addColumn = (table: string) => `ALTER TABLE ${table} ADD COLUMN added_${migrations + 1} integer`;

it.each(['property.lead', 'property.home', 'property.account'])(
  'a migration of %s gives way to a long reader, so that requests go on, and is repeated',
  async table => {
    const { runs } = await withMigration(addColumn(table));
    const reader = await openReader(table);
    const request = await connect('request');
    const blocked: MigrationBlocked[] = [];
    const served: number[] = [];
    const serve = async () => {
      await request.query(`SELECT FROM ${table} LIMIT 1`);
      served.push(blocked.length);
      await reader.client.query('COMMIT');
    };
    await migrate(
      dataSource!,
      problem => {
        blocked.push(problem);
        // Between two attempts nobody waits for the reader.
        void serve();
      },
      { ...LIMITS, pauseMs: 1_500 },
    );
    expect([blocked.length, runs()]).toEqual([1, 2]);
    expect(blocked[0]!.blockers).toMatchObject([{ pid: reader.pid, application: 'pg_dump' }]);
    expect(served).toEqual([1]);
  },
);

/**
 * Waits until the transaction that has read `lead` waits for `home` and has looked for a deadlock. Each looks once, so the one
 * that waits next finds it.
 */
const WRITER_WAITS = `DO $$ BEGIN
  WHILE EXISTS (SELECT FROM pg_locks WHERE relation = 'property.lead'::regclass AND granted AND ${OF_DATABASE}
    AND pid <> pg_backend_pid()) LOOP
    IF EXISTS (${waitsFor('property.home')}) THEN
      PERFORM pg_sleep(5 * extract(epoch FROM current_setting('deadlock_timeout')::interval));
      EXIT;
    END IF;
    PERFORM pg_sleep(0.02);
  END LOOP;
END $$`;

it('a migration that is the victim of a deadlock is repeated', async () => {
  const { runs } = await withMigration(addColumn('property.home'), WRITER_WAITS, addColumn('property.lead'));
  const writer = await connect('request');
  await writer.query('BEGIN; SELECT FROM property.lead LIMIT 1');
  const migrating = migrate(dataSource!, undefined, DEADLOCK_LIMITS);
  const isAltered = `SELECT FROM pg_locks WHERE relation = 'property.home'::regclass AND granted AND ${OF_DATABASE}
    AND mode = 'AccessExclusiveLock'`;
  const watcher = await connect('watcher');
  while ((await watcher.query(isAltered)).rowCount === 0) await new Promise(resolve => setTimeout(resolve, 20));
  await writer.query('SELECT FROM property.home LIMIT 1; COMMIT');
  await migrating;
  expect(runs()).toBe(2);
});

it('a reader that outlasts all attempts is named, and nothing of the migration stays', async () => {
  const { name, runs } = await withMigration(addColumn('property.lead'), addColumn('property.home'));
  const { pid } = await openReader('property.home');
  const migrating = migrate(dataSource!, undefined, LIMITS);
  const failure: unknown = await migrating.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationBlocked);
  expect(runs()).toBe(LIMITS.maxAttempts);
  expect(errorMessage(preparationError(failure, 'property', url))).toMatch(
    new RegExp(
      `^A migration of property cannot begin: ${name} waits for a lock of connection ${pid} \\(pg_dump of \\w+, open for \\d+ s\\)\\. ` +
        `Wait until that has ended, or end it with SELECT pg_terminate_backend\\(${pid}\\), then start again\\.$`,
    ),
  );
  const { rows } = await (await connect('watcher')).query(
    `SELECT FROM property.schema_migration WHERE name = '${name}'`,
  );
  expect(rows).toEqual([]);
});

it('a migration that is wrong is not repeated', async () => {
  const { runs } = await withMigration('ALTER TABLE property.no_such_table ADD COLUMN added integer');
  await expect(migrate(dataSource!, undefined, LIMITS)).rejects.toThrow('does not exist');
  expect(runs()).toBe(1);
});

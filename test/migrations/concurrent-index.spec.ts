/** @own-database */
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { property } from '#services/property/property';
import { openServiceDatabase, type ServiceDatabase } from './service-database';

let service: ServiceDatabase;
const clients: Client[] = [];
let runs = 0;
beforeAll(async () => {
  service = await openServiceDatabase(property.definition);
});
beforeEach(async () => {
  runs = 0;
  await service.query('CREATE TABLE shelf (id integer, book text)');
  await service.query(`INSERT INTO shelf VALUES (1, 'Emma'), (2, 'Persuasion')`);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
  await service.query('DROP TABLE shelf');
  await service.query(`DELETE FROM schema_migration WHERE name ~ '^Shelf'`);
});
afterAll(() => service?.close());

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'], options: '-c search_path=property' });
  clients.push(client);
  await client.connect();
  return client;
}

/** Property with a migration that creates the index. */
function withIndex({ unique = false } = {}): ServiceDefinition {
  class ShelfBooks2026112900000 implements MigrationInterface {
    transaction = false;

    async up(runner: QueryRunner): Promise<void> {
      runs += 1;
      await createIndexConcurrently(runner, 'shelf_book_idx', 'ON shelf (book)', { unique });
    }

    async down(): Promise<void> {}
  }
  return { ...property.definition, migrations: [...property.definition.migrations, ShelfBooks2026112900000] };
}

const INDEXES = `SELECT indexrelid::regclass::text AS name, indisvalid AS "isValid" FROM pg_index
  WHERE indrelid = 'property.shelf'::regclass`;
const STARTS = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'quintet:migrations'
  AND query LIKE '%advisory%'`;
const indexes = () => service.query<{ name: string; isValid: boolean }>(INDEXES);
const isRecorded = async () => (await service.query(`SELECT FROM schema_migration WHERE name ~ '^Shelf'`)).length === 1;
const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise(resolve => setTimeout(resolve, 20));
};
const FINISHED = [{ name: 'shelf_book_idx', isValid: true }];
/** Of the index, while a transaction that is older is waited for. */
const isUnfinished = async () => (await indexes()).some(({ isValid }) => !isValid);

it('is created once, while rows are written and read', async () => {
  const reader = await connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM shelf');
  const started = service.start(withIndex());
  await until(isUnfinished);
  await service.query(`INSERT INTO shelf VALUES (3, 'Sanditon')`);
  // Longer than a migration waits for the lock of a table.
  await reader.query('SELECT pg_sleep(2.6)');
  await reader.query('COMMIT');
  await started;
  expect([await indexes(), runs, await isRecorded()]).toEqual([FINISHED, 1, true]);
});

it('starts that wait for each other do not keep it from being finished', async () => {
  const writer = await connect();
  await writer.query(`BEGIN; INSERT INTO shelf VALUES (3, 'Sanditon')`);
  const first = service.start(withIndex());
  await until(isUnfinished);
  // Waits before the index waits for older snapshots.
  const second = service.start(withIndex());
  await until(async () => (await service.query(STARTS)).length === 2);
  await writer.query('COMMIT');
  await Promise.all([first, second]);
  expect([await indexes(), runs]).toEqual([FINISHED, 1]);
});

it('is created again by the next start, where one was killed', async () => {
  const reader = await connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM shelf');
  const started = service.start(withIndex()).catch((failure: unknown) => failure);
  await until(isUnfinished);
  await service.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'CREATE INDEX CONCURRENTLY%'`,
  );
  expect(await started).toBeInstanceOf(Error);
  await reader.query('COMMIT');
  expect([await isUnfinished(), await isRecorded()]).toEqual([true, false]);
  await service.start(withIndex());
  expect([await indexes(), runs, await isRecorded()]).toEqual([FINISHED, 2, true]);
});

it('stays where it was finished before a start that was killed could record it', async () => {
  await service.query('CREATE INDEX shelf_book_idx ON shelf (book)');
  const [before] = await service.query<{ id: number }>(`SELECT 'shelf_book_idx'::regclass::oid::integer AS id`);
  await service.start(withIndex());
  expect(await service.query(`SELECT 'shelf_book_idx'::regclass::oid::integer AS id`)).toEqual([before]);
  expect(await isRecorded()).toBe(true);
});

it('leaves nothing behind when rows forbid it', async () => {
  await service.query(`INSERT INTO shelf VALUES (3, 'Emma')`);
  await expect(service.start(withIndex({ unique: true }))).rejects.toThrow('could not create unique index');
  expect([await indexes(), await isRecorded()]).toEqual([[], false]);
});

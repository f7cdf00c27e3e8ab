/**
 * @no-database
 * @needs postgres
 */
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { createHost, type Host } from '#host/host';
import { prepareServices } from '#host/preparation/prepare';
import { migrationState } from '#host/preparation/schema';
import { SERVICES } from '#host/services';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import { SystemClock } from '#kit/time/clock';
import { testConfiguration } from '../harness/configuration';
import { type InstalledPostgres, startInstalledPostgres } from '../harness/installed-postgres';
import { NoPictures } from '../harness/no-pictures';

/** All five have their tables; what fills the others takes longest and has no kind of column that these lack. */
const FILLED = ['food', 'property', 'stays'];
const services = SERVICES.map(service => ({
  ...service,
  seedDemo: async (seeding: Parameters<typeof service.seedDemo>[0]) => {
    if (!FILLED.includes(service.definition.name)) return;
    await service.seedDemo({ ...seeding, storage: new NoPictures(seeding.storage) });
  },
  drawDemo: async () => undefined,
}));
const schemas = SERVICES.flatMap(({ definition: { name } }) => [name, `${name}_jobs`]);

const ASKED = [
  '/food/api/products?limit=50',
  '/courses/api/users/courses',
  '/property/api/properties',
  '/stays/api/stays',
  '/fitness/api/health',
];

let postgres: InstalledPostgres;
const opened: Host[] = [];
beforeAll(async () => {
  postgres = await startInstalledPostgres();
});
afterAll(async () => {
  for (const host of opened) await host.close();
  await postgres?.remove();
});

const configurationOf = (database: string) =>
  testConfiguration({ DATABASE_URL: postgres.addressOf(database), DEMO_DATA: 'true', DATABASE_POOL: '3' });

/** The five services on a database, as a start brings them. */
async function start(database: string): Promise<string> {
  const configuration = configurationOf(database);
  const clock = new SystemClock();
  await prepareServices(services, configuration, clock);
  const context = { configuration, clock, log: new Log('silent'), mailbox: new Mailbox() };
  const host = await createHost(services, context);
  opened.push(host);
  await new Promise<void>(resolve => host.server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(host.server.address() as { port: number }).port}`;
}

async function on<Result>(database: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: postgres.addressOf(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, and where every sequence is, as one figure each. */
async function contents(database: string): Promise<Record<string, string>> {
  return on(database, async client => {
    const found: Record<string, string> = {};
    const tables = await client.query<{ name: string; kind: string }>(
      `SELECT c.oid::regclass::text AS name, relkind AS kind FROM pg_class c
       WHERE relkind IN ('r', 'S') AND relnamespace = ANY($1::regnamespace[]) ORDER BY 1`,
      [schemas],
    );
    for (const { name, kind } of tables.rows) {
      const figure =
        kind === 'S'
          ? `SELECT last_value::text AS figure FROM ${name}`
          : `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' ORDER BY t::text)), '') AS figure FROM ${name} t`;
      found[name] = (await client.query<{ figure: string }>(figure)).rows[0]!.figure;
    }
    return found;
  });
}

const rowsIn = (found: Record<string, string>) =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !name.endsWith('_seq')));

const answers = async (origin: string) =>
  Promise.all(
    ASKED.map(async path => {
      const answer = await fetch(origin + path);
      return { path, status: answer.status, body: await answer.text() };
    }),
  );

it('what is dumped from a running database and restored into an empty server is the same, and goes on', async () => {
  await on('postgres', async client => {
    await client.query('CREATE DATABASE source');
    await client.query('CREATE DATABASE target');
  });
  const origin = await start('source');
  const before = await contents('source');
  const answered = await answers(origin);
  expect(answered.map(({ path, status }) => [path, status])).toEqual(ASKED.map(path => [path, 200]));
  expect(Object.keys(before).length).toBeGreaterThan(150);

  const file = join(postgres.directory, 'quintet.dump');
  await postgres.run('pg_dump', '--format=custom', `--file=${file}`, postgres.addressOf('source'));
  const restore = ['--no-owner', '--exit-on-error', `--dbname=${postgres.addressOf('target')}`, file];
  await postgres.run('pg_restore', ...restore);
  expect(await contents('target')).toEqual(before);

  const restored = await start('target');
  // A start offers the built-in roles again, which uses up numbers of their sequence.
  expect(rowsIn(await contents('target'))).toEqual(rowsIn(before));
  for (const { definition } of SERVICES) {
    expect((await migrationState(definition, configurationOf('target'))).pending).toEqual([]);
  }
  expect(await answers(restored)).toEqual(answered);
  const lead = { name: 'Sara Haddad', email: 'sara@example.com', intent: 'buy', client_token: randomUUID() };
  const sent = await fetch(`${restored}/property/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect(sent.status).toBe(201);
});

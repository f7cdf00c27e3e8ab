import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Temporal } from 'temporal-polyfill';
import type { HostedService } from '#host/hosted-service';
import { prepareServices } from '#host/prepare';
import { SERVICES } from '#host/services';
import { startService, type TestService } from './app';
import { testConfiguration } from './configuration';
import { linkDrawings, withDrawings } from './drawings';
import { TestClock } from './test-clock';

/** A database of a test's own with demo data in it, as the start of a process in demo mode stores them. */
export interface DemoDatabase {
  url: string;
  /** What the demo data is relative to, `2026-05-09T12:30:00.123Z`: minutes ago, perhaps on another day. */
  filledAt: string;
  drop: () => Promise<void>;
}

const TEMPLATE = 'quintet_template';
const OBJECT_IN_USE = '55006';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Copies the demo data of services, pictures included. The first test file of a run that asks for them fills a template,
 * which takes some seconds; others wait for it.
 */
export async function demoDatabase(...services: string[]): Promise<DemoDatabase> {
  const names = services.toSorted();
  const { database: template, filledAt } = await onServer(async server => templateOf(names, server));
  linkDrawings(testConfiguration(), names);
  const database = `quintet_test_${process.env['JEST_WORKER_ID']}_${randomUUID().slice(0, 8)}`;
  await copyDatabase(template, database);
  const drop = async () => inTurn(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  return { url: addressOf(database), filledAt, drop };
}

/**
 * Boots a service on a database of its own with the demo data in it. Its clock stands at the moment of their filling, so that
 * a test sees them as they were made however long ago that is.
 */
export async function startWithDemo(
  hosted: HostedService,
  environment: Record<string, string> = {},
): Promise<TestService> {
  const demo = await demoDatabase(hosted.definition.name);
  try {
    const service = await startService(hosted, { DATABASE_URL: demo.url, ...environment });
    service.clock.set(demo.filledAt);
    return {
      ...service,
      close: async () => {
        await service.close();
        await demo.drop();
      },
    };
  } catch (failure) {
    await demo.drop();
    throw failure;
  }
}

interface Template {
  database: string;
  filledAt: string;
}

/** Fills the template once a run. The comment of a database says that it is filled, of which run it is, and when it was filled. */
async function templateOf(names: readonly string[], server: Client): Promise<Template> {
  const database = ['quintet_demo', ...names].join('_');
  // Postgres releases the lock with the connection, also of a worker that is killed.
  await server.query('SELECT pg_advisory_lock(hashtext($1))', [database]);
  const filled = await filledBefore(database, server);
  if (filled) return filled;
  await inTurn(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  const others = names.slice(0, -1);
  const base = others.length > 0 ? await onServer(async other => templateOf(others, other)) : undefined;
  await copyDatabase(base?.database ?? TEMPLATE, database);
  const filledAt = base?.filledAt ?? Temporal.Now.instant().round('millisecond').toString();
  await fill(names.at(-1)!, addressOf(database), filledAt);
  await server.query(`COMMENT ON DATABASE ${database} IS '${await runOf(server)} ${filledAt}'`);
  return { database, filledAt };
}

async function filledBefore(database: string, server: Client): Promise<Template | undefined> {
  const { rows } = await server.query<{ comment: string | null }>(
    `SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = $1`,
    [database],
  );
  const [run, filledAt] = rows[0]?.comment?.split(' ') ?? [];
  return filledAt && run === (await runOf(server)) ? { database, filledAt } : undefined;
}

/** Every run creates the template again, on a server that outlives the run too. */
async function runOf(server: Client): Promise<string> {
  const { rows } = await server.query<{ oid: number }>('SELECT oid FROM pg_database WHERE datname = $1', [TEMPLATE]);
  return String(rows[0]!.oid);
}

async function fill(name: string, url: string, filledAt: string): Promise<void> {
  const environment = { DATABASE_URL: url, SERVICES: name, DEMO_MODE: 'true', DEMO_DATA: 'true' };
  const configuration = testConfiguration(environment);
  const service = SERVICES.find(({ definition }) => definition.name === name)!;
  // One instant: the slots of orders differ from one quarter of an hour to the next.
  const clock = new TestClock();
  clock.set(filledAt);
  await withDrawings(configuration, [name], () => prepareServices([service], configuration, clock));
}

const copyDatabase = async (from: string, to: string) =>
  inTurn(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);

/** Creates or drops a database. Postgres copies none with connections, and drops none while its autovacuum works there: both end soon. */
export async function inTurn(statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await onServer(async server => server.query(statement));
      return;
    } catch (failure) {
      const { code = '' } = failure as { code?: string };
      if (![OBJECT_IN_USE, INSUFFICIENT_PRIVILEGE].includes(code) || attempt === 50) throw failure;
      await sleep(100);
    }
  }
}

async function onServer<Result>(work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function addressOf(database: string): string {
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  url.pathname = database;
  return url.href;
}

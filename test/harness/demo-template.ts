import type { Client } from 'pg';
import { Temporal } from 'temporal-polyfill';
import type { HostedService } from '#host/service/hosted-service';
import { prepareServices } from '#host/preparation/prepare';
import { SERVICES } from '#host/services';
import { startService, type TestService } from './app';
import { testConfiguration } from './configuration';
import { linkDrawings, withDrawings } from './drawings';
import { TestClock } from './test-clock';
import { addressOf, createDatabase, dropDatabase, newName, onServer, TEMPLATE } from './test-databases.cjs';

const MAX_RECENT_MS = 3 * 60_000;

/** A database of a test's own with demo data in it, as the start of a process in demo mode stores them. */
export interface DemoDatabase {
  url: string;
  /** What the demo data is relative to, `2026-05-09T12:30:00.123Z`: minutes ago, perhaps on another day. */
  filledAt: string;
  drop: () => Promise<void>;
}

/**
 * Copies the demo data of services, pictures included. The first test file of a run that asks for them fills a template,
 * which takes some seconds; others wait for it.
 */
export async function demoDatabase(...services: string[]): Promise<DemoDatabase> {
  return copyOf(services, Infinity);
}

/** The same with demo data of the last minutes, for tests that run with the real time. */
export async function recentDemoDatabase(...services: string[]): Promise<DemoDatabase> {
  return copyOf(services, MAX_RECENT_MS);
}

async function copyOf(services: readonly string[], maxAgeMs: number): Promise<DemoDatabase> {
  const names = services.toSorted();
  const database = newName();
  const filledAt = await copyTemplate(names, database, maxAgeMs);
  const url = addressOf(database);
  linkDrawings(testConfiguration({ DATABASE_URL: url }), names);
  return { url, filledAt, drop: async () => dropDatabase(database) };
}

/** Copies the template, which no other file fills again meanwhile. @returns the time at which it was filled */
async function copyTemplate(names: readonly string[], database: string, maxAgeMs: number): Promise<string> {
  return onServer(async server => {
    const template = await templateOf(names, server, maxAgeMs);
    await createDatabase(database, template.database);
    return template.filledAt;
  });
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

/**
 * Fills the template once a run, and again when it is older than `maxAgeMs`. The comment of a database says that it is filled,
 * of which run it is, and when it was filled.
 */
async function templateOf(names: readonly string[], server: Client, maxAgeMs: number): Promise<Template> {
  const database = ['quintet_demo', ...names].join('_');
  // Postgres releases the lock with the connection, also of a worker that is killed.
  await server.query('SELECT pg_advisory_lock(hashtext($1))', [database]);
  const filled = await filledBefore(database, server);
  if (filled && ageMsOf(filled) <= maxAgeMs) return filled;
  await dropDatabase(database);
  const others = names.slice(0, -1);
  const filledAt = others.length > 0 ? await copyTemplate(others, database, maxAgeMs) : await emptyCopy(database);
  await fill(names.at(-1)!, addressOf(database), filledAt);
  await server.query(`COMMENT ON DATABASE ${database} IS '${await runOf(server)} ${filledAt}'`);
  return { database, filledAt };
}

const ageMsOf = ({ filledAt }: Template) => Date.now() - Temporal.Instant.from(filledAt).epochMilliseconds;

/** A database without demo data. @returns the present time, as which they are filled */
async function emptyCopy(database: string): Promise<string> {
  await createDatabase(database);
  return Temporal.Now.instant().round('millisecond').toString();
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

import { Passwords } from '#kit/access/passwords';
import type { Configuration } from '#kit/config/configuration';
import type { ServiceDataSource } from '#kit/database/data-source';
import { Database } from '#kit/database/database';
import { canRetry, isLockTimeout } from '#kit/database/database-refusals';
import { pause, retrying } from '#kit/database/retrying';
import { raw, sql } from '#kit/database/sql';
import { jobSchema } from '#jobs/jobs';
import { createStorage } from '#media/media.module';
import type { Clock } from '#kit/time/clock';
import { ANNOUNCE_RESET, KEPT_JOBS } from '#shared/demo/demo-announcement';
import { lastResetTime } from '#shared/demo/reset-times';
import type { Seeding } from '#shared/seeding/seeding';
import { seedSettings } from '#shared/settings/seed-settings';
import { seedFirstAdmin, seedRoles } from '#shared/staff/seed-roles';
import { drawMissingPictures, drawnPictures, type Warn } from './demo-pictures';
import type { SeededService } from '../service/hosted-service';
import { withConnection, withSchemaLock } from './schema';

/** `unmarked`: the database was not filled by demo mode, so nothing was deleted. */
export type ResetOutcome = 'reset' | 'not due' | 'unmarked';

export interface DemoContext {
  configuration: Configuration;
  clock: Clock;
  warn?: Warn;
}

/** Timeout for writes in progress; afterwards waiting writes pass, and the reset is retried. */
const LOCK_TIMEOUT_MS = 2_000;
/** Retries the reset every second, at most 29 times. */
const WHILE_LOCKED = {
  isLost: (failure: unknown) => isLockTimeout(failure) || canRetry(failure),
  times: 29,
  before: pause(1_000),
};

/** Migrations fill this table, so neither a reset nor a drop empties it. */
export const ACCOUNTS_OF_LEDGER = 'ledger_account';

/** Tables that a reset does not empty. */
const KEPT_TABLES = ['schema_migration', 'schema_routine', 'demo_state', ACCOUNTS_OF_LEDGER];

/** Empties and refills a service if that is due, or always with `force`. One process at a time. */
export async function resetDemo(
  service: SeededService,
  context: DemoContext,
  { force = false }: { force?: boolean } = {},
): Promise<ResetOutcome> {
  return withSchemaLock(service.definition, context.configuration, async dataSource => {
    const filledAt = await filledAtOf(new Database(dataSource));
    if (!filledAt) return 'unmarked';
    if (!force && !isResetDue(filledAt, context)) return 'not due';
    await fillAgain(service, context, dataSource);
    return 'reset';
  });
}

/** Whether demo mode filled the database, so that it may be emptied. Throws `StartupError`. */
export async function isDemoDatabase({ definition }: SeededService, configuration: Configuration): Promise<boolean> {
  return withConnection(definition, configuration, async connection => {
    const { rows } = await connection.query(`SELECT FROM ${definition.name}.demo_state`);
    return rows.length > 0;
  });
}

/** Time of the last fill by demo mode; undefined without one. */
export async function filledAtOf(db: Database): Promise<Date | undefined> {
  return (await db.row<{ filledAt: Date }>('SELECT filled_at AS "filledAt" FROM demo_state'))?.filledAt;
}

export const isResetDue = (
  filledAt: Date,
  { configuration, clock }: Pick<DemoContext, 'configuration' | 'clock'>,
): boolean => filledAt.getTime() < lastResetTime(clock.now(), configuration.demoResetAt).epochMilliseconds;

/** Marks a database as filled by demo mode: only such a database is emptied. */
export async function markFilled(db: Database, clock: Clock): Promise<void> {
  await db.rows(
    'INSERT INTO demo_state (filled_at) VALUES ($1) ON CONFLICT (id) DO UPDATE SET filled_at = excluded.filled_at',
    [clock.date()],
  );
}

/** One transaction: readers see the former data until it commits, writes wait for it. */
export async function fillAgain(
  service: SeededService,
  { configuration, clock, warn = () => undefined }: DemoContext,
  dataSource: ServiceDataSource,
): Promise<void> {
  const { definition } = service;
  const db = new Database(dataSource);
  const storage = createStorage(definition, configuration);
  await drawMissingPictures(storage, service.drawDemo, warn);
  const passwords = new OneHash(configuration);
  await passwords.hash(configuration.demoPassword);
  const drawn = await drawnPictures(storage);
  const seeding: Seeding = { definition, configuration, db, passwords, storage: drawn, clock };
  await whenUnlocked(async () => {
    await lockTables(db, definition.name);
    await deleteJobs(db, definition.name);
    await service.beforeReset?.(seeding);
    await deleteFiles(db, definition.name);
    await deleteRows(db, definition.name);
    const sequences = await restartSequences(db, definition.name);
    await seedRoles(seeding);
    await seedSettings(seeding);
    await service.seedDemo(seeding);
    await seedFirstAdmin(seeding);
    await passFormerValues(db, sequences);
    await markFilled(db, clock);
    await announce(db, definition.name);
  }, db);
}

/** Blocks writes and row locks, not reads. Takes all locks at once, so that nothing waits later. */
async function lockTables(db: Database, schema: string): Promise<void> {
  await db.rows(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await db.rows(`LOCK TABLE ${(await tablesOf(db, schema)).join(', ')} IN EXCLUSIVE MODE`);
}

async function tablesOf(db: Database, schema: string): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace = $1::regnamespace AND relkind IN ('r', 'p') AND relname <> ALL($2) ORDER BY relname`,
    [schema, KEPT_TABLES],
  );
  return rows.map(({ name }) => name);
}

interface FormerValue {
  name: string;
  value: number;
}

/** Requests may have drawn ids between the read of a sequence and its restart. */
const DRAWN_MEANWHILE = 1_000;

async function restartSequences(db: Database, schema: string): Promise<FormerValue[]> {
  const names = await db.rows<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace = $1::regnamespace AND relkind = 'S' AND relname NOT LIKE 'schema_migration%' ORDER BY relname`,
    [schema],
  );
  const former: FormerValue[] = [];
  for (const { name } of names) {
    const row = await db.row<{ value: number | null }>('SELECT pg_sequence_last_value($1::regclass) AS value', [name]);
    if (row?.value) former.push({ name, value: row.value + DRAWN_MEANWHILE });
    await db.rows(`ALTER SEQUENCE ${name} RESTART`);
  }
  return former;
}

/** Ids of deleted records are not reused, since their tokens and links must not open a later record. */
async function passFormerValues(db: Database, former: readonly FormerValue[]): Promise<void> {
  for (const { name, value } of former) await db.rows('SELECT setval($1::regclass, $2)', [name, value]);
}

/** Running jobs stay; `DemoAnnouncement` deletes those that fail. */
async function deleteJobs(db: Database, service: string): Promise<void> {
  const jobs = raw(jobSchema(service));
  await db.rows(sql`SELECT ${jobs}.complete_jobs(ARRAY(
    SELECT id FROM ${jobs}.jobs WHERE task_identifier <> ALL(${KEPT_JOBS}::text[])))`);
}

/** Files of visitors; the triggers of the tables add files that only a row names. */
async function deleteFiles(db: Database, service: string): Promise<void> {
  const rows = await db.rows<{ address: string }>('SELECT address FROM stored_file');
  if (rows.length === 0) return;
  await addJob(db, service, 'discard_files', { addresses: rows.map(({ address }) => address) });
}

/** Allows deleting rows of the ledger and the history of this schema until the transaction ends. */
export const ALLOW_EMPTYING = `SELECT set_config('quintet.emptied_schema', $1, true)`;

/** One statement: foreign keys are checked at its end, so tables may refer to each other. */
async function deleteRows(db: Database, schema: string): Promise<void> {
  await db.rows(ALLOW_EMPTYING, [schema]);
  const tables = await tablesOf(db, schema);
  const deletions = tables.map((table, index) => `deleted_${index} AS (DELETE FROM ${table})`);
  await db.rows(`WITH ${deletions.join(', ')} SELECT 1`);
}

async function announce(db: Database, service: string): Promise<void> {
  const now = await db.row<{ now: Date }>('SELECT clock_timestamp() AS now');
  await addJob(db, service, ANNOUNCE_RESET, { resetAt: now!.now });
}

async function addJob(db: Database, service: string, name: string, payload: object): Promise<void> {
  await db.rows(`SELECT ${jobSchema(service)}.add_job($1, $2::json)`, [name, JSON.stringify(payload)]);
}

/** Long transactions of others delay the reset instead of making later writes wait behind it. */
const whenUnlocked = (work: () => Promise<void>, db: Database): Promise<void> =>
  retrying({ locks: WHILE_LOCKED }, () => db.transaction(work));

/** Demo accounts share a password, which is hashed once. */
class OneHash extends Passwords {
  private readonly hashes = new Map<string, string>();

  override async hash(password: string): Promise<string> {
    const hash = this.hashes.get(password) ?? (await super.hash(password));
    this.hashes.set(password, hash);
    return hash;
  }
}

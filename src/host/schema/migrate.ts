import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { MigrationExecutor, type QueryRunner } from 'typeorm';
import { adoptFirstVersion } from './adoption';
import { type Blocker, describeBlockers, watchBlockers } from './blockers';
import type { ServiceDataSource } from '#kit/database/data-source';
import { canRetry, isLockTimeout } from '#kit/database/database-refusals';
import { applyBeforeTables, applyRoutines } from '#shared/composition/routines';
import { assertOwnSession, clientFor, SESSION_OPTION } from '#kit/database/servers';

const EXTENSIONS = ['pg_trgm', 'btree_gist'];
const MIGRATION_LOCK = 730_018;
const LOCK_POLL_MS = 100;

export interface MigrationLimits {
  /** Requests queue behind a migration that waits for a lock, so it gives up before they time out. */
  lockTimeoutMs: number;
  /** Attempts at each migration. */
  maxAttempts: number;
  /** Pause after the first attempt; each further pause is longer by as much. */
  pauseMs: number;
}

/** Attempts for eleven minutes, so that a report of ten minutes ends no start. */
const LIMITS: MigrationLimits = { lockTimeoutMs: 3_000, maxAttempts: 60, pauseMs: 500 };
const MAX_PAUSE_MS = 10_000;

/** Processes that start together prepare the database one after another. @param work gets the locked connection */
export async function withMigrationLock<Result>(
  databaseUrl: string,
  work: (connection: Client) => Promise<Result>,
): Promise<Result> {
  const client = clientFor(databaseUrl, { application_name: 'quintet:migrations', options: SESSION_OPTION });
  // The interrupted statement fails anyway; without a listener the error event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A pooler would keep the lock for ever.
    await assertOwnSession(client);
    await lockMigrations(client);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined); // a broken connection has already ended
  }
}

/** Asks again and again: a statement that waits is a transaction for which the owner's CREATE INDEX CONCURRENTLY would wait. */
async function lockMigrations(client: Client): Promise<void> {
  const statement = 'SELECT pg_try_advisory_lock($1) AS "isLocked"';
  const tryLock = () => client.query<{ isLocked: boolean }>(statement, [MIGRATION_LOCK]);
  while (!(await tryLock()).rows[0]?.isLocked) await sleep(LOCK_POLL_MS);
}

/** Creates the schema that migrations are recorded in, and the extensions they use. */
export async function createSchema(connection: Client, schema: string): Promise<void> {
  for (const extension of EXTENSIONS)
    await connection.query(`CREATE EXTENSION IF NOT EXISTS ${extension} SCHEMA public`);
  await connection.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
}

/** A migration did not get a lock in any attempt. */
export class MigrationBlocked extends Error {
  override name = 'MigrationBlocked';

  constructor(
    readonly migration: string,
    readonly blockers: readonly Blocker[],
    cause: unknown,
  ) {
    super(`${migration} waits for a lock of ${describeBlockers(blockers)}`, { cause });
  }
}

/** Called when a migration gives way to another transaction and will be retried. */
export type OnBlocked = (blocked: MigrationBlocked) => void;

/**
 * Runs pending migrations, each in its own transaction, then creates changed functions and triggers in one.
 * @throws MigrationBlocked, SchemaDiffers
 */
export async function migrate(dataSource: ServiceDataSource, onBlocked?: OnBlocked, limits = LIMITS): Promise<void> {
  const { definition } = dataSource;
  const run = async (executor: MigrationExecutor, runner: QueryRunner) => {
    await inTransaction(runner, async () => {
      await adoptFirstVersion(runner, definition);
      await applyBeforeTables(runner, definition.routines);
    });
    await executor.executePendingMigrations();
    await inTransaction(runner, () => applyRoutines(runner, definition.routines));
  };
  await givingWay(dataSource, run, limits, onBlocked);
}

async function inTransaction(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await runner.startTransaction();
  try {
    await work();
    await runner.commitTransaction();
  } catch (failure) {
    await runner.rollbackTransaction().catch(() => undefined); // a broken connection has rolled back
    throw failure;
  }
}

/** Reverts the latest migration. @throws MigrationBlocked */
export async function revertLastMigration(dataSource: ServiceDataSource, onBlocked?: OnBlocked): Promise<void> {
  await givingWay(dataSource, executor => executor.undoLastMigration(), LIMITS, onBlocked);
}

/** Repeats `step` after a lock timeout or a deadlock. Migrations that have committed do not run again. */
async function givingWay(
  dataSource: ServiceDataSource,
  step: (executor: MigrationExecutor, runner: QueryRunner) => Promise<void>,
  { lockTimeoutMs, maxAttempts, pauseMs }: MigrationLimits,
  onBlocked: OnBlocked = () => undefined,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  try {
    await runner.query(`SET lock_timeout = ${lockTimeoutMs}`);
    const [backend] = (await runner.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
    let last = '';
    for (let attempt = 1; ; attempt++) {
      const watch = watchBlockers(dataSource.pool, backend.pid, lockTimeoutMs);
      try {
        return await step(executor, runner);
      } catch (failure) {
        if (!isLockTimeout(failure) && !canRetry(failure)) throw failure;
        const migration = (await executor.getPendingMigrations())[0]?.name ?? 'The change of functions and triggers';
        if (migration !== last) attempt = 1;
        last = migration;
        const blocked = new MigrationBlocked(migration, await watch.stop(), failure);
        if (attempt === maxAttempts) throw blocked;
        onBlocked(blocked);
      } finally {
        await watch.stop();
      }
      await sleep(Math.min(pauseMs * attempt, MAX_PAUSE_MS));
    }
  } finally {
    await runner.query('RESET lock_timeout').catch(() => undefined); // a broken connection has lost it
    await runner.release();
  }
}

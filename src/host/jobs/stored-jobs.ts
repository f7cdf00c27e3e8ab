import type { Client } from 'pg';
import { FAILED } from '#jobs/given-up-jobs';
import { jobSchema } from '#jobs/jobs';
import { lastScheduledStatement } from '#jobs/schedule-watch';

export interface StoredJob {
  id: number;
  name: string;
  attempts: number;
  maxAttempts: number;
  runAt: Date;
  lastError: string | null;
}

const COLUMNS = `id::integer, task_identifier AS name, attempts, max_attempts AS "maxAttempts", run_at AS "runAt",
  last_error AS "lastError"`;

async function read(connection: Client, service: string, condition: string): Promise<StoredJob[]> {
  const statement = `SELECT ${COLUMNS} FROM ${jobSchema(service)}.jobs WHERE ${condition} ORDER BY id`;
  return (await connection.query<StoredJob>(statement)).rows;
}

/** Jobs without attempts left. */
export const failedJobs = async (connection: Client, service: string) => read(connection, service, FAILED);

/** Jobs that are due, scheduled, waiting for a retry, or running. */
export const pendingJobs = async (connection: Client, service: string) =>
  read(connection, service, 'attempts < max_attempts OR locked_at IS NOT NULL');

/** Gives failed jobs, or the one with the id, all their attempts again. Returns their ids. */
export async function retryJobs(connection: Client, service: string, id?: number): Promise<number[]> {
  const schema = jobSchema(service);
  const { rows } = await connection.query<{ id: number }>(
    `SELECT id::integer FROM ${schema}.reschedule_jobs(
       ARRAY(SELECT id FROM ${schema}.jobs WHERE ${FAILED} AND ($1::bigint IS NULL OR id = $1)),
       run_at => now(), attempts => 0)`,
    [id],
  );
  return rows.map(row => row.id);
}

export interface Backlog {
  due: number;
  scheduled: number;
  running: number;
  failed: number;
  /** Age of the oldest due job; 0 without one. */
  oldestSeconds: number;
  /** The minute up to which jobs by the clock are scheduled, in seconds since 1970; null before the first one. */
  lastScheduled: number | null;
  /** By the clock of the database, in seconds since 1970. */
  now: number;
  /** Whether the database refuses writes, as a standby does. */
  isReadOnly: boolean;
}

/** Counts the jobs of a service in one row, a `Backlog`. */
export const backlogStatement = (service: string): string =>
  `SELECT count(*) FILTER (WHERE is_open AND run_at <= now())::integer AS due,
          count(*) FILTER (WHERE is_open AND run_at > now())::integer AS scheduled,
          count(*) FILTER (WHERE locked_at IS NOT NULL)::integer AS running,
          count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::integer AS failed,
          coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_open AND run_at <= now())), 0)::float8
            AS "oldestSeconds",
          (${lastScheduledStatement(jobSchema(service))}),
          extract(epoch FROM now())::float8 AS now,
          current_setting('transaction_read_only')::boolean AS "isReadOnly"
   FROM (SELECT *, locked_at IS NULL AND attempts < max_attempts AS is_open FROM ${jobSchema(service)}.jobs) job`;

/** Undefined if the service has no tables. */
export async function countJobs(connection: Client, service: string): Promise<Backlog | undefined> {
  const table = `${jobSchema(service)}.jobs`;
  const { rows } = await connection.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [table]);
  if (!rows[0]?.exists) return undefined;
  return (await connection.query<Backlog>(backlogStatement(service))).rows[0];
}

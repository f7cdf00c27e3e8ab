import type { Client } from 'pg';
import { jobSchema } from './jobs';

/** A pending job, or one that failed for good. */
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

const FAILED = 'attempts >= max_attempts AND locked_at IS NULL';

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

import type { Pool } from 'pg';
import { changeInPieces } from '#kit/database/cleanup';

/** Long enough to notice them, mend the cause and retry them. */
export const GIVEN_UP_DAYS = 90;

/** Jobs without attempts left. */
export const FAILED = 'attempts >= max_attempts AND locked_at IS NULL';

const deleteStatement = (schema: string) => `
  SELECT FROM ${schema}.complete_jobs(ARRAY(
    SELECT id FROM ${schema}.jobs WHERE ${FAILED} AND updated_at < now() - interval '${GIVEN_UP_DAYS} days'
    ORDER BY id LIMIT $1))`;

/** Deletes jobs that failed for good 90 days ago, by the clock of the database, as all times of jobs are. */
export async function deleteGivenUpJobs(pool: Pool, schema: string, signal: AbortSignal): Promise<void> {
  await changeInPieces(async limit => (await pool.query(deleteStatement(schema), [limit])).rows, signal);
}

import type { Database } from '#kit/database/database';
import { withTimeout } from '#kit/time/with-timeout';

/** `empty`: the database responds, but has no tables of the service yet. */
export type DatabaseState = 'ready' | 'empty' | 'down';

const TIMEOUT_MS = 2000;

const HOLDS_TABLES = `
  SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename <> 'schema_migration') AS "holdsTables"`;

export async function databaseState(db: Database, service: string): Promise<DatabaseState> {
  return withTimeout<DatabaseState, DatabaseState>(
    TIMEOUT_MS,
    async () => {
      const answer = await db.row<{ holdsTables: boolean }>(HOLDS_TABLES, [service]);
      return answer?.holdsTables ? 'ready' : 'empty';
    },
    'down',
  );
}

import type { Database } from '#kit/database/database';
import { withTimeout } from '#kit/time/with-timeout';

/** `empty`: without tables of the service; `read-only`: responds and refuses writes, as a standby does. */
export type DatabaseState = 'ready' | 'empty' | 'read-only' | 'down';

const TIMEOUT_MS = 2000;

const STATE = `
  SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename NOT IN ('schema_migration', 'schema_routine')) AS "holdsTables",
    pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

export async function databaseState(db: Database, service: string): Promise<DatabaseState> {
  return withTimeout<DatabaseState, DatabaseState>(
    TIMEOUT_MS,
    async () => {
      const state = await db.row<{ holdsTables: boolean; isReadOnly: boolean }>(STATE, [service]);
      if (!state?.holdsTables) return 'empty';
      if (!state.isReadOnly) return 'ready';
      // Without requests, nothing else would notice a new primary.
      await db.renewConnection();
      return 'read-only';
    },
    'down',
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const POLLS_PER_ATTEMPT = 6;

/** A connection that has a lock for which another one waits. Without its statement, which may contain personal data. */
export interface Blocker {
  pid: number;
  application: string;
  user: string;
  /** Age of its transaction. */
  seconds: number;
}

const BLOCKERS = `
  SELECT pid, application_name AS application, usename AS user,
    coalesce(extract(epoch FROM clock_timestamp() - xact_start), 0)::integer AS seconds
  FROM pg_stat_activity WHERE pid = ANY(pg_blocking_pids($1)) ORDER BY xact_start`;

export interface BlockerWatch {
  /** Stops watching and returns the connections that blocked last. */
  stop: () => Promise<readonly Blocker[]>;
}

/** Records the connections that block `pid`, since after a lock timeout Postgres no longer reports them. */
export function watchBlockers(pool: Pool, pid: number, lockTimeoutMs: number): BlockerWatch {
  const end = new AbortController();
  let blockers: readonly Blocker[] = [];
  const watching = (async () => {
    while (!end.signal.aborted) {
      await sleep(lockTimeoutMs / POLLS_PER_ATTEMPT, undefined, { signal: end.signal }).catch(() => undefined);
      if (end.signal.aborted) return;
      const { rows } = await pool.query<Blocker>(BLOCKERS, [pid]);
      if (rows.length > 0) blockers = rows;
    }
  })().catch(() => undefined); // the migration reports what is wrong with the database
  return {
    stop: async () => {
      end.abort();
      await watching;
      return blockers;
    },
  };
}

/** `connection 4711 (pg_dump of postgres, open for 300 s)` */
export function describeBlockers(blockers: readonly Blocker[]): string {
  if (blockers.length === 0) return 'another transaction';
  return blockers
    .map(({ pid, application, user, seconds }) => {
      const program = application === '' ? `a program of ${user}` : `${application} of ${user}`;
      return `connection ${pid} (${program}, open for ${seconds} s)`;
    })
    .join(', ');
}

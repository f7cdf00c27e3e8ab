import type { Client } from 'pg';
import { type Check, failed, type Finding, ok, warning } from './check';

const ATTEMPTS = 5;
const MAX_LATENCY_MS = 50;
const MAX_CONNECTION_SHARE = 0.8;
/** Longer than any statement or migration of this project keeps a lock. */
const MAX_BLOCKED_SECONDS = 10;

/** Checks response, latency, writes, free connections and lock waits of each database. */
export const databaseCheck: Check = {
  name: 'database',
  run: async ({ databases }) => {
    const findings: Finding[] = [];
    for (const { connection, place, failure } of databases) {
      if (failure) findings.push(failure);
      if (connection)
        findings.push(
          await latency(connection, place),
          ...(await writability(connection, place)),
          ...(await connections(connection)),
          ...(await locks(connection)),
        );
    }
    return findings;
  },
};

async function latency(connection: Client, place: string): Promise<Finding> {
  const times: number[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const started = performance.now();
    await connection.query('SELECT 1');
    times.push(performance.now() - started);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(ATTEMPTS / 2)]!;
  const message = `${place} answers within ${median.toFixed(1)} ms`;
  return median > MAX_LATENCY_MS
    ? warning(message, 'Every request waits for several statements: bring the process closer to Postgres.')
    : ok(message);
}

async function writability(connection: Client, place: string): Promise<Finding[]> {
  const { rows } = await connection.query<{ isReadOnly: boolean }>(
    `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`,
  );
  if (!rows[0]?.isReadOnly) return [];
  return [
    failed(`${place} is read-only`, 'Let DATABASE_URL name the primary, or switch default_transaction_read_only off.'),
  ];
}

async function connections(connection: Client): Promise<Finding[]> {
  const { rows } = await connection.query<{ used: number; limit: number }>(
    `SELECT count(*)::int AS used, current_setting('max_connections')::int AS limit FROM pg_stat_activity
     WHERE backend_type = 'client backend'`,
  );
  const { used, limit } = rows[0]!;
  if (used < limit * MAX_CONNECTION_SHARE) return [];
  return [warning(`${used} of ${limit} connections are used`, 'Raise max_connections, or lower DATABASE_POOL.')];
}

async function locks(connection: Client): Promise<Finding[]> {
  const { rows } = await connection.query<{ pid: number; blockers: number[]; seconds: number }>(
    `SELECT pid, pg_blocking_pids(pid) AS blockers, extract(epoch FROM clock_timestamp() - state_change)::int AS seconds
     FROM pg_stat_activity
     WHERE wait_event_type = 'Lock' AND clock_timestamp() - state_change > make_interval(secs => $1)`,
    [MAX_BLOCKED_SECONDS],
  );
  return rows.map(({ pid, blockers, seconds }) =>
    warning(
      `connection ${pid} waits ${seconds} s for a lock of connection ${blockers.join(', ')}`,
      `Look at pg_stat_activity; SELECT pg_terminate_backend(${blockers[0] ?? pid}) ends the one that holds it.`,
    ),
  );
}

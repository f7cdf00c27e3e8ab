import type { Client } from 'pg';
import {
  type Check,
  type CheckContext,
  failed,
  type Finding,
  notConfigured,
  ok,
  reasonOf,
  spanOf,
  warning,
} from './check';
import { connectTo, placeOf } from './databases';

/** The alert ReplicaBehind uses the same. */
const MAX_LAG_SECONDS = 30;

/** Checks the lag of each replica in DATABASE_READ_URLS. */
export const replicasCheck: Check = {
  name: 'replicas',
  run: async ({ databases }: CheckContext) => {
    const findings: Finding[] = [];
    for (const { replicaUrls, connection } of databases)
      for (const url of replicaUrls) findings.push(await replica(url, connection));
    return findings.length > 0 ? findings : [notConfigured('DATABASE_READ_URLS is not set')];
  },
};

async function replica(url: string, primary: Client | undefined): Promise<Finding> {
  const place = placeOf(url);
  let client: Client;
  try {
    client = await connectTo(url);
  } catch (error) {
    return failed(`${place}: ${reasonOf(error)}`, 'Reads go to the primary meanwhile. Start the replica.');
  }
  try {
    const position = (await primary?.query<{ lsn: string }>('SELECT pg_current_wal_lsn() AS lsn'))?.rows[0]?.lsn;
    const { rows } = await client.query<{ replays: boolean; seconds: number }>(
      `SELECT pg_is_in_recovery() AS replays,
         CASE WHEN pg_last_wal_replay_lsn() >= $1::pg_lsn THEN 0
              ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0) END::float8 AS seconds`,
      [position ?? null],
    );
    const { replays, seconds } = rows[0]!;
    if (!replays) return failed(`${place} is not a replica`, 'Set DATABASE_URL to it after a failover, or remove it.');
    if (seconds <= MAX_LAG_SECONDS) return ok(`${place} is ${spanOf(seconds)} behind`);
    return warning(`${place} is ${spanOf(seconds)} behind`, 'SELECT * FROM pg_stat_replication on the primary.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

import { sessionOptions } from '#kit/database/data-source';
import type { DatabaseUrl } from '#kit/database/database-url';
import { connectingTo } from '#kit/database/servers';
import { timeLimits } from '#kit/database/time-limits';

interface SnapshotOptions {
  /** Name of the service, which is its schema. */
  schema: string;
  /** Timeout of each statement, instead of that of requests. */
  timeoutMs: number;
}

/** Of each sort and hash. Statements over whole tables take twice as long with the memory of requests, and write temporary files. */
const WORK_MEM = '128MB';

export type SnapshotRows = <Row>(statement: string) => Promise<Row[]>;

/** Reads a snapshot of the database on a separate connection, so that long statements delay no request. */
export async function readSnapshot<Result>(
  { direct }: DatabaseUrl,
  { schema, timeoutMs }: SnapshotOptions,
  work: (rows: SnapshotRows) => Promise<Result>,
): Promise<Result> {
  const { connectionString, Client: Base } = connectingTo(direct);
  const { Client, ...limits } = timeLimits(timeoutMs, Base);
  const client = new Client({
    connectionString,
    application_name: `quintet:${schema}`,
    options: sessionOptions(schema),
    ...limits,
  });
  // The interrupted statement fails anyway; without a listener the error event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL work_mem = '${WORK_MEM}'`);
    return await work(async <Row>(statement: string) => (await client.query(statement)).rows as Row[]);
  } finally {
    await client.end();
  }
}

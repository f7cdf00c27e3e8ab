import type { Client } from 'pg';
import type { SeededService } from '#host/service/hosted-service';
import { preparationError, StartupError } from '#host/preparation/startup-error';
import { hostsOf, loginOf } from '#kit/config/database-address';
import { clientFor } from '#kit/database/servers';
import type { Configuration } from '#kit/config/configuration';
import { type CheckedDatabase, failed, type Finding, reasonOf } from './check';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Opens one connection to each database of the services, runs `work`, and closes them. */
export async function withDatabases<Result>(
  services: readonly SeededService[],
  configuration: Configuration,
  work: (databases: readonly CheckedDatabase[]) => Promise<Result>,
): Promise<Result> {
  const byUrl = new Map<string, SeededService[]>();
  for (const service of services) {
    const url = configuration.services[service.definition.name]?.databaseDirectUrl ?? '';
    byUrl.set(url, [...(byUrl.get(url) ?? []), service]);
  }
  const databases = await Promise.all([...byUrl].map(async ([url, users]) => open(url, users, configuration)));
  try {
    return await work(databases);
  } finally {
    await Promise.all(databases.map(async ({ connection }) => connection?.end().catch(() => undefined)));
  }
}

async function open(
  url: string,
  services: readonly SeededService[],
  configuration: Configuration,
): Promise<CheckedDatabase> {
  const [first] = services.map(({ definition }) => definition.name);
  const replicaUrls = services.flatMap(
    ({ definition }) => configuration.services[definition.name]?.databaseReadUrls ?? [],
  );
  const database = { place: placeOf(url), services, replicaUrls: [...new Set(replicaUrls)] };
  try {
    return { ...database, connection: await connectTo(url), failure: undefined };
  } catch (error) {
    return { ...database, connection: undefined, failure: failureOf(preparationError(error, first ?? '', url)) };
  }
}

/** An expected problem names its own remedy. */
const failureOf = (problem: unknown): Finding =>
  problem instanceof StartupError
    ? { state: 'failed', message: problem.message }
    : failed(reasonOf(problem), 'Start Postgres, or see its log.');

/** @param options startup options of the connection */
export async function connectTo(url: string, options?: string): Promise<Client> {
  const client = clientFor(url, {
    options,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'quintet:doctor',
  });
  client.on('error', () => undefined); // the next statement fails and is reported
  await client.connect();
  return client;
}

/** Host, port and name of a database, without user and password. */
export const placeOf = (url: string): string => `${hostsOf(url)}/${loginOf(url).database}`;

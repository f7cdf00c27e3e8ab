import { Client, type PoolConfig, types } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { ServiceDefinition } from '../service/service-definition';
import { readTimeZones } from '../time/time-zones';
import { SnakeNaming } from './snake-naming';
import type { StatementHooks } from './statement-hooks';
import { timeLimits } from './time-limits';

const DATE = 1082;
const BIGINT = 20;
const NUMERIC = 1700;
const REPLICA_TIMEOUT_MS = 1_000;

// Dates stay text; counts and sums become numbers.
types.setTypeParser(DATE, text => text);
types.setTypeParser(BIGINT, Number);
types.setTypeParser(NUMERIC, Number);

export interface ConnectionLimits {
  poolSize: number;
  /** Maximum wait of a request for the database; undefined for no limit. */
  timeoutMs?: number;
  hooks?: StatementHooks;
}

const sessionOptions = (schema: string) => `-c search_path=${schema},public -c timezone=UTC`;

/** Pool options of one replica. Its timeout is short: a read that fails here is repeated on the primary. */
export const replicaOptions = ({ name }: ServiceDefinition, poolSize: number, timeoutMs: number): PoolConfig => ({
  max: poolSize,
  application_name: `quintet:${name}`,
  options: sessionOptions(name),
  ...timeLimits(Math.min(timeoutMs, REPLICA_TIMEOUT_MS)),
});

/** Each service has its own pool, with its schema first in the search path. */
function dataSourceOptions(definition: ServiceDefinition, url: string, limits: ConnectionLimits): DataSourceOptions {
  const { poolSize, timeoutMs: patienceMs, hooks } = limits;
  const patience: { Client?: typeof Client } = patienceMs ? timeLimits(patienceMs) : {};
  const connection = hooks && { Client: hooks.extendClient(patience.Client ?? Client) };
  return {
    type: 'postgres',
    url,
    schema: definition.name,
    namingStrategy: new SnakeNaming(),
    entities: [...definition.entities] as never,
    migrations: definition.migrations,
    migrationsTableName: 'schema_migration',
    migrationsTransactionMode: 'each',
    poolSize,
    applicationName: `quintet:${definition.name}`,
    connectTimeoutMS: 10_000,
    installExtensions: false,
    synchronize: false,
    extra: {
      options: sessionOptions(definition.name),
      ...patience,
      ...connection,
    },
  };
}

export async function openDataSource(
  definition: ServiceDefinition,
  url: string,
  limits: ConnectionLimits,
): Promise<DataSource> {
  const dataSource = await new DataSource(dataSourceOptions(definition, url, limits)).initialize();
  await readTimeZones(dataSource, url);
  return dataSource;
}

import { Client, type ClientBase, Pool, type PoolConfig, types } from 'pg';
import { AdvancedConsoleLogger, DataSource, type DataSourceOptions } from 'typeorm';
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

/** Session parameters of every connection of a service. Postgres would compile large statements at every execution. */
export const sessionOptions = (schema: string) => `-c search_path=${schema},public -c timezone=UTC -c jit=off`;

/** Pool options of one replica. Its timeout is short: a read that fails here is repeated on the primary. */
export const replicaOptions = ({ name }: ServiceDefinition, poolSize: number, timeoutMs: number): PoolConfig => ({
  max: poolSize,
  application_name: `quintet:${name}`,
  options: sessionOptions(name),
  ...timeLimits(Math.min(timeoutMs, REPLICA_TIMEOUT_MS)),
});

/** A data source whose connection pool can be used without TypeORM. */
export class ServiceDataSource extends DataSource {
  pool: Pool;

  constructor(
    readonly definition: ServiceDefinition,
    options: DataSourceOptions,
  ) {
    const opened = (pool: Pool) => (this.pool = pool);
    const driver = {
      Pool: class extends Pool {
        constructor(config?: PoolConfig) {
          super(config);
          opened(this);
        }
      },
    };
    super({ ...options, driver });
  }
}

/** Failures of migrations are thrown, and reported by the caller among the other lines of the log. */
class QuietLogger extends AdvancedConsoleLogger {
  override logMigration(): void {}
}

/** Each service has its own pool, with its schema first in the search path. */
function dataSourceOptions(definition: ServiceDefinition, url: string, limits: ConnectionLimits): DataSourceOptions {
  const { poolSize, timeoutMs, hooks } = limits;
  const timeouts: { Client?: typeof Client } = timeoutMs ? timeLimits(timeoutMs) : {};
  // pg waits for the promise of `onConnect` before it hands out the connection.
  const observed = hooks && {
    Client: hooks.extendClient(timeouts.Client ?? Client),
    onConnect: (client: ClientBase) => hooks.onConnect(client),
  };
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
    logger: new QuietLogger(),
    synchronize: false,
    extra: {
      options: sessionOptions(definition.name),
      ...timeouts,
      ...observed,
    },
  };
}

export async function openDataSource(
  definition: ServiceDefinition,
  url: string,
  limits: ConnectionLimits,
): Promise<ServiceDataSource> {
  const dataSource = new ServiceDataSource(definition, dataSourceOptions(definition, url, limits));
  await dataSource.initialize();
  await readTimeZones(dataSource, url);
  return dataSource;
}

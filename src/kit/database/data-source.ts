import { type ClientBase, Pool, type PoolConfig, types } from 'pg';
import { AdvancedConsoleLogger, DataSource, type DataSourceOptions } from 'typeorm';
import type { ServiceDefinition } from '../service/service-definition';
import { readTimeZones } from '../time/time-zones';
import { commitClient } from './commit-client';
import { poolerClient } from './pooler-client';
import { assertOwnSession, connectingTo, SESSION_OPTION } from './servers';
import { SnakeNaming } from './snake-naming';
import type { StatementHooks } from './statement-hooks';
import { clientLimits, serverLimits, timeLimits } from './time-limits';

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
  /** The address is that of a pooler that gives each transaction another connection. */
  isPooler?: boolean;
}

/** Session parameters of every connection of a service. Postgres would compile large statements at every execution. */
const sessionSettings = (schema: string) => ({ search_path: `${schema},public`, timezone: 'UTC', jit: 'off' });

/** The session parameters, as the startup option of a connection. */
export const sessionOptions = (schema: string) =>
  [SESSION_OPTION, ...Object.entries(sessionSettings(schema)).map(([name, value]) => `-c ${name}=${value}`)].join(' ');

/** Pool options of one replica. Its timeout is short: a read that fails here is repeated on the primary. */
export function replicaOptions({ name }: ServiceDefinition, url: string, limits: ConnectionLimits): PoolConfig {
  const { connectionString, Client } = connectingTo(url);
  return {
    connectionString,
    max: limits.poolSize,
    application_name: `quintet:${name}`,
    options: sessionOptions(name),
    ...timeLimits(Math.min(limits.timeoutMs ?? REPLICA_TIMEOUT_MS, REPLICA_TIMEOUT_MS), Client),
  };
}

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
  const { poolSize, hooks } = limits;
  const { connectionString, Client, ...session } = sessionOf(definition.name, url, limits);
  // pg waits for the promise of `onConnect` before it hands out the connection.
  const observed = hooks && {
    Client: hooks.extendClient(Client),
    ...(!limits.isPooler && { onConnect: (client: ClientBase) => hooks.onConnect(client) }),
  };
  return {
    type: 'postgres',
    url: connectionString,
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
    extra: { Client, ...session, ...observed },
  };
}

/** How to connect, with the session parameters and timeouts. Poolers refuse them at the start of a connection. */
function sessionOf(schema: string, url: string, { timeoutMs, isPooler }: ConnectionLimits) {
  const { connectionString, Client } = connectingTo(url);
  const limits = timeoutMs ? serverLimits(timeoutMs) : {};
  const Committing = commitClient(Client);
  const Base = isPooler ? poolerClient(Committing, { ...sessionSettings(schema), ...limits }) : Committing;
  return {
    connectionString,
    Client: Base,
    ...(!isPooler && { options: sessionOptions(schema), ...limits }),
    ...(timeoutMs && clientLimits(timeoutMs, Base)),
  };
}

export async function openDataSource(
  definition: ServiceDefinition,
  url: string,
  limits: ConnectionLimits,
): Promise<ServiceDataSource> {
  const dataSource = new ServiceDataSource(definition, dataSourceOptions(definition, url, limits));
  await dataSource.initialize();
  try {
    if (!limits.isPooler) await assertOwnSession(dataSource.pool);
    await readTimeZones(dataSource, url);
    return dataSource;
  } catch (failure) {
    await dataSource.destroy();
    throw failure;
  }
}

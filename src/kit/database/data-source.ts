import { types } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { ServiceDefinition } from '../service/service-definition';
import { SnakeNaming } from './snake-naming';

const DATE = 1082;
const BIGINT = 20;
const NUMERIC = 1700;

// A calendar day stays the text it is; counts and sums are numbers, not text.
types.setTypeParser(DATE, text => text);
types.setTypeParser(BIGINT, Number);
types.setTypeParser(NUMERIC, Number);

/** How a service reaches its schema: its own connections, unqualified names resolved in its schema. */
function dataSourceOptions(definition: ServiceDefinition, url: string, poolSize: number): DataSourceOptions {
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
    extra: { options: `-c search_path=${definition.name},public -c timezone=UTC` },
  };
}

export async function openDataSource(
  definition: ServiceDefinition,
  url: string,
  poolSize: number,
): Promise<DataSource> {
  return new DataSource(dataSourceOptions(definition, url, poolSize)).initialize();
}

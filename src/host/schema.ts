import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { Configuration } from '#kit/config/configuration';
import { openDataSource } from '#kit/database/data-source';
import { createSchema, withMigrationLock } from '#kit/database/migrate';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { preparationError, StartupError } from './startup-error';

const urlOf = ({ name }: ServiceDefinition, { services }: Configuration) => services[name]?.databaseUrl ?? '';

/** Does what changes the schema of a service, while every other process that would waits. */
export async function withSchemaLock<Result>(
  definition: ServiceDefinition,
  configuration: Configuration,
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const url = urlOf(definition, configuration);
  try {
    return await withMigrationLock(url, async connection => {
      await createSchema(connection, definition.name);
      const dataSource = await openDataSource(definition, url, { poolSize: 2 });
      try {
        return await work(dataSource);
      } finally {
        await dataSource.destroy();
      }
    });
  } catch (failure) {
    throw preparationError(failure, definition.name, url, configuration.bucket);
  }
}

/** No such schema, no such table. */
const NO_TABLES = ['3F000', '42P01'];

/** One connection to the database of a service, for statements that name their schemas. */
export async function withConnection<Result>(
  definition: ServiceDefinition,
  configuration: Configuration,
  work: (connection: Client) => Promise<Result>,
): Promise<Result> {
  const url = urlOf(definition, configuration);
  const connection = new Client({ connectionString: url });
  try {
    await connection.connect();
    return await work(connection);
  } catch (failure) {
    if (NO_TABLES.includes((failure as { code?: string }).code ?? '')) {
      throw new StartupError(`The database of ${definition.name} has no tables yet: migrate up first.`, {
        cause: failure,
      });
    }
    throw preparationError(failure, definition.name, url);
  } finally {
    await connection.end().catch(() => undefined); // one that broke has ended already
  }
}

/** The migrations of the code, and which of them have run. */
export interface MigrationState {
  pending: string[];
  run: string[];
  /** Ran in this database, and this version of the code does not have them: it is an older one. */
  unknown: string[];
}

export async function migrationState(
  definition: ServiceDefinition,
  configuration: Configuration,
): Promise<MigrationState> {
  const known = definition.migrations.map(({ name }) => name);
  const found = await withConnection(definition, configuration, async connection => {
    const { rows } = await connection.query<{ there: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS there`, [
      `${definition.name}.schema_migration`,
    ]);
    if (!rows[0]?.there) return [];
    const run = `SELECT name FROM ${definition.name}.schema_migration ORDER BY id`;
    return (await connection.query<{ name: string }>(run)).rows.map(({ name }) => name);
  });
  return {
    pending: known.filter(name => !found.includes(name)),
    run: found.filter(name => known.includes(name)),
    unknown: found.filter(name => !known.includes(name)),
  };
}

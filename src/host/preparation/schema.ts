import type { Client } from 'pg';
import type { Configuration } from '#kit/config/configuration';
import { openDataSource, type ServiceDataSource } from '#kit/database/data-source';
import { BASELINE, isBeforeBaseline, migrationsInOrder } from '#shared/composition/baseline';
import { clientFor } from '#kit/database/servers';
import { createSchema, withMigrationLock } from '../schema/migrate';
import { type AppliedRoutine, routineChanges } from '#shared/composition/routines';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { preparationError, StartupError } from './startup-error';

const urlOf = ({ name }: ServiceDefinition, { services }: Configuration) => services[name]?.databaseDirectUrl ?? '';

/** Runs work that changes the schema of a service under a lock, so that other processes wait. Throws `StartupError`. */
export async function withSchemaLock<Result>(
  definition: ServiceDefinition,
  configuration: Configuration,
  work: (dataSource: ServiceDataSource) => Promise<Result>,
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

/** SQLSTATE of a missing schema and a missing table. */
const NO_TABLES = ['3F000', '42P01'];

/** Runs work on one connection without a search path: statements must name their schema. Throws `StartupError`. */
export async function withConnection<Result>(
  definition: ServiceDefinition,
  configuration: Configuration,
  work: (connection: Client) => Promise<Result>,
): Promise<Result> {
  const url = urlOf(definition, configuration);
  const connection = clientFor(url);
  connection.on('error', () => undefined); // the interrupted statement fails anyway
  try {
    await connection.connect();
    return await work(connection);
  } catch (failure) {
    if (NO_TABLES.includes((failure as { code?: string }).code ?? '')) {
      throw new StartupError(`The database of ${definition.name} has no tables yet. Run \`migrate up\` first.`, {
        cause: failure,
      });
    }
    throw preparationError(failure, definition.name, url);
  } finally {
    await connection.end().catch(() => undefined); // a broken connection has already ended
  }
}

export interface MigrationState {
  pending: string[];
  /** Migrations in their order, including those of version 0.1. */
  run: string[];
  /** Migrations that ran in this database but do not exist in this older version of the code. */
  unknown: string[];
  /** Files of functions and triggers that were added, edited or removed since they were applied. */
  routines: string[];
}

export async function migrationState(
  definition: ServiceDefinition,
  configuration: Configuration,
): Promise<MigrationState> {
  const { recorded, applied } = await withConnection(definition, configuration, async connection => ({
    recorded: await rowsOf<{ name: string }>(connection, definition, 'schema_migration', 'SELECT name', 'id'),
    applied: await rowsOf<AppliedRoutine>(connection, definition, 'schema_routine', 'SELECT *', 'path'),
  }));
  const stored = recorded.map(({ name }) => name);
  const { changed, removed } = routineChanges(definition.routines, applied);
  const reduced = applied.filter(({ objects }) => objects.some(name => removed.includes(name)));
  const isFirstVersion = stored.length > 0 && !stored.includes(BASELINE);
  const ofFirstVersion = isFirstVersion ? (definition.migrationsOfFirstVersion ?? []) : [];
  const steps = [...ofFirstVersion, ...migrationsInOrder(definition.migrations)];
  const known = steps.map(({ name }) => name);
  const isKnown = (name: string) => known.includes(name) || isBeforeBaseline(name);
  return {
    pending: known.filter(name => !stored.includes(name)),
    run: stored.filter(isKnown),
    unknown: stored.filter(name => !isKnown(name)),
    routines: [...new Set([...changed, ...reduced].map(({ path }) => path))],
  };
}

/** Returns no rows if the table does not exist yet. */
async function rowsOf<Row extends object>(
  connection: Client,
  { name }: ServiceDefinition,
  table: string,
  select: string,
  order: string,
): Promise<Row[]> {
  const { rows } = await connection.query<{ exists: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS exists`, [
    `${name}.${table}`,
  ]);
  if (!rows[0]?.exists) return [];
  return (await connection.query<Row>(`${select} FROM ${name}.${table} ORDER BY ${order}`)).rows;
}

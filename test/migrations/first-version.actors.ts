import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import { openDataSource } from '#kit/database/data-source';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { ServiceDatabase } from './service-database';

/** Some of the names that version 0.1 recorded. */
export const FIRST_NAMES = ['Staff1767225600000', 'StaffSchedules1767312090000', 'AccessKeys1767400091000'];

const stepsOf = ({ migrationsOfFirstVersion = [] }: ServiceDefinition) => migrationsOfFirstVersion;

/** Migrations after the baseline. */
export const laterOf = ({ migrations }: ServiceDefinition) =>
  migrations.slice(1).toSorted((a, b) => Number(a.name.slice(-13)) - Number(b.name.slice(-13)));

/** Records these migrations alone, and no files of functions and triggers. */
export async function recordOnly({ query }: ServiceDatabase, names: readonly string[]): Promise<void> {
  await query('DROP TABLE IF EXISTS schema_routine');
  await query('DELETE FROM schema_migration');
  for (const name of names)
    await query('INSERT INTO schema_migration (timestamp, name) VALUES ($1, $2)', [name.slice(-13), name]);
}

/**
 * Makes a fresh database of a service one of version 0.1, before the latest migrations of that version, with a function and a
 * trigger that the project no longer has.
 */
export async function makeFirstVersion(definition: ServiceDefinition, database: ServiceDatabase): Promise<void> {
  // Columns that a step adds cannot be dropped while triggers name them.
  const triggers = await database.query<{ drop: string }>(`
    SELECT format('DROP TRIGGER %I ON %I', tgname, relname) AS drop FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND (tgattr <> '' OR tgqual IS NOT NULL)`);
  for (const { drop } of triggers) await database.query(drop);
  await takeBack(definition, [...stepsOf(definition), ...laterOf(definition)]);
  await recordOnly(database, FIRST_NAMES);
  await database.query(`
    CREATE FUNCTION former_rule() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'former rule'; END $$;
    CREATE TRIGGER former_setting AFTER INSERT ON setting FOR EACH ROW EXECUTE FUNCTION former_rule()`);
}

/** Makes a fresh database one of version 0.1 with all its migrations. */
export async function makeLatestFirstVersion(definition: ServiceDefinition, database: ServiceDatabase): Promise<void> {
  await takeBack(definition, laterOf(definition));
  await recordOnly(database, [...FIRST_NAMES, ...stepsOf(definition).map(({ name }) => name)]);
}

export async function takeBack(
  definition: ServiceDefinition,
  migrations: readonly Type<MigrationInterface>[],
): Promise<void> {
  const dataSource = await openDataSource(definition, process.env['DATABASE_URL'] ?? '', { poolSize: 1 });
  const runner = dataSource.createQueryRunner();
  try {
    for (const migration of migrations.toReversed()) await new migration().down(runner);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

export const recordedNames = async ({ query }: ServiceDatabase): Promise<string[]> =>
  (await query<{ name: string }>('SELECT name FROM schema_migration ORDER BY id')).map(({ name }) => name);

import type { QueryRunner } from 'typeorm';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { BASELINE, baselineText, migrationsInOrder, tablesIn, TIMESTAMP_DIGITS } from '#shared/composition/baseline';
import { isInterruption } from '#kit/database/database-refusals';
import { applyBeforeTables, applyRoutines } from '#shared/composition/routines';
import { factsOf, schemaDifferences } from './schema-facts';
import { tablesFile } from '#kit/service/sql-files';

/** Tables of a database that are not those of version 0.1. */
export class SchemaDiffers extends Error {
  override name = 'SchemaDiffers';

  constructor(
    service: string,
    readonly differences: readonly string[],
    cause?: unknown,
  ) {
    super(
      `The tables of ${service} are not those of version 0.1, so they cannot be taken over. Nothing was changed. ` +
        `Remove these differences, then start again:\n  ${differences.join('\n  ')}`,
      { cause },
    );
  }
}

/**
 * Takes over a database that version 0.1 created, in the transaction of the runner: runs the migrations that it lacks, compares
 * its tables with the baseline and records it, runs the later migrations, and replaces its functions and triggers.
 * @throws SchemaDiffers
 */
export async function adoptFirstVersion(runner: QueryRunner, definition: ServiceDefinition): Promise<void> {
  const recorded = await recordedMigrations(runner);
  if (recorded.length === 0) return refuseUnrecordedTables(runner, definition);
  if (recorded.includes(BASELINE)) return;
  await applyBeforeTables(runner, definition.routines);
  for (const step of definition.migrationsOfFirstVersion ?? []) {
    if (recorded.includes(step.name)) continue;
    try {
      await new step().up(runner);
    } catch (failure) {
      if (isInterruption(failure)) throw failure;
      throw new SchemaDiffers(definition.name, [`${step.name} fails: ${(failure as Error).message}`], failure);
    }
    await record(runner, step.name);
  }
  const differences = await compareWithBaseline(runner, definition);
  if (differences.length > 0) throw new SchemaDiffers(definition.name, differences);
  await dropRoutines(runner, definition);
  await record(runner, BASELINE);
  // Functions and triggers of now need their tables.
  for (const later of migrationsInOrder(definition.migrations)) {
    if (later.name === BASELINE) continue;
    await new later().up(runner);
    await record(runner, later.name);
  }
  await applyRoutines(runner, definition.routines);
}

async function recordedMigrations(runner: QueryRunner): Promise<string[]> {
  const [table] = (await runner.query(`SELECT to_regclass('schema_migration') IS NOT NULL AS exists`)) as [
    { exists: boolean },
  ];
  if (!table.exists) return [];
  return ((await runner.query('SELECT name FROM schema_migration')) as { name: string }[]).map(({ name }) => name);
}

const tableNames = ({ tables }: ServiceDefinition): string[] => tables.map(tablesFile).flatMap(tablesIn);

/** Without records of migrations, the tables can be of any version. */
async function refuseUnrecordedTables(runner: QueryRunner, definition: ServiceDefinition): Promise<void> {
  const { name } = definition;
  const found = (await runner.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relname = ANY ($2) ORDER BY relname`,
    [name, tableNames(definition)],
  )) as { name: string }[];
  if (found.length === 0) return;
  const names = found.map(table => table.name).join(', ');
  throw new SchemaDiffers(name, [`no migration is recorded in schema_migration, but there are tables: ${names}`]);
}

async function record(runner: QueryRunner, name: string): Promise<void> {
  const timestamp = name.slice(-TIMESTAMP_DIGITS);
  await runner.query('INSERT INTO schema_migration (timestamp, name) VALUES ($1, $2)', [timestamp, name]);
}

/** Builds the baseline in a temporary schema for the comparison. */
async function compareWithBaseline(runner: QueryRunner, { name, tables, routines }: ServiceDefinition) {
  const found = await factsOf(runner, name);
  const baseline = `${name}_baseline`;
  await runner.query(`CREATE SCHEMA ${baseline}`);
  await runner.query(`SET LOCAL search_path = ${baseline}, public`);
  await applyBeforeTables(runner, routines);
  await runner.query(baselineText(tables.map(tablesFile)));
  const expected = await factsOf(runner, baseline);
  await runner.query(`SET LOCAL search_path = ${name}, public`);
  await runner.query(`DROP SCHEMA ${baseline} CASCADE`);
  return schemaDifferences(expected, found);
}

/**
 * Drops the triggers of our tables, then the functions that nothing depends on, such as tables or objects of the operator.
 * Their files create them again.
 */
async function dropRoutines(runner: QueryRunner, definition: ServiceDefinition): Promise<void> {
  const drops = (await runner.query(
    `WITH own_trigger AS (
       SELECT t.oid, t.tgname, c.relname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
         JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE c.relnamespace = $1::regnamespace AND c.relname = ANY ($2) AND p.pronamespace = c.relnamespace
         AND NOT t.tgisinternal
     )
     SELECT format('DROP TRIGGER %I ON %I', tgname, relname) AS statement FROM own_trigger
     UNION ALL
     SELECT format('DROP FUNCTION %s', p.oid::regprocedure) FROM pg_proc p
     WHERE p.pronamespace = $1::regnamespace AND p.prokind = 'f'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.classid = 'pg_proc'::regclass AND d.deptype = 'e')
       AND NOT EXISTS (
         SELECT FROM pg_depend d WHERE d.refclassid = 'pg_proc'::regclass AND d.refobjid = p.oid
           AND NOT (d.classid = 'pg_trigger'::regclass AND d.objid IN (SELECT oid FROM own_trigger)))
     ORDER BY statement DESC`,
    [definition.name, tableNames(definition)],
  )) as { statement: string }[];
  if (drops.length > 0) await runner.query(drops.map(({ statement }) => statement).join(';\n'));
}

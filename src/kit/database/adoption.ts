import type { QueryRunner } from 'typeorm';
import type { ServiceDefinition } from '../service/service-definition';
import { BASELINE, baselineText } from './baseline';
import { applyBeforeTables, applyRoutines } from './routines';
import { tablesFile } from '../service/sql-files';

/** Tables of a database of version 0.1 that are not those of the baseline. */
export class SchemaDiffers extends Error {
  override name = 'SchemaDiffers';

  constructor(
    service: string,
    readonly differences: readonly string[],
  ) {
    super(`The tables of ${service} are not those of version 0.1:\n  ${differences.join('\n  ')}`);
  }
}

/**
 * Takes over a database that version 0.1 created, in the transaction of the runner: runs the migrations that it lacks, compares
 * its tables with the baseline, replaces its functions and triggers, and records the baseline. @throws SchemaDiffers
 */
export async function adoptFirstVersion(runner: QueryRunner, definition: ServiceDefinition): Promise<void> {
  const recorded = await recordedMigrations(runner);
  if (recorded.length === 0 || recorded.includes(BASELINE)) return;
  await applyBeforeTables(runner, definition.routines);
  for (const step of definition.migrationsOfFirstVersion ?? []) {
    if (recorded.includes(step.name)) continue;
    await new step().up(runner);
    await record(runner, step.name);
  }
  const differences = await compareWithBaseline(runner, definition);
  if (differences.length > 0) throw new SchemaDiffers(definition.name, differences);
  await dropRoutines(runner, definition.name);
  await applyRoutines(runner, definition.routines);
  await record(runner, BASELINE);
}

async function recordedMigrations(runner: QueryRunner): Promise<string[]> {
  const [table] = (await runner.query(`SELECT to_regclass('schema_migration') IS NOT NULL AS exists`)) as [
    { exists: boolean },
  ];
  if (!table.exists) return [];
  return ((await runner.query('SELECT name FROM schema_migration')) as { name: string }[]).map(({ name }) => name);
}

async function record(runner: QueryRunner, name: string): Promise<void> {
  const timestamp = name.slice(-13);
  await runner.query('INSERT INTO schema_migration (timestamp, name) VALUES ($1, $2)', [timestamp, name]);
}

/** Builds the baseline in a schema of its own, which does not outlast the comparison. */
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
  return [
    ...expected.filter(fact => !found.includes(fact)).map(fact => `missing: ${fact}`),
    ...found.filter(fact => !expected.includes(fact)).map(fact => `unknown: ${fact}`),
  ].toSorted();
}

/** Columns, constraints, indexes and sequences of a schema, without its name. Comparable between schemas of one server. */
const FACTS = `
  SELECT replace(fact, $1 || '.', '') AS fact FROM (
    SELECT format('column %s.%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), concat_ws(' ',
      CASE WHEN a.attnotnull THEN 'NOT NULL' END, nullif(a.attidentity, ''), nullif(a.attgenerated, ''),
      'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid))) AS fact
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p')
      AND c.relname NOT IN ('schema_migration', 'schema_routine')
    UNION ALL
    SELECT format('constraint %s.%s %s', c.relname, k.conname, pg_get_constraintdef(k.oid))
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.connamespace = $1::regnamespace AND k.contype NOT IN ('n', 't')
      AND c.relname NOT IN ('schema_migration', 'schema_routine')
    UNION ALL
    SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = $1::regnamespace AND c.relname NOT IN ('schema_migration', 'schema_routine')
    UNION ALL
    SELECT format('sequence %s', relname) FROM pg_class
    WHERE relnamespace = $1::regnamespace AND relkind = 'S' AND relname NOT LIKE 'schema_migration%'
  ) facts`;

async function factsOf(runner: QueryRunner, schema: string): Promise<string[]> {
  return ((await runner.query(FACTS, [schema])) as { fact: string }[]).map(({ fact }) => fact);
}

/** Drops triggers first, then all functions that no table needs: their files create them again. */
async function dropRoutines(runner: QueryRunner, schema: string): Promise<void> {
  const drops = (await runner.query(
    `SELECT format('DROP TRIGGER %I ON %I', t.tgname, c.relname) AS statement
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE c.relnamespace = $1::regnamespace AND p.pronamespace = c.relnamespace AND NOT t.tgisinternal
     UNION ALL
     SELECT format('DROP FUNCTION %s', p.oid::regprocedure) FROM pg_proc p
     WHERE p.pronamespace = $1::regnamespace AND NOT EXISTS (
       SELECT FROM pg_depend d WHERE d.refclassid = 'pg_proc'::regclass AND d.refobjid = p.oid
         AND d.classid IN ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass))
     ORDER BY statement DESC`,
    [schema],
  )) as { statement: string }[];
  for (const { statement } of drops) await runner.query(statement);
}

import type { QueryRunner } from 'typeorm';
import { versionOfProject } from '#kit/version';
import { isInterruption } from '#kit/database/database-refusals';
import { inOrder, type SqlFile } from '#kit/service/sql-files';

const NEEDS = /^-- Needs: (.+)$/m;
/** The marker of functions that columns and constraints of tables call. */
const BEFORE_TABLES = /^-- Before tables$/m;
const OBJECTS = /^CREATE (?:OR REPLACE )?(?:FUNCTION (\w+)|(?:CONSTRAINT )?TRIGGER (\w+)[^;]*? ON (\w+))/gm;

/** Whether columns or constraints of tables call the function, so that it is created before them. */
export const isBeforeTables = ({ text }: SqlFile): boolean => BEFORE_TABLES.test(text);

/** Files after those that they name in `-- Needs:`. @throws Error for an unknown name or a circle */
export function orderedRoutines(files: readonly SqlFile[]): SqlFile[] {
  const byName = new Map(files.map(file => [file.name, file]));
  return inOrder(files, file =>
    (NEEDS.exec(file.text)?.[1]?.split(', ') ?? []).map(name => {
      const needed = byName.get(name);
      if (!needed) throw new Error(`${file.path} needs ${name}, which no feature lists.`);
      return needed;
    }),
  );
}

/** What a file creates, as in `FUNCTION stay_nights` and `TRIGGER rate_rule_spans ON rate_rule`. */
export const objectsOf = ({ text }: SqlFile): string[] =>
  Array.from(text.matchAll(OBJECTS), ([, name, trigger, table]) =>
    name ? `FUNCTION ${name}` : `TRIGGER ${trigger} ON ${table}`,
  );

/** A row of `schema_routine`. */
export interface AppliedRoutine {
  path: string;
  checksum: string;
  objects: string[];
  /** Version of the code that changed functions or triggers last. */
  version: string;
}

const VERSION = versionOfProject();

const CREATE_TABLE = `
  CREATE TABLE IF NOT EXISTS schema_routine (
    path text CONSTRAINT schema_routine_pkey PRIMARY KEY,
    checksum text NOT NULL,
    objects text[] NOT NULL,
    version text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

export const APPLIED_ROUTINES = 'SELECT path, checksum, objects, version FROM schema_routine ORDER BY path';

/** The database refused a file. */
export class RoutineRefused extends Error {
  override name = 'RoutineRefused';
}

/**
 * Creates the functions that tables call, if their files changed, in the transaction of the runner.
 * @param files in the order of `orderedRoutines` @throws RoutineRefused
 */
export async function applyBeforeTables(runner: QueryRunner, files: readonly SqlFile[]): Promise<void> {
  const { changed } = routineChanges(files, await appliedRoutines(runner));
  await createRoutines(runner, changed.filter(isBeforeTables));
}

/**
 * Creates functions and triggers whose files changed, in the transaction of the runner, and drops those that no file
 * creates any more. Changes nothing where a newer version of the code did so before.
 * @param files in the order of `orderedRoutines`
 * @throws RoutineRefused also for a function that would exist with two signatures
 */
export async function applyRoutines(runner: QueryRunner, files: readonly SqlFile[]): Promise<void> {
  const { changed, removed } = routineChanges(files, await appliedRoutines(runner));
  if (changed.length + removed.length === 0) return;
  await createRoutines(runner, changed);
  // Triggers before the functions that they call.
  for (const name of removed.toSorted().toReversed()) await runner.query(`DROP ${name.replace(' ', ' IF EXISTS ')}`);
  await refuseOverloads(runner);
  await recordRoutines(runner, files);
}

/** In one query; if it fails, file by file, so that the failure names the file. */
async function createRoutines(runner: QueryRunner, files: readonly SqlFile[]): Promise<void> {
  if (files.length === 0) return;
  await runner.query('SAVEPOINT routines');
  try {
    await runner.query(files.map(({ text }) => text).join('\n'));
  } catch (failure) {
    if (isInterruption(failure)) throw failure;
    await runner.query('ROLLBACK TO SAVEPOINT routines');
    for (const file of files) await createRoutine(runner, file);
  }
}

async function createRoutine(runner: QueryRunner, { path, text }: SqlFile): Promise<void> {
  try {
    await runner.query(text);
  } catch (failure) {
    if (isInterruption(failure)) throw failure;
    throw new RoutineRefused(`The database refuses ${path}: ${(failure as Error).message}.`, { cause: failure });
  }
}

/** All rows get the version, even if it only removed a file, so that an older version does not create that again. */
async function recordRoutines(runner: QueryRunner, files: readonly SqlFile[]): Promise<void> {
  const rows = files.map(file => ({ path: file.path, checksum: file.checksum, objects: objectsOf(file) }));
  await runner.query('DELETE FROM schema_routine WHERE path <> ALL ($1)', [rows.map(({ path }) => path)]);
  await runner.query(
    `INSERT INTO schema_routine (path, checksum, objects, version)
     SELECT path, checksum, objects, $2 FROM jsonb_to_recordset($1) AS file (path text, checksum text, objects text[])
     ON CONFLICT (path) DO UPDATE SET checksum = excluded.checksum, objects = excluded.objects, version = excluded.version,
       applied_at = CASE WHEN schema_routine.checksum = excluded.checksum THEN schema_routine.applied_at ELSE now() END`,
    [JSON.stringify(rows), VERSION],
  );
}

async function appliedRoutines(runner: QueryRunner): Promise<AppliedRoutine[]> {
  await runner.query(CREATE_TABLE);
  return (await runner.query(APPLIED_ROUTINES)) as AppliedRoutine[];
}

/** Files that are new or edited since they were applied, and objects that no file creates any more. */
export function routineChanges(
  files: readonly SqlFile[],
  applied: readonly AppliedRoutine[],
): { changed: SqlFile[]; removed: string[] } {
  if (applied.some(({ version }) => isNewer(version, VERSION))) return { changed: [], removed: [] };
  const checksums = new Map(applied.map(({ path, checksum }) => [path, checksum]));
  const created = new Set(files.flatMap(objectsOf));
  return {
    changed: files.filter(({ path, checksum }) => checksums.get(path) !== checksum),
    removed: applied.flatMap(({ objects }) => objects).filter(name => !created.has(name)),
  };
}

/** A second function of a name would be called by some statements and not by others. */
async function refuseOverloads(runner: QueryRunner): Promise<void> {
  const [overloaded] = (await runner.query(`
    SELECT proname AS name FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    GROUP BY proname HAVING count(*) > 1 LIMIT 1`)) as { name: string }[];
  if (overloaded) {
    throw new RoutineRefused(
      `The function ${overloaded.name} would exist with two signatures. Give the changed one a new name.`,
    );
  }
}

/** Whether version `one`, such as 1.10.0, is later than `other`. */
function isNewer(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map(version => version.split('.').map(Number));
  const at = ours!.findIndex((part, index) => part !== theirs![index]);
  return at >= 0 && ours![at]! > (theirs![at] ?? 0);
}

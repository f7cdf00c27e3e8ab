import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The folder of `src` and `migrations`: of the project, or of its build. */
const ROOT = join(__dirname, '../../..');
const EXTENSION = '.sql';

/** An SQL file: a function with its triggers, or the tables of a feature. */
export interface SqlFile {
  /** Path below the root, such as `src/services/stays/prices/stay_nights.sql`. */
  path: string;
  /** File name without extension, as in `-- Needs:` of other files. */
  name: string;
  text: string;
  /** SHA-256 of the text, in hex. */
  checksum: string;
}

/**
 * The functions and triggers in the folder of a feature. @param folder `__dirname` @param names of all its files, without
 * `.sql`. @throws Error for a file that is not named
 */
export function routinesIn(folder: string, ...names: readonly string[]): SqlFile[] {
  const unnamed = readdirSync(folder).filter(file => file.endsWith(EXTENSION) && !names.includes(file.slice(0, -4)));
  if (unnamed.length > 0) throw new Error(`No feature lists ${unnamed.join(', ')} in ${relative(ROOT, folder)}.`);
  return names.map(name => readSqlFile(join(relative(ROOT, folder), name + EXTENSION), name));
}

/** The tables of a feature in a fresh database. @param name such as `stays/rates`, below `migrations` */
export const tablesFile = (name: string): SqlFile => readSqlFile(join('migrations', name + EXTENSION), name);

function readSqlFile(path: string, name: string): SqlFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path: path.replaceAll('\\', '/'), name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

/** Files in an order in which each follows those that it needs. @throws Error for a circle */
export function inOrder(files: readonly SqlFile[], needsOf: (file: SqlFile) => readonly SqlFile[]): SqlFile[] {
  const ordered = new Set<SqlFile>();
  const visit = (file: SqlFile, path: readonly SqlFile[]) => {
    if (ordered.has(file)) return;
    if (path.includes(file)) {
      const circle = [...path.slice(path.indexOf(file)), file].map(({ name }) => name);
      throw new Error(`SQL files need each other in a circle: ${circle.join(' > ')}.`);
    }
    for (const needed of needsOf(file)) visit(needed, [...path, file]);
    ordered.add(file);
  };
  for (const file of files) visit(file, []);
  return [...ordered];
}

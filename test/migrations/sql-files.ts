import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '#host/services';
import { objectsOf } from '#shared/composition/routines';
import type { SqlFile } from '#kit/service/sql-files';
import { ROOT } from '../source-files';

export const DEFINITIONS = SERVICES.map(({ definition }) => definition);

/** Paths of all files below a folder of the project whose names end so. */
export const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith(ending))
    .toSorted();

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const functionsOf = (file: SqlFile): string[] =>
  objectsOf(file).flatMap(object => (object.startsWith('FUNCTION ') ? [object.slice('FUNCTION '.length)] : []));

/** The files that a file names in `-- Needs:`, and those that they name. */
export function neededBy(file: SqlFile, files: readonly SqlFile[]): Set<SqlFile> {
  const needed = new Set<SqlFile>();
  const visit = ({ text }: SqlFile) => {
    for (const name of /^-- Needs: (.+)$/m.exec(text)?.[1]?.split(', ') ?? []) {
      const next = files.find(other => other.name === name);
      if (!next || needed.has(next)) continue;
      needed.add(next);
      visit(next);
    }
  };
  visit(file);
  return needed;
}

/** Functions that Postgres looks up while it runs the file: those of triggers, and all in the text of a function in SQL. */
export function calledAtCreation({ text }: SqlFile): string[] {
  return text
    .split(/^(?=CREATE )/m)
    .filter(statement => statement.startsWith('CREATE '))
    .flatMap(statement => {
      const isInSql = /^CREATE OR REPLACE FUNCTION[^$]*\bLANGUAGE sql\b/.test(statement);
      const calls = isInSql ? /\b(\w+)\(/g : /\bEXECUTE FUNCTION (\w+)\(/g;
      return Array.from(statement.matchAll(calls), ([, name]) => name!);
    });
}

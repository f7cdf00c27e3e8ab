import { isDeepStrictEqual } from 'node:util';
import type { Type } from '@nestjs/common';
import { aliasesOf } from '../fields/alias';
import { problem } from '../fields/field';
import { partsIn } from '../fields/list-limits';
import type { FieldProblems } from '../refusals/refusal';

/** The sent names by property path, for each body or query that used an alias. */
const sentNames = new WeakMap<object, Map<string, string>>();

/** Moves the values of aliases in a plain body or query to their properties. Reports two different values as a problem. */
export function readAliases(shape: Type, sent: object): FieldProblems {
  if (!hasAliases(shape)) return {};
  const names = new Map<string, string>();
  const problems = readInto(names, shape, sent, '');
  if (names.size > 0) sentNames.set(sent, names);
  return problems;
}

/** The problems, under the names that the body or query used. */
export function problemsAsSent(problems: FieldProblems, sent: unknown): FieldProblems {
  const names = typeof sent === 'object' && sent !== null ? sentNames.get(sent) : undefined;
  if (!names) return problems;
  return Object.fromEntries(Object.entries(problems).map(([path, rules]) => [names.get(path) ?? path, rules]));
}

const known = new Map<Type, boolean>();

/** Whether the class or one that it contains has aliases. */
function hasAliases(shape: Type): boolean {
  const found = known.get(shape);
  if (found !== undefined) return found;
  known.set(shape, false); // ends the search in a class that contains itself
  const has = Object.keys(aliasesOf(shape)).length > 0 || partsIn(shape).some(([, part]) => hasAliases(part.shape()));
  known.set(shape, has);
  return has;
}

function readInto(names: Map<string, string>, shape: Type, value: unknown, parent: string): FieldProblems {
  const problems: FieldProblems = {};
  if (typeof value !== 'object' || value === null) return problems;
  const fields = value as Record<string, unknown>;
  for (const [alias, name] of Object.entries(aliasesOf(shape))) {
    if (!Object.hasOwn(fields, alias)) continue;
    const [sent, other] = [fields[alias], Object.hasOwn(fields, name) ? fields[name] : undefined];
    delete fields[alias];
    // Null in one of the two spellings counts as omitted.
    if (sent === null && other !== undefined) continue;
    if (other === undefined || other === null) names.set(parent + name, parent + alias);
    else if (!isDeepStrictEqual(other, sent)) problems[parent + alias] = [problem('differs_from_alias', { name })];
    fields[name] = sent;
  }
  for (const [name, { shape: inner, list }] of partsIn(shape)) {
    const contained = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const items = Array.isArray(contained) ? contained.slice(0, list?.max) : [contained];
    items.forEach((item: unknown, at) => {
      const path = Array.isArray(contained) ? `${parent}${name}.${at}.` : `${parent}${name}.`;
      Object.assign(problems, readInto(names, inner(), item, path));
    });
  }
  return problems;
}

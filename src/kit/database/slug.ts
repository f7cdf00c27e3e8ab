import type { EntityTarget } from 'typeorm';
import type { Database } from './database';
import { type Refuse, refusal } from '../refusals/refusal';
import { plainLetters } from '../text/plain-letters';

const slugTaken = refusal(409, 'slug_taken');

/** The slug belongs to another record (archived ones included) or is reserved. */
export const SlugTaken: Refuse = Object.assign(() => slugTaken({ errors: { slug: ['taken'] } }), {
  status: slugTaken.status,
  key: slugTaken.key,
});

const MAX_LENGTH = 100;

/** The slug of a name: lower-case ASCII letters, digits and hyphens; empty if the name has none of them. */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replace(/\p{Cf}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
}

/** `wanted`, or the first of `wanted-2`, `wanted-3`, ... that is neither used nor reserved. */
export function firstFreeSlug(wanted: string, used: Iterable<string>, reserved: readonly string[]): string {
  const unavailable = new Set([...used, ...reserved]);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!unavailable.has(slug)) return slug;
  }
}

/** A slug that is free now; without a lock another writer may take it. */
export async function freeSlug(
  db: Database,
  entity: EntityTarget<object>,
  wanted: string,
  reserved: readonly string[] = [],
  column: 'slug' | 'key' | 'username' = 'slug',
): Promise<string> {
  const { tableName } = db.of(entity).metadata;
  const rows = await db.rows<{ slug: string }>(
    `SELECT ${column} AS slug FROM ${tableName} WHERE ${column} = $1 OR ${column} LIKE $1 || '-%'`,
    [wanted],
  );
  return firstFreeSlug(
    wanted,
    rows.map(row => row.slug),
    reserved,
  );
}

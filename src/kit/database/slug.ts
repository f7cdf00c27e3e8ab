import type { EntityTarget } from 'typeorm';
import type { Database } from './database';
import { type Refuse, refusal } from '../refusals/refusal';

const taken = refusal(409, 'slug_taken');

/** Another record has the slug, archived records too, or an address of the service uses the word. */
export const SlugTaken: Refuse = Object.assign(() => taken({ errors: { slug: ['taken'] } }), {
  status: taken.status,
  key: taken.key,
});

const MAX_LENGTH = 100;

/** A name as it stands in an address: small Latin letters and digits, words joined by hyphens; empty when it has none. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}

/**
 * A tag: small letters and digits of any script, words joined by hyphens; empty when it has none. Latin accents, Arabic
 * vowel marks and tatweel are dropped, so that one word is one tag.
 */
export function tagOf(name: string): string {
  const tag = name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0670ـ'’\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  if (!/[\p{L}\p{N}]/u.test(tag)) return '';
  return [...tag]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '');
}

/** The slug of a new record: `wanted`, or the first of `wanted-2`, `wanted-3`, ... that is neither used nor reserved. */
export function firstFreeSlug(wanted: string, used: Iterable<string>, reserved: readonly string[]): string {
  const gone = new Set([...used, ...reserved]);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!gone.has(slug)) return slug;
  }
}

/** The column that a record's address is stored in. */
export type SlugColumn = 'slug' | 'key';

/** Reads which slugs that begin like `wanted` are used, and answers a free one. Another writer may take it meanwhile. */
export async function freeSlug(
  db: Database,
  entity: EntityTarget<object>,
  wanted: string,
  reserved: readonly string[] = [],
  column: SlugColumn = 'slug',
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

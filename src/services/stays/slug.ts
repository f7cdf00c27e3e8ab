import type { Database } from '../../kit/database/database';
import { type Refuse, refusal } from '../../kit/http/refusal';

const taken = refusal(409, 'slug_taken');

/** Another record has the slug. */
export const SlugTaken: Refuse = Object.assign(() => taken({ errors: { slug: ['taken'] } }), {
  status: taken.status,
  key: taken.key,
});

const LONGEST = 100;

/** A name as it stands in an address: small Latin letters and digits, words joined by hyphens; empty when it has none. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}

/** `wanted`, or the first of `wanted-2`, `wanted-3`, ... that is neither used nor reserved. Another writer may take it meanwhile. */
export async function freeSlug(
  db: Database,
  table: 'stay' | 'destination',
  wanted: string,
  reserved: readonly string[],
): Promise<string> {
  const rows = await db.rows<{ slug: string }>(`SELECT slug FROM ${table} WHERE slug = $1 OR slug LIKE $1 || '-%'`, [
    wanted,
  ]);
  const gone = new Set([...rows.map(row => row.slug), ...reserved]);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!gone.has(slug)) return slug;
  }
}

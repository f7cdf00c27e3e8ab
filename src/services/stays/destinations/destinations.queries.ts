import type { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';

export interface DestinationRow {
  id: number;
  slug: string;
  name: Bilingual;
  tagline: Bilingual;
  description: Bilingual;
  cover_url: string | null;
  cover_alt: Bilingual;
  sort_order: number;
  is_active: boolean;
  stay_count: number;
  created_at: Date;
  updated_at: Date;
}

/** What the public sees, and what staff see as well. */
export type DestinationScope = 'public' | 'staff';

const statement = (scope: DestinationScope, condition: string) => `
  SELECT d.id, d.slug, d.name, d.tagline, d.description, d.cover_url, d.cover_alt, d.sort_order, d.is_active,
    (SELECT count(*) FROM stay WHERE stay.destination_id = d.id ${scope === 'public' ? `AND stay.status = 'published'` : ''})
      AS stay_count,
    d.created_at, d.updated_at
  FROM destination d WHERE ${condition} ORDER BY d.sort_order, d.id`;

/** In sort order: one statement. */
export async function listDestinations(db: Database, scope: DestinationScope): Promise<DestinationRow[]> {
  return db.rows<DestinationRow>(statement(scope, scope === 'public' ? 'd.is_active' : 'true'));
}

export async function visibleDestination(db: Database, slug: string): Promise<DestinationRow | undefined> {
  return db.row<DestinationRow>(statement('public', 'd.is_active AND d.slug = $1'), [slug.replaceAll('\u0000', '')]);
}

export async function findDestination(db: Database, id: number): Promise<DestinationRow | undefined> {
  return db.row<DestinationRow>(statement('staff', 'd.id = $1'), [id]);
}

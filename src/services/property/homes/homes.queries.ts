import type { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import type { StagingPair } from './home.entity';
import { HOME_COLUMNS, HOME_JOINS, HOME_ORDER, type HomeRow, PUBLISHED, type Statement } from './home-rows';

export interface MediaItem {
  url: string;
  alt: Bilingual;
  is_cover: boolean;
}

export interface HomeDetailRow extends HomeRow {
  description: Bilingual;
  staging_pairs: StagingPair[];
  media: MediaItem[];
}

const DETAIL_COLUMNS = `${HOME_COLUMNS}, h.description, h.staging_pairs,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('url', m.url, 'alt', m.alt, 'is_cover', m.is_cover) ORDER BY m.position), '[]')
   FROM home_media m WHERE m.home_id = h.id) AS media`;

/** One home with its gallery, in one statement. A slug finds published homes only, an id finds all. */
export async function findHome(
  db: Database,
  by: { id: number } | { slug: string },
): Promise<HomeDetailRow | undefined> {
  const [condition, value] = 'id' in by ? ['h.id = $1', by.id] : [`h.slug = $1 AND ${PUBLISHED}`, by.slug];
  return db.row<HomeDetailRow>(`SELECT ${DETAIL_COLUMNS} FROM home h ${HOME_JOINS} WHERE ${condition}`, [value]);
}

/** Published homes among these ids, in the order of the ids. */
export async function homesByIds(db: Database, ids: readonly number[]): Promise<HomeRow[]> {
  return db.rows<HomeRow>(
    `SELECT ${HOME_COLUMNS} FROM home h ${HOME_JOINS}
     WHERE h.id = ANY ($1::integer[]) AND ${PUBLISHED} ORDER BY array_position($1::integer[], h.id)`,
    [ids],
  );
}

/** Published homes among these references, in the order of the references. */
export async function homesByReferences(db: Database, references: readonly string[]): Promise<HomeRow[]> {
  return db.rows<HomeRow>(
    `SELECT ${HOME_COLUMNS} FROM home h ${HOME_JOINS}
     WHERE h.reference = ANY ($1::text[]) AND ${PUBLISHED} ORDER BY array_position($1::text[], h.reference)`,
    [references],
  );
}

/** Published homes that are marked featured, latest change first. */
export async function homesMarkedFeatured(db: Database, most: number): Promise<HomeRow[]> {
  return db.rows<HomeRow>(
    `SELECT ${HOME_COLUMNS}
     FROM (SELECT h.* FROM home h WHERE ${PUBLISHED} AND h.is_featured ORDER BY ${HOME_ORDER.recent} LIMIT $1) h
     ${HOME_JOINS} ORDER BY ${HOME_ORDER.recent}`,
    [most],
  );
}

export interface FacetRow {
  slug: string | null;
  purpose: string | null;
  type: string | null;
  homes: number;
}

/** Published homes by purpose, type and visible neighborhood; a neighborhood without homes stands with nulls and 0. */
export const FACETS_STATEMENT = `
  SELECT n.slug, counted.purpose, counted.type, coalesce(counted.homes, 0) AS homes
  FROM (
    SELECT h.purpose, h.type, h.neighborhood_id, count(*) AS homes FROM home h WHERE ${PUBLISHED}
    GROUP BY h.purpose, h.type, h.neighborhood_id
  ) counted
  FULL JOIN (SELECT id, slug, sort_order FROM neighborhood WHERE is_active) n ON n.id = counted.neighborhood_id
  ORDER BY n.sort_order, n.id`;

const SIMILAR_HOMES = 3;

const nearest = (conditions: string) => `
  (SELECT h.id FROM home h WHERE ${PUBLISHED} AND ${conditions} AND h.id <> self.id AND h.price_cents >= self.price_cents
   ORDER BY h.price_cents, h.id LIMIT ${SIMILAR_HOMES})
  UNION ALL
  (SELECT h.id FROM home h WHERE ${PUBLISHED} AND ${conditions} AND h.price_cents < self.price_cents
   ORDER BY h.price_cents DESC, h.id DESC LIMIT ${SIMILAR_HOMES})`;

/**
 * Published homes of the same purpose: of the same type and neighborhood first, then of the same type, then others, each
 * group by how near the price is. Candidates come from the ends of index ranges, so the number of homes does not matter.
 */
export function similarStatement(id: number): Statement {
  const sql = `
    WITH self AS MATERIALIZED (SELECT h.* FROM home h WHERE h.id = $1), near AS (
      SELECT found.id FROM self CROSS JOIN LATERAL (
        ${nearest('h.purpose = self.purpose AND h.type = self.type AND h.neighborhood_id = self.neighborhood_id')}
      ) found
      UNION
      SELECT found.id FROM self
      CROSS JOIN unnest(ARRAY['apartment', 'villa', 'townhouse']) AS kind (type)
      CROSS JOIN LATERAL (${nearest('h.purpose = self.purpose AND h.type = kind.type')}) found
    )
    SELECT ${HOME_COLUMNS}
    FROM near JOIN home h ON h.id = near.id CROSS JOIN self ${HOME_JOINS}
    ORDER BY coalesce(h.type = self.type AND h.neighborhood_id = self.neighborhood_id, false) DESC,
      h.type = self.type DESC, abs(h.price_cents - self.price_cents), h.id
    LIMIT ${SIMILAR_HOMES}`;
  return { sql, parameters: [id] };
}

import type { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import { DISH_COLUMNS, type DishRow } from '../menu/menu.queries';

export interface HomeSectionRow {
  key: string;
  title: Bilingual;
  content: Record<string, unknown>;
  position: number;
  is_visible: boolean;
  product_ids: number[];
  created_at: Date;
  updated_at: Date;
}

const COLUMNS = 's.key, s.title, s.content, s.position, s.is_visible, s.created_at, s.updated_at';

/** The ids of a section's dishes that visitors see, in the order of the section. */
const PUBLISHED_IDS = `ARRAY(
  SELECT d.id FROM unnest(s.product_ids) WITH ORDINALITY AS shown (id, place) JOIN dish d ON d.id = shown.id
  WHERE d.is_active AND d.archived_at IS NULL ORDER BY shown.place)`;

/** In page order. Without `withHidden`, as visitors see the page. */
export async function homeSections(db: Database, withHidden: boolean): Promise<HomeSectionRow[]> {
  return db.rows<HomeSectionRow>(
    `SELECT ${COLUMNS}, ${withHidden ? 's.product_ids' : PUBLISHED_IDS} AS product_ids
     FROM home_section s WHERE ${withHidden ? 'true' : 's.is_visible'} ORDER BY s.position, s.key`,
  );
}

export async function homeSection(db: Database, key: string): Promise<HomeSectionRow | undefined> {
  return db.row<HomeSectionRow>(`SELECT ${COLUMNS}, s.product_ids FROM home_section s WHERE s.key = $1`, [key]);
}

/** The published dishes of a visible section in its order; undefined when visitors see no such section. */
export async function dishesOfSection(db: Database, key: string): Promise<DishRow[] | undefined> {
  const rows = await db.rows<DishRow & { id: number | null }>(
    `SELECT dish.*
     FROM home_section s
     LEFT JOIN LATERAL (
       SELECT ${DISH_COLUMNS}, shown.place
       FROM unnest(s.product_ids) WITH ORDINALITY AS shown (id, place)
       JOIN dish d ON d.id = shown.id AND d.is_active AND d.archived_at IS NULL
       JOIN category c ON c.id = d.category_id
     ) dish ON true
     WHERE s.key = $1 AND s.is_visible ORDER BY dish.place`,
    [key],
  );
  return rows.length === 0 ? undefined : rows.filter(row => row.id !== null);
}

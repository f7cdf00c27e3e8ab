import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import type { Bilingual } from '#kit/language/language';
import { likePattern } from '#kit/language/search-text';
import type { DishOptionGroup } from './dish.entity';
import type { DishFilter, DishScope, DishSort } from './dish-filter';

/** A dish with its category, as `DISH_COLUMNS` reads it from `dish d JOIN category c ON c.id = d.category_id`. */
export interface DishRow {
  id: number;
  slug: string;
  name: Bilingual;
  description: Bilingual;
  ingredients: Bilingual;
  price_cents: number;
  category_id: number;
  category_slug: string;
  category_name: Bilingual;
  images: string[];
  option_groups: DishOptionGroup[];
  allergens: string[];
  dietary_tags: string[];
  preparation_minutes: number;
  is_active: boolean;
  is_available: boolean;
  is_featured: boolean;
  is_best_seller: boolean;
  archived_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export const DISH_COLUMNS = `d.id, d.slug, d.name, d.description, d.ingredients, d.price_cents, d.category_id,
  c.slug AS category_slug, c.name AS category_name, d.images, d.option_groups, d.allergens, d.dietary_tags,
  d.preparation_minutes, d.is_active, d.is_available, d.is_featured, d.is_best_seller, d.archived_at,
  d.created_at, d.updated_at`;

export interface Statement {
  sql: string;
  parameters: unknown[];
}

const RELATED_DISHES = 8;

const VISIBLE: Record<DishScope, string> = {
  public: 'd.archived_at IS NULL AND d.is_active',
  staff: 'd.archived_at IS NULL',
  archived: 'd.archived_at IS NOT NULL',
};

const ORDER: Record<DishSort | 'recent', string> = {
  recent: 'd.updated_at DESC, d.id DESC',
  popularity: 'd.popularity DESC, d.id DESC',
  price_asc: 'd.price_cents, d.id',
  price_desc: 'd.price_cents DESC, d.id DESC',
  name: "lower(d.name ->> 'en'), d.id",
};

/** The category of a slug and all below it. */
const categoriesOf = (slug: string) => `ARRAY(
  WITH RECURSIVE subtree AS (
    SELECT id FROM category WHERE slug = ${slug} AND archived_at IS NULL
    UNION SELECT below.id FROM category below JOIN subtree ON below.parent_id = subtree.id
  )
  SELECT id FROM subtree)`;

/** One page and the total in one statement: the page is cut on the index of its order before anything is joined to it. */
export function dishListStatement(filter: DishFilter, request: PageRequest): Statement {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const where = conditions(filter, bind).join(' AND ');
  const order = ORDER[filter.sort ?? 'recent'];
  const sql = `
    SELECT counted.total, shown.*
    FROM (SELECT count(*) AS total FROM dish d WHERE ${where}) counted
    LEFT JOIN (
      SELECT ${DISH_COLUMNS}, row_number() OVER (ORDER BY ${order}) AS place
      FROM (
        SELECT d.* FROM dish d WHERE ${where} ORDER BY ${order} LIMIT ${bind(request.limit)} OFFSET ${bind(offsetOf(request))}
      ) d
      JOIN category c ON c.id = d.category_id
    ) shown ON true
    ORDER BY shown.place`;
  return { sql, parameters };
}

export async function listDishes(db: Database, filter: DishFilter, request: PageRequest): Promise<Page<DishRow>> {
  const { sql, parameters } = dishListStatement(filter, request);
  const prepared = !filter.words?.length;
  const rows = await db.rows<DishRow & { total: number; place: number | null }>(sql, parameters, { prepared });
  return { ...request, rows: rows.filter(row => row.place !== null), total: rows[0]?.total ?? 0 };
}

export type DishAddress = { id: number } | { slug: string };

export async function findDish(db: Database, scope: DishScope, address: DishAddress): Promise<DishRow | undefined> {
  const { column, value } = columnOf(address);
  return db.row<DishRow>(
    `SELECT ${DISH_COLUMNS} FROM dish d JOIN category c ON c.id = d.category_id
     WHERE d.${column} = $1 AND ${VISIBLE[scope]}`,
    [value],
    { prepared: true },
  );
}

/** The dish itself, then published dishes of its category, then published best sellers of others: one statement. */
export function relatedStatement(scope: DishScope, address: DishAddress): Statement {
  const { column, value } = columnOf(address);
  const sql = `
    WITH self AS MATERIALIZED (
      SELECT d.id, d.category_id FROM dish d WHERE d.${column} = $1 AND ${VISIBLE[scope]}
    ), near AS (
      SELECT id, 0 AS closeness FROM self
      UNION ALL (
        SELECT d.id, 1 FROM dish d
        WHERE ${VISIBLE.public} AND d.category_id = (SELECT category_id FROM self) AND d.id <> (SELECT id FROM self)
        ORDER BY d.popularity DESC, d.id DESC LIMIT ${RELATED_DISHES}
      )
      UNION ALL (
        SELECT d.id, 2 FROM dish d
        WHERE ${VISIBLE.public} AND d.is_best_seller AND d.category_id <> (SELECT category_id FROM self)
        ORDER BY d.popularity DESC, d.id DESC LIMIT ${RELATED_DISHES}
      )
    )
    SELECT ${DISH_COLUMNS}
    FROM near JOIN dish d ON d.id = near.id JOIN category c ON c.id = d.category_id
    ORDER BY near.closeness, d.popularity DESC, d.id DESC LIMIT ${RELATED_DISHES + 1}`;
  return { sql, parameters: [value] };
}

export async function dishWithRelated(
  db: Database,
  scope: DishScope,
  address: DishAddress,
): Promise<{ dish: DishRow; related: DishRow[] } | undefined> {
  const { sql, parameters } = relatedStatement(scope, address);
  const [dish, ...related] = await db.rows<DishRow>(sql, parameters, { prepared: true });
  return dish && { dish, related };
}

function conditions(filter: DishFilter, bind: (value: unknown) => string): string[] {
  const { words = [], category, dietary = [], available, featured } = filter;
  return [
    VISIBLE[filter.scope],
    ...words.map(word => `d.search_text LIKE ${bind(likePattern(word))} ESCAPE '\\'`),
    ...(category === undefined ? [] : [`d.category_id = ANY (${categoriesOf(bind(category))})`]),
    ...(dietary.length === 0 ? [] : [`d.dietary_tags @> ${bind(dietary)}::text[]`]),
    ...(available === undefined ? [] : [`d.is_available = ${bind(available)}`]),
    ...(featured ? ['d.is_featured'] : []),
  ];
}

/** Slugs are plain words, so that nothing else has to be looked up. */
const SLUG = /^[a-z0-9-]+$/;

function columnOf(address: DishAddress): { column: string; value: unknown } {
  if ('id' in address) return { column: 'id', value: address.id };
  return { column: 'slug', value: SLUG.test(address.slug) ? address.slug : null };
}

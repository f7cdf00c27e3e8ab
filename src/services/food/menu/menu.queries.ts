import type { Database } from '#kit/database/database';
import { type List, listPage } from '#kit/database/list';
import { type Condition, containsAll, raw, type Sql, sql, when } from '#kit/database/sql';
import type { PageRequest } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import { type ArchivedDishView, DISH_COLUMNS, type DishRow } from './dish.view';

export const DISH_SORTS = ['popularity', 'price_asc', 'price_desc', 'name'] as const;
/** Most recently changed first without a sort. */
export type DishSort = (typeof DISH_SORTS)[number];

export type DishScope = 'public' | 'staff' | 'archived';

export interface DishFilter {
  scope: DishScope;
  /** Normalized words; a dish contains all of them. */
  words?: readonly string[];
  /** Slug of a category; includes its subcategories. */
  category?: string;
  /** Dietary tags; a dish has all of them. */
  dietary?: readonly string[];
  available?: boolean;
  /** Ids of dishes that count as unavailable. */
  snoozed?: readonly number[];
  featured?: boolean;
  sort?: DishSort;
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

const categoriesOf = (slug: string) => sql`ARRAY(
  WITH RECURSIVE subtree AS (
    SELECT id FROM category WHERE slug = ${slug} AND archived_at IS NULL
    UNION SELECT below.id FROM category below JOIN subtree ON below.parent_id = subtree.id
  )
  SELECT id FROM subtree)`;

const conditions = (filter: DishFilter): Condition[] => [
  VISIBLE[filter.scope],
  ...containsAll('d.search_text', filter.words),
  when(filter.category, slug => sql`d.category_id = ANY (${categoriesOf(slug)})`),
  filter.dietary?.length ? sql`d.dietary_tags @> ${filter.dietary}::text[]` : undefined,
  when(filter.available, available =>
    filter.snoozed?.length
      ? sql`(d.is_orderable AND d.id <> ALL (${filter.snoozed}::integer[])) = ${available}`
      : sql`d.is_orderable = ${available}`,
  ),
  filter.featured && 'd.is_featured',
];

export const dishList = (filter: DishFilter): List => ({
  columns: filter.scope === 'archived' ? `${DISH_COLUMNS}, d.archived_at` : DISH_COLUMNS,
  from: 'dish d',
  join: 'JOIN category c ON c.id = d.category_id',
  where: conditions(filter),
  order: ORDER[filter.sort ?? 'recent'],
});

export const listDishes = (db: Database, filter: DishFilter, request: PageRequest) =>
  listPage<DishRow>(db, request, dishList(filter), { prepared: !filter.words?.length });

export const listArchivedDishes = (db: Database, request: PageRequest) =>
  listPage<RowOf<typeof ArchivedDishView>>(db, request, dishList({ scope: 'archived' }), { prepared: true });

export type DishAddress = { id: number } | { slug: string };

export async function findDish(db: Database, scope: DishScope, address: DishAddress): Promise<DishRow | undefined> {
  const statement = sql`
    SELECT ${raw(DISH_COLUMNS)} FROM dish d JOIN category c ON c.id = d.category_id
    WHERE ${at(address)} AND ${raw(VISIBLE[scope])}`;
  return db.row<DishRow>(statement, { prepared: true });
}

/** The dish first, then published dishes of its category, then published best sellers of others. */
export const relatedStatement = (scope: DishScope, address: DishAddress) =>
  sql`
    WITH self AS MATERIALIZED (
      SELECT d.id, d.category_id FROM dish d WHERE ${at(address)} AND ${raw(VISIBLE[scope])}
    ), near AS (
      SELECT id, 0 AS closeness FROM self
      UNION ALL (
        SELECT d.id, 1 FROM dish d
        WHERE ${raw(VISIBLE.public)} AND d.category_id = (SELECT category_id FROM self) AND d.id <> (SELECT id FROM self)
        ORDER BY d.popularity DESC, d.id DESC LIMIT ${raw(`${RELATED_DISHES}`)}
      )
      UNION ALL (
        SELECT d.id, 2 FROM dish d
        WHERE ${raw(VISIBLE.public)} AND d.is_best_seller AND d.category_id <> (SELECT category_id FROM self)
        ORDER BY d.popularity DESC, d.id DESC LIMIT ${raw(`${RELATED_DISHES}`)}
      )
    )
    SELECT ${raw(DISH_COLUMNS)}
    FROM near JOIN dish d ON d.id = near.id JOIN category c ON c.id = d.category_id
    ORDER BY near.closeness, d.popularity DESC, d.id DESC LIMIT ${raw(`${RELATED_DISHES + 1}`)}`;

export async function dishWithRelated(
  db: Database,
  scope: DishScope,
  address: DishAddress,
): Promise<{ dish: DishRow; related: DishRow[] } | undefined> {
  const [dish, ...related] = await db.rows<DishRow>(relatedStatement(scope, address), { prepared: true });
  return dish && { dish, related };
}

/** Other text is the slug of no dish, and may be text that the database does not accept. */
const SLUG = /^[a-z0-9-]+$/;

function at(address: DishAddress): Sql {
  if ('id' in address) return sql`d.id = ${address.id}`;
  return sql`d.slug = ${SLUG.test(address.slug) ? address.slug : null}`;
}

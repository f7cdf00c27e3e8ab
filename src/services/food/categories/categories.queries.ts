import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import type { CategoryRow, CategoryStatisticView } from './category.view';

const COLUMNS =
  'id, slug, name, description, parent_id, image, position, is_active, archived_at, created_at, updated_at';

/** What the public sees, what staff see as well, and what is archived. */
export type CategoryScope = 'public' | 'staff' | 'archived';

const VISIBLE: Record<CategoryScope, string> = {
  public: 'archived_at IS NULL AND is_active',
  staff: 'archived_at IS NULL',
  archived: 'archived_at IS NOT NULL',
};

const ORDER: Record<CategoryScope, string> = {
  public: 'position, id',
  staff: 'position, id',
  archived: 'updated_at DESC, id DESC',
};

/** One statement, also for a page past the end: the total stands in every row, the last of which may be empty. */
export async function listCategories(
  db: Database,
  scope: CategoryScope,
  request: PageRequest,
  rootsOnly = false,
): Promise<Page<CategoryRow>> {
  const where = `${VISIBLE[scope]}${rootsOnly ? ' AND parent_id IS NULL' : ''}`;
  const rows = await db.rows<CategoryRow & { total: number; place: number | null }>(
    `SELECT counted.total, shown.*
     FROM (SELECT count(*) AS total FROM category WHERE ${where}) counted
     LEFT JOIN (
       SELECT row_number() OVER (ORDER BY ${ORDER[scope]}) AS place, ${COLUMNS}
       FROM category WHERE ${where} ORDER BY ${ORDER[scope]} LIMIT $1 OFFSET $2
     ) shown ON true
     ORDER BY shown.place`,
    [request.limit, offsetOf(request)],
  );
  return { ...request, rows: rows.filter(row => row.place !== null), total: rows[0]?.total ?? 0 };
}

const SLUG = /^[a-z0-9-]+$/;

export async function findCategory(
  db: Database,
  scope: CategoryScope,
  by: { id: number } | { slug: string },
): Promise<CategoryRow | undefined> {
  if ('slug' in by && !SLUG.test(by.slug)) return undefined;
  const [column, value] = 'id' in by ? ['id', by.id] : ['slug', by.slug];
  return db.row<CategoryRow>(`SELECT ${COLUMNS} FROM category WHERE ${column} = $1 AND ${VISIBLE[scope]}`, [value]);
}

export async function categoryStatistic(db: Database): Promise<CategoryStatisticView> {
  const row = await db.row<CategoryStatisticView>(
    `SELECT count(*) FILTER (WHERE archived_at IS NULL) AS total,
       count(*) FILTER (WHERE archived_at IS NULL AND is_active) AS active,
       count(*) FILTER (WHERE archived_at IS NULL AND NOT is_active) AS hidden,
       count(*) FILTER (WHERE archived_at IS NULL AND parent_id IS NULL) AS roots,
       count(*) FILTER (WHERE archived_at IS NOT NULL) AS archived
     FROM category`,
  );
  return row as CategoryStatisticView;
}

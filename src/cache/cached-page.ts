import type { Page, PageRequest } from '#kit/http/page';
import type { QueryCache } from './query-cache';
import type { Database, StatementOptions } from '#kit/database/database';
import { aliasOf, type List, listPage, pieceOf } from '#kit/database/list';
import { allOf, raw, sql } from '#kit/database/sql';

interface CachedPage {
  ids: number[];
  total: number;
}

/** `listPage` with a cached total and ids, until one of `tables`, all those of `where` and `order`, is written. */
export async function cachedPage<Row extends { id: number }>(
  db: Database,
  { queryCache, tables }: { queryCache: QueryCache; tables: readonly string[] },
  request: PageRequest,
  list: List,
  options?: StatementOptions,
): Promise<Page<Row>> {
  const { text, values } = sql`${pieceOf(list.from)} WHERE ${allOf(list.where ?? [])}`.statement();
  const key = JSON.stringify([text, values, list.order, request.page, request.limit]);
  let fresh: Page<Row> | undefined;
  const { ids, total } = await queryCache.of<CachedPage>(key, tables, async () => {
    fresh = await listPage<Row>(db, request, list, options);
    return { ids: fresh.rows.map(({ id }) => id), total: fresh.total };
  });
  return fresh ?? { ...request, rows: await rowsOf<Row>(db, list, ids), total };
}

async function rowsOf<Row>(db: Database, { columns, from, join = '', order }: List, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const statement = sql`
    SELECT ${raw(columns)} FROM ${pieceOf(from)} ${pieceOf(join)}
    WHERE ${raw(`${aliasOf({ from })}.id`)} = ANY (${ids}::integer[]) ORDER BY ${raw(order)}`;
  return db.rows<Row>(statement, { prepared: true });
}

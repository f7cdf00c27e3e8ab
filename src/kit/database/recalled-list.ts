import type { Page, PageRequest } from '../http/page';
import type { Recall } from '../memory/recall';
import type { Database, StatementOptions } from './database';
import { type List, listPage } from './list';
import { allOf, raw, sql } from './sql';

/** What is kept of a page: which rows stand on it, and how many there are in all. */
interface Known {
  ids: number[];
  total: number;
}

/**
 * `listPage` of a table of many rows that staff look at again and again. Counting them, and going past those of earlier
 * pages, takes as long as there are rows; both are recalled while nobody writes `tables`, which are all that `where` and
 * `order` look at. The rows themselves are read each time, by their ids.
 */
export async function recalledPage<Row extends { id: number }>(
  db: Database,
  { recall, tables }: { recall: Recall; tables: readonly string[] },
  request: PageRequest,
  list: List,
  options?: StatementOptions,
): Promise<Page<Row>> {
  const { text, values } = allOf(list.where ?? []).statement();
  const key = JSON.stringify([list.from, text, values, list.order, request.page, request.limit]);
  let read: Page<Row> | undefined;
  const { ids, total } = await recall.of<Known>(key, tables, async () => {
    read = await listPage<Row>(db, request, list, options);
    return { ids: read.rows.map(({ id }) => id), total: read.total };
  });
  return read ?? { ...request, rows: await rowsOf<Row>(db, list, ids), total };
}

async function rowsOf<Row>(db: Database, { columns, from, join = '', order }: List, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const alias = from.split(' ').at(-1);
  const { text, values } = sql`
    SELECT ${raw(columns)} FROM ${raw(`${from} ${join}`)}
    WHERE ${raw(`${alias}.id`)} = ANY (${ids}::integer[]) ORDER BY ${raw(order)}`.statement();
  return db.rows<Row>(text, values, { prepared: true });
}

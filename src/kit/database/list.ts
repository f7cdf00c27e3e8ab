import { offsetOf, type Page, type PageRequest } from '../http/page';
import { countByStatus, type StatusCounts } from '../http/status-counts';
import type { Database, StatementOptions } from './database';
import { allOf, type Condition, raw, type Sql, sql } from './sql';

export interface List {
  /** The SELECT list; uses the alias of `from` and of `join`. */
  columns: string;
  from: string;
  /** Joined to the rows of the page only. Must match at most one row each. */
  join?: string | Sql;
  where?: readonly Condition[];
  /** Must end with the id, so that the order is total and pages never overlap. */
  order: string;
  /**
   * Whether the filters may match few rows, for tables with an `id`. Up to `MAX_SORTED` matches are then sorted; the index of
   * the order would be read to its end for a page that is never full.
   */
  canMatchFew?: boolean;
}

export interface StatusFilter<Status extends string> {
  statuses: readonly Status[];
  column: string;
  selected?: Status | undefined;
}

/** One page and its total in one statement. LIMIT applies before the joins, so that the index of the order is used. */
export async function listPage<Row>(
  db: Database,
  request: PageRequest,
  list: List,
  options?: StatementOptions,
): Promise<Page<Row>> {
  const statement = pageStatement(list, request);
  const rows = await db.rows<Row & { total: number; page_row: number | null }>(statement, options);
  return { ...request, rows: rows.filter(row => row.page_row !== null), total: rows[0]?.total ?? 0 };
}

export function pageStatement(list: List, request: PageRequest): Sql {
  const where = allOf(list.where ?? []);
  const rows = rowsOf({
    ...list,
    columns: `${list.columns}, row_number() OVER (ORDER BY ${list.order}) AS page_row`,
    page: list.canMatchFew ? fewOrMany(list, where, request) : pageOf(list, where, request),
  });
  return sql`
    WITH counted AS (SELECT count(*) AS total FROM ${raw(list.from)} WHERE ${where})
    SELECT counted.total, shown.* FROM counted LEFT JOIN (${rows}) shown ON true
    ORDER BY shown.page_row`;
}

/** A page with counts by status, which apply every filter except the status; two statements. */
export async function listWithCounts<Row, Status extends string>(
  db: Database,
  request: PageRequest,
  list: List,
  status: StatusFilter<Status>,
): Promise<Page<Row> & { counts: StatusCounts<Status> }> {
  const where = allOf(list.where ?? []);
  const column = raw(status.column);
  const countQuery = sql`SELECT ${column} AS status, count(*) AS total FROM ${raw(list.from)} WHERE ${where} GROUP BY ${column}`;
  const counts = countByStatus(status.statuses, await db.rows<{ status: Status; total: number }>(countQuery));
  const condition = allOf([where, status.selected !== undefined && sql`${column} = ${status.selected}`]);
  const total = counts[status.selected ?? 'all'];
  const page = (list.canMatchFew && total <= MAX_SORTED ? fewOf : pageOf)(list, condition, request);
  const rows = await db.rows<Row>(sql`${rowsOf({ ...list, page })} ORDER BY ${raw(list.order)}`);
  return { ...request, rows, total, counts };
}

export const pieceOf = (join: string | Sql): Sql => (typeof join === 'string' ? raw(join) : join);

/** Beyond so many rows, a page ordered by id in the end is found by its ids: an index of the order has them, so that the rows before are not read. */
const DEEP_OFFSET = 100;
/** Matches that are read and sorted rather than found one by one in their order. */
const MAX_SORTED = 1000;

const aliasOf = ({ from }: List): string => from.split(' ').at(-1)!;

/** The rows of a page with their joins. @param page SELECT of these rows of the table */
function rowsOf({ page, ...list }: List & { page: Sql }): Sql {
  return sql`SELECT ${raw(list.columns)} FROM (${page}) ${raw(aliasOf(list))} ${pieceOf(list.join ?? '')}`;
}

function pageOf(list: List, where: Sql, request: PageRequest): Sql {
  const isDeep = offsetOf(request) >= DEEP_OFFSET && list.order.includes(`${aliasOf(list)}.id`);
  return isDeep ? withIds(list, selected(list, 'id', where, request)) : selected(list, '*', where, request);
}

function selected(list: List, column: 'id' | '*', where: Sql, request: PageRequest): Sql {
  return sql`
      SELECT ${raw(`${aliasOf(list)}.${column}`)} FROM ${raw(list.from)} WHERE ${where}
      ORDER BY ${raw(list.order)} LIMIT ${request.limit} OFFSET ${offsetOf(request)}`;
}

/** An array, since Postgres would rather join a small table as a whole. */
function withIds(list: List, ids: Sql): Sql {
  const alias = aliasOf(list);
  return sql`
      SELECT ${raw(`${alias}.*`)} FROM ${raw(list.from)} WHERE ${raw(`${alias}.id`)} = ANY (ARRAY(${ids}))`;
}

/** All matches are sorted. */
function fewOf(list: List, where: Sql, request: PageRequest, column: 'id' | '*' = '*'): Sql {
  const id = raw(`${aliasOf(list)}.id`);
  return selected(list, column, sql`${id} = ANY (ARRAY(SELECT ${id} FROM ${raw(list.from)} WHERE ${where}))`, request);
}

/** Of two ways, the one that `counted` decides against is not executed. */
function fewOrMany(list: List, where: Sql, request: PageRequest): Sql {
  const total = sql`(SELECT total FROM counted)`;
  const few = fewOf(list, sql`${where} AND ${total} BETWEEN 1 AND ${MAX_SORTED}`, request, 'id');
  const many = selected(list, 'id', sql`${where} AND ${total} > ${MAX_SORTED}`, request);
  return withIds(list, sql`(${few}) UNION ALL (${many})`);
}

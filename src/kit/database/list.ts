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
  return sql`
    SELECT counted.total, shown.*
    FROM (SELECT count(*) AS total FROM ${raw(list.from)} WHERE ${where}) counted
    LEFT JOIN (${rowsOf(list, where, request, `, row_number() OVER (ORDER BY ${list.order}) AS page_row`)}) shown ON true
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
  const rows = await db.rows<Row>(sql`${rowsOf(list, condition, request)} ORDER BY ${raw(list.order)}`);
  return { ...request, rows, total: counts[status.selected ?? 'all'], counts };
}

export const pieceOf = (join: string | Sql): Sql => (typeof join === 'string' ? raw(join) : join);

/** Beyond so many rows, a page ordered by id in the end is found by its ids: an index of the order has them, so that the rows before are not read. */
const DEEP_OFFSET = 100;

function rowsOf({ columns, from, join = '', order }: List, where: Sql, request: PageRequest, more = ''): Sql {
  const alias = from.split(' ').at(-1);
  const page = (selected: string) => sql`
      SELECT ${raw(`${alias}.${selected}`)} FROM ${raw(from)} WHERE ${where}
      ORDER BY ${raw(order)} LIMIT ${request.limit} OFFSET ${offsetOf(request)}`;
  const isDeep = offsetOf(request) >= DEEP_OFFSET && order.includes(`${alias}.id`);
  const byId = () => sql`
      SELECT ${raw(`${alias}.*`)} FROM ${raw(from)} WHERE ${raw(`${alias}.id`)} IN (${page('id')})`;
  return sql`SELECT ${raw(columns + more)}
    FROM (${isDeep ? byId() : page('*')}
    ) ${raw(`${alias}`)} ${pieceOf(join)}`;
}

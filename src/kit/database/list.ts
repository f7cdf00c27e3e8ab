import { offsetOf, type Page, type PageRequest } from '../http/page';
import { countByStatus, type StatusCounts } from '../http/status-counts';
import type { Database, StatementOptions } from './database';
import { allOf, type Condition, raw, type Sql, sql } from './sql';

export interface List {
  /** The SELECT list, about the alias of `from` and whatever is joined to it. */
  columns: string;
  /** Table and alias: `lead l`. */
  from: string;
  /** Joined to the rows of the page only; at most one row each, so that nothing is counted twice. */
  join?: string;
  where?: readonly Condition[];
  /** Ends with the id, so that pages neither repeat nor lose a row. */
  order: string;
}

export interface StatusFilter<Status extends string> {
  /** Every status there is. */
  statuses: readonly Status[];
  column: string;
  /** The status asked for; all when left out. */
  selected?: Status | undefined;
}

/** One page and the total in one statement: the page is cut on the index of its order before anything is joined to it. */
export async function listPage<Row>(
  db: Database,
  request: PageRequest,
  list: List,
  options?: StatementOptions,
): Promise<Page<Row>> {
  const { text, values } = pageStatement(list, request).statement();
  const rows = await db.rows<Row & { total: number; place_on_page: number | null }>(text, values, options);
  return { ...request, rows: rows.filter(row => row.place_on_page !== null), total: rows[0]?.total ?? 0 };
}

export function pageStatement(list: List, request: PageRequest): Sql {
  const where = allOf(list.where ?? []);
  return sql`
    SELECT counted.total, shown.*
    FROM (SELECT count(*) AS total FROM ${raw(list.from)} WHERE ${where}) counted
    LEFT JOIN (${rowsOf(list, where, request, `, row_number() OVER (ORDER BY ${list.order}) AS place_on_page`)}) shown ON true
    ORDER BY shown.place_on_page`;
}

/** A page with the counts by status, which are taken under every filter but the status; two statements. */
export async function listWithCounts<Row, Status extends string>(
  db: Database,
  request: PageRequest,
  list: List,
  status: StatusFilter<Status>,
): Promise<Page<Row> & { counts: StatusCounts<Status> }> {
  const where = allOf(list.where ?? []);
  const column = raw(status.column);
  const counting = sql`SELECT ${column} AS status, count(*) AS total FROM ${raw(list.from)} WHERE ${where} GROUP BY ${column}`;
  const counted = counting.statement();
  const counts = countByStatus(
    status.statuses,
    await db.rows<{ status: Status; total: number }>(counted.text, counted.values),
  );
  const chosen = allOf([where, status.selected !== undefined && sql`${column} = ${status.selected}`]);
  const { text, values } = sql`${rowsOf(list, chosen, request)} ORDER BY ${raw(list.order)}`.statement();
  const rows = await db.rows<Row>(text, values);
  return { ...request, rows, total: counts[status.selected ?? 'all'], counts };
}

function rowsOf({ columns, from, join = '', order }: List, where: Sql, request: PageRequest, more = ''): Sql {
  const alias = from.split(' ').at(-1);
  return sql`SELECT ${raw(columns + more)}
    FROM (
      SELECT ${raw(`${alias}.*`)} FROM ${raw(from)} WHERE ${where}
      ORDER BY ${raw(order)} LIMIT ${request.limit} OFFSET ${offsetOf(request)}
    ) ${raw(`${alias} ${join}`)}`;
}

import { offsetOf, type Page, type PageRequest } from '../http/page';
import { countByStatus, type StatusCounts } from '../http/status-counts';
import type { Database, StatementOptions } from './database';
import { allOf, type Condition, joined, raw, type Sql, sql } from './sql';

export interface List {
  /** The SELECT list; uses the alias of `from` and of `join`. */
  columns: string;
  /** A table or a query in parentheses, and its alias. */
  from: string | Sql;
  /** The same with the first rows of the order up to the end of the page only, where Postgres does not find them. */
  pageFrom?: Sql;
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
  /** Whether words, or other filters whose matches no index counts, select rows: `MAX_FOUND` are counted. For tables with an `id`. */
  isSearch?: boolean;
  /** Whether few rows fit into a block: of a search `MAX_FOUND_WIDE` are counted. */
  hasWideRows?: boolean;
  /** A word that several indexes find, `isSearch` set: `MAX_FOUND_WIDE` are counted. `where` has the other filters. */
  word?: SearchedWord;
}

/** A word that is searched in a row and in the records it refers to. */
export interface SearchedWord {
  /** Whether a row matches. Tested on the rows of the order one by one, where more than `MAX_FOUND_WIDE` match. */
  condition: Sql;
  /** Ways to all matches, each by an index of its own; together they find each at least once. */
  ways: readonly SearchWay[];
}

export interface SearchWay {
  /** Tables with their aliases, that of the list's table among them. */
  from: string;
  where: Sql;
}

export interface StatusFilter<Status extends string> {
  statuses: readonly Status[];
  column: string;
  selected?: Status | undefined;
}

/**
 * One page and its total in one statement. LIMIT applies before the joins, so that the index of the order is used. The total is
 * exact up to `MAX_TOTAL`, that of a search up to `MAX_FOUND`.
 */
export async function listPage<Row>(
  db: Database,
  request: PageRequest,
  list: List,
  options?: StatementOptions,
): Promise<Page<Row>> {
  const statement = pageStatement(list, request);
  const read = await db.rows<Row & { total: number; page_row: number | null }>(statement, options);
  const rows = read.filter(row => row.page_row !== null);
  const counted = read[0]?.total ?? 0;
  const isCapped = counted > maxTotal(list);
  return { ...request, rows, total: isCapped ? cappedTotal(counted, rows, request) : counted };
}

export function pageStatement(list: List, request: PageRequest): Sql {
  const where = filtersOf(list);
  const { isSearch = false, canMatchFew = false } = list;
  const counted = isSearch
    ? sql`found AS MATERIALIZED (${foundOf(list, where)}), counted AS (SELECT count(*) AS total FROM found)`
    : sql`counted AS (SELECT count(*) AS total FROM (${matchesUpTo(MAX_TOTAL + 1, list, where)}) matching)`;
  const rows = rowsOf({
    ...list,
    columns: `${list.columns}, row_number() OVER (ORDER BY ${list.order}) AS page_row`,
    page: isSearch || canMatchFew ? fewOrMany(list, where, request) : pageOf(list, where, request),
  });
  return sql`
    WITH ${counted}
    SELECT counted.total, shown.* FROM counted LEFT JOIN (${rows}) shown ON true
    ORDER BY shown.page_row`;
}

/**
 * A page with counts by status, which apply every filter except the status; two statements. Of a search with more than
 * `MAX_FOUND` matches, the counts are those of the first ones read.
 */
export async function listWithCounts<Row, Status extends string>(
  db: Database,
  request: PageRequest,
  list: List,
  status: StatusFilter<Status>,
): Promise<Page<Row> & { counts: StatusCounts<Status> }> {
  const where = filtersOf(list);
  const column = raw(status.column);
  const found = list.word
    ? waysUpTo(maxFound(list) + 1, list, list.word, `, ${status.column} AS status`)
    : matchesUpTo(maxFound(list) + 1, list, where, `${status.column} AS status`);
  const countQuery = list.isSearch
    ? sql`SELECT status, count(*) AS total FROM (${found}) found GROUP BY status`
    : sql`SELECT ${column} AS status, count(*) AS total FROM ${pieceOf(list.from)} WHERE ${where} GROUP BY ${column}`;
  const counts = countByStatus(status.statuses, await db.rows<{ status: Status; total: number }>(countQuery));
  const hasStatus = status.selected !== undefined && sql`${column} = ${status.selected}`;
  const condition = allOf([where, hasStatus]);
  const counted = counts[status.selected ?? 'all'];
  const isCapped = list.isSearch === true && counts.all > maxFound(list);
  const ids = list.word && waysUpTo(maxFound(list) + 1, list, list.word);
  const few = ids ? allOf([sql`${raw(aliasOf(list))}.id = ANY (ARRAY(${ids}))`, hasStatus]) : condition;
  const page =
    !isCapped && counted <= maxSorted(list)
      ? withIds(list, fewOf(list, few, request))
      : pageOf(list, condition, request);
  const rows = await db.rows<Row>(sql`${rowsOf({ ...list, page })} ORDER BY ${raw(list.order)}`);
  return { ...request, rows, total: isCapped ? cappedTotal(counted, rows, request) : counted, counts };
}

/** Grows with the page, so that a client that asks for one page after another gets all rows. */
function cappedTotal(counted: number, { length }: readonly unknown[], request: PageRequest): number {
  if (length === 0) return counted;
  const seen = offsetOf(request) + length;
  return Math.max(counted, length === request.limit ? seen + 1 : seen);
}

export const pieceOf = (text: string | Sql): Sql => (typeof text === 'string' ? raw(text) : text);

/** Beyond so many rows, a page ordered by id in the end is found by its ids: an index of the order has them, so that the rows before are not read. */
const DEEP_OFFSET = 100;
/** Matches that are read and sorted rather than found one by one in their order. */
const MAX_SORTED = 1000;
/** Matches of a search that are counted, and sorted if there are no more. */
export const MAX_FOUND = 4000;
/** The same where most matches cost a block of their own: of ten or fewer rows to a block, or found through other tables. */
export const MAX_FOUND_WIDE = 1000;
/** Rows of a list that are counted: some hundred blocks of an index. */
export const MAX_TOTAL = 100_000;

/** All conditions of a list, on its rows alone. */
const filtersOf = ({ where = [], word }: List): Sql => allOf([...where, word?.condition]);

const maxFound = ({ hasWideRows, word }: List): number => (hasWideRows || word ? MAX_FOUND_WIDE : MAX_FOUND);

const maxTotal = (list: List): number => (list.isSearch ? maxFound(list) : MAX_TOTAL);

const maxSorted = (list: List): number => (list.isSearch ? maxFound(list) : list.canMatchFew ? MAX_SORTED : -1);

export const aliasOf = ({ from }: Pick<List, 'from'>): string =>
  (typeof from === 'string' ? from : from.statement().text).split(' ').at(-1)!;

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
      SELECT ${raw(`${aliasOf(list)}.${column}`)} FROM ${pieceOf(list.pageFrom ?? list.from)} WHERE ${where}
      ORDER BY ${raw(list.order)} LIMIT ${request.limit} OFFSET ${offsetOf(request)}`;
}

/** An array, since Postgres would rather join a small table as a whole. */
function withIds(list: List, ids: Sql): Sql {
  const alias = aliasOf(list);
  return sql`
      SELECT ${raw(`${alias}.*`)} FROM ${pieceOf(list.from)} WHERE ${raw(`${alias}.id`)} = ANY (ARRAY(${ids}))`;
}

/** OFFSET 0 keeps Postgres from reading the index of the order until the page is full. */
function fewOf(list: List, where: Sql, request: PageRequest): Sql {
  const alias = aliasOf(list);
  const matches = sql`SELECT ${raw(`${alias}.*`)} FROM ${pieceOf(list.from)} WHERE ${where} OFFSET 0`;
  return sql`
      SELECT ${raw(`${alias}.id`)} FROM (${matches}) ${raw(alias)}
      ORDER BY ${raw(list.order)} LIMIT ${request.limit} OFFSET ${offsetOf(request)}`;
}

const matchesUpTo = (limit: number, { from }: List, where: Sql, columns = ''): Sql =>
  sql`SELECT ${raw(columns)} FROM ${pieceOf(from)} WHERE ${where} LIMIT ${limit}`;

/** The ids of up to `limit` matches of a word. @param columns further columns of the matches, each after a comma */
function waysUpTo(limit: number, list: List, { ways }: SearchedWord, columns = ''): Sql {
  const alias = aliasOf(list);
  const found = ways.map(({ from, where }) => {
    const matching = allOf([where, ...(list.where ?? [])]);
    return sql`(SELECT ${raw(`${alias}.id${columns}`)} FROM ${raw(from)} WHERE ${matching} LIMIT ${limit})`;
  });
  return sql`SELECT found.* FROM (${joined(found, ' UNION ')}) found LIMIT ${limit}`;
}

/** The ids of up to `maxFound` matches and one more, with their places in the order; those of a word without places. */
function foundOf(list: List, where: Sql): Sql {
  if (list.word) return waysUpTo(maxFound(list) + 1, list, list.word);
  const alias = aliasOf(list);
  const matches = matchesUpTo(maxFound(list) + 1, list, where, `${alias}.*`);
  return sql`
      SELECT ${raw(`${alias}.id, row_number() OVER (ORDER BY ${list.order}) AS place`)} FROM (${matches}) ${raw(alias)}`;
}

/** Of two ways, the one that `counted` decides against is not executed. */
function fewOrMany(list: List, where: Sql, request: PageRequest): Sql {
  const total = sql`(SELECT total FROM counted)`;
  const max = maxSorted(list);
  const isFew = sql`${total} BETWEEN 1 AND ${max}`;
  const offset = offsetOf(request);
  const alias = raw(aliasOf(list));
  const few = list.word
    ? sql`
      SELECT ${alias}.id FROM ${pieceOf(list.from)}
      WHERE ${alias}.id = ANY (ARRAY(SELECT id FROM found WHERE ${isFew})) ORDER BY ${raw(list.order)}
      LIMIT ${request.limit} OFFSET ${offset}`
    : list.isSearch
      ? sql`SELECT id FROM found WHERE place > ${offset} AND place <= ${offset + request.limit} AND ${isFew}`
      : fewOf(list, sql`${where} AND ${isFew}`, request);
  const many = selected(list, 'id', sql`${where} AND ${total} > ${max}`, request);
  return withIds(list, sql`(${few}) UNION ALL (${many})`);
}

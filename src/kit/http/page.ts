import type { Type } from '@nestjs/common';
import type { PageModel } from './route-description';

/** One page of a list, before a service gives it its documented shape. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  page: number;
  limit: number;
}

export interface PageRequest {
  page: number;
  limit: number;
}

export interface PageRules {
  /** Query names the page size is read from; the first that is sent counts. */
  sizeNames: readonly string[];
  default: number;
  /** A larger size reads as this. */
  max: number;
  /** What a size below one reads as; the default when left out. */
  belowOne?: number;
}

/** Far enough for any list, near enough that the offset stays a plain integer. */
const MAX_PAGE = 1_000_000;

/**
 * Reads `page` and the page size leniently: unreadable values read as the default, values above the maximum as the
 * maximum, however many digits they have.
 */
export function readPage(query: Record<string, unknown>, rules: PageRules): PageRequest {
  const page = wholeNumber(query['page']);
  const sent = rules.sizeNames.map(name => query[name]).find(value => value !== undefined);
  const size = wholeNumber(sent);
  return {
    page: page === undefined || page < 1 ? 1 : Math.min(page, MAX_PAGE),
    limit:
      size === undefined ? rules.default : size < 1 ? (rules.belowOne ?? rules.default) : Math.min(size, rules.max),
  };
}

export const offsetOf = ({ page, limit }: PageRequest): number => (page - 1) * limit;

export function mapPage<Row, View>(page: Page<Row>, view: (row: Row) => View): Page<View> {
  return { ...page, rows: page.rows.map(view) };
}

export const totalPages = (page: Page<unknown>) => Math.ceil(page.total / page.limit);

/** `{data, page, limit, total, totalPages}` */
export const dataPage = <Row>(page: Page<Row>) => ({
  data: page.rows,
  page: page.page,
  limit: page.limit,
  total: page.total,
  totalPages: totalPages(page),
});

const whole = { type: 'integer' };

export const dataPageOf = (row: Type): PageModel => pageModel(row, 'data', ['page', 'limit', 'total', 'totalPages']);

/** The same page with fields beside the rows, such as `counts`. */
export function withExtraFields(answer: PageModel, beside: Record<string, object>): PageModel {
  return {
    ...answer,
    schema: rowReference => {
      const schema = answer.schema(rowReference) as { required: string[]; properties: object };
      return {
        ...schema,
        required: [...schema.required, ...Object.keys(beside)],
        properties: { ...schema.properties, ...beside },
      };
    },
  };
}

/** The description of a page: the rows under a name, and whole numbers beside them. */
export function pageModel(row: Type, rows: string, numbers: string[]): PageModel {
  return {
    row,
    rows,
    schema: rowReference => ({
      type: 'object',
      required: [rows, ...numbers],
      properties: {
        [rows]: { type: 'array', items: rowReference },
        ...Object.fromEntries(numbers.map(name => [name, whole])),
      },
    }),
  };
}

function wholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  return typeof value === 'string' && /^[+-]?\d+$/.test(value.trim()) ? Number(value) : undefined;
}

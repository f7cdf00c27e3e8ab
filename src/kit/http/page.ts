import type { Type } from '@nestjs/common';
import type { PageModel } from './route-description';

/** One page of a list, before a service formats it. */
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
  /** Query names of the page size; the first one sent is used. */
  sizeNames: readonly string[];
  default: number;
  /** Larger sizes are reduced to this. */
  max: number;
  /** Used for sizes below one; the default when left out. */
  belowOne?: number;
}

/** Keeps the offset within the range of an integer. */
const MAX_PAGE = 1_000_000;

/**
 * Reads `page` and the page size leniently: invalid values become the default, values above the maximum the maximum.
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

/** The same page with extra fields, such as `counts`. */
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

/** Schema of a page: rows under the name `rows`, and integer fields. */
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

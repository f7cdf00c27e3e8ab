import type { Type } from '@nestjs/common';
import { getSchemaPath } from '../openapi/api-notes';
import type { PageModel } from './route-description';

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

/** A name of the page size that every list accepts in addition to its own names. */
export const PAGE_SIZE = 'page_size';

export interface PageRules {
  /** Query names of the page size; the first one sent is used. */
  sizeNames: readonly string[];
  default: number;
  /** Larger sizes are reduced to this. */
  max: number;
  /** Page size for sizes below 1; the default when left out. */
  belowOne?: number;
  /** Responds 400 to a repeated or nested parameter; ignored when left out. */
  repeated?: 'refuse';
}

/** Keeps the offset within the range of an integer. */
const MAX_PAGE = 1_000_000;

/** Invalid values become the default, values above the maximum the maximum. */
export function readPage(query: Record<string, unknown>, rules: PageRules): PageRequest {
  const page = wholeNumber(query['page']);
  const sent = [...rules.sizeNames, PAGE_SIZE].map(name => query[name]).find(value => value !== undefined);
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

/** A response that is one view or null: `@Returns('...', orNull(HallView))`. */
export const orNull = (row: Type): PageModel => ({
  row,
  schema: reference => ({ nullable: true, allOf: [reference] }),
});

/** A response that is one of several views: `@Returns('...', oneOf(StaffSignInView, CustomerSessionView))`. */
export const oneOf = (first: Type, ...others: Type[]): PageModel | Type =>
  others.length === 0
    ? first
    : {
        row: first,
        others,
        schema: reference => ({ oneOf: [reference, ...others.map(other => ({ $ref: getSchemaPath(other) }))] }),
      };

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

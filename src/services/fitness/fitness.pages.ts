import type { QueryOptions } from '#kit/fields/query-parameter';
import type { PageRules } from '#kit/http/page';

/** Members and content catalogues; answered as `dataPage`. */
export const CATALOGUE_PAGES: PageRules = { sizeNames: ['page_count'], default: 15, max: 100, belowOne: 1 };

/** Settings; coaches and roles have the same by the shape of the staff. */
export const STAFF_PAGES: PageRules = { sizeNames: ['page_count'], default: 10, max: 100, belowOne: 1 };

/** The library of exercises as members leaf through it. */
export const LIBRARY_PAGES: PageRules = { sizeNames: ['page_count'], default: 24, max: 100, belowOne: 1 };

/** Messages between a member and a coach. */
export const THREAD_PAGES: PageRules = { sizeNames: ['page_count'], default: 50, max: 100, belowOne: 1 };

/** Lists of a page with more on it, and lists that began without pages: so many rows when no page size is sent. */
export const pagesFrom = (rows: number): PageRules => ({
  sizeNames: ['page_count'],
  default: rows,
  max: 100,
  belowOne: 1,
});

/** A filter that cannot be read is 400; dashboards send an empty one for what is not chosen. Pages are read leniently. */
export const FILTER = { unknown: 'refuse', blank: 'absent' } as const satisfies QueryOptions;

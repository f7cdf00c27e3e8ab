import type { PageRules } from '#kit/http/page';

export const CATALOGUE_PAGES: PageRules = { sizeNames: ['page_count'], default: 15, max: 100, belowOne: 1 };

export const STAFF_PAGES: PageRules = { sizeNames: ['page_count'], default: 10, max: 100, belowOne: 1 };

export const LIBRARY_PAGES: PageRules = { sizeNames: ['page_count'], default: 24, max: 100, belowOne: 1 };

export const THREAD_PAGES: PageRules = { sizeNames: ['page_count'], default: 50, max: 100, belowOne: 1 };

/** For lists within a page, and for lists that had no pages at first. @param rows default page size */
export const pagesFrom = (rows: number): PageRules => ({
  sizeNames: ['page_count'],
  default: rows,
  max: 100,
  belowOne: 1,
});

/** Invalid filters return 400, empty ones are ignored. Invalid page parameters are replaced. */
export const FILTER = { unknown: 'refuse', blank: 'absent' } as const;

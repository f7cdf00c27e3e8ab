import type { PageRules } from '#kit/http/page';

export const CATALOGUE_PAGES: PageRules = { sizeNames: ['page_count'], default: 15, max: 100, belowOne: 1 };

export const STAFF_PAGES: PageRules = { sizeNames: ['page_count'], default: 10, max: 100, belowOne: 1 };

export const LIBRARY_PAGES: PageRules = { sizeNames: ['page_count'], default: 24, max: 100, belowOne: 1 };

export const THREAD_PAGES: PageRules = { sizeNames: ['page_count'], default: 50, max: 100, belowOne: 1 };

/** Lists embedded in a page, and lists that had no pages at first; the number is the default page size. */
export const pagesFrom = (rows: number): PageRules => ({
  sizeNames: ['page_count'],
  default: rows,
  max: 100,
  belowOne: 1,
});

/** Invalid filters return 400; empty ones are ignored. Page parameters are read leniently. */
export const FILTER = { unknown: 'refuse', blank: 'absent' } as const;

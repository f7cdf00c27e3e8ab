import type { Type } from '@nestjs/common';
import { mapPage, type Page, pageModel, type PageRules, totalPages, withExtraFields } from '#kit/http/page';
import { countsOf } from '#kit/http/status-counts';

export const SITE_PAGES: PageRules = { sizeNames: ['page_size'], default: 6, max: 24 };

export const DASHBOARD_PAGES: PageRules = { sizeNames: ['page_size'], default: 20, max: 50 };

export const BOOKING_PAGES: PageRules = { sizeNames: ['page_size'], default: 10, max: 50 };

export const REVIEW_PAGES: PageRules = { sizeNames: ['page_size'], default: 8, max: 50 };

/** Malformed filters of the website are refused, empty ones too. */
export const SITE_FILTER = { unknown: 'refuse', blank: 'refuse' } as const;

/** Malformed filters of the dashboard are refused; empty ones are ignored, as forms send them for fields left blank. */
export const FORM_FILTER = { unknown: 'refuse', blank: 'absent' } as const;

/** `{data, page, page_size, total, total_pages}` */
export const sizedPage = <Row>(page: Page<Row>) => ({
  data: page.rows,
  page: page.page,
  page_size: page.limit,
  total: page.total,
  total_pages: totalPages(page),
});

export const sizedPageOf = (row: Type) => pageModel(row, 'data', ['page', 'page_size', 'total', 'total_pages']);

export const countedPage = <Row, View, Status extends string>(
  { counts, ...page }: Page<Row> & { counts: Record<'all' | Status, number> },
  view: (row: Row) => View,
) => ({ ...sizedPage(mapPage(page, view)), counts });

/** @param what plural noun for the rows @param counts description of each status */
export const countedPageOf = <Status extends string>(
  row: Type,
  what: string,
  counts: Readonly<Record<Status, string>>,
) => withExtraFields(sizedPageOf(row), countsOf(what, counts));

import type { Type } from '@nestjs/common';
import type { PageModel } from '#kit/http/route-description';
import { mapPage, type Page, pageModel, type PageRules, totalPages, withExtraFields } from '#kit/http/page';
import { type CountDescriptions, countsOf, type StatusCounts } from '#kit/http/status-counts';

/** Page sizes of the public site. */
export const SITE_PAGES: PageRules = { sizeNames: ['page_size'], default: 6, max: 24 };

/** Page sizes of the dashboard. */
export const DASHBOARD_PAGES: PageRules = { sizeNames: ['page_size'], default: 20, max: 50 };

/** Page sizes of the bookings on the dashboard. */
export const BOOKING_PAGES: PageRules = { sizeNames: ['page_size'], default: 10, max: 50 };

/** Page sizes of reviews, on the website and on the dashboard. */
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

export const sizedPageOf = (row: Type): PageModel =>
  pageModel(row, 'data', ['page', 'page_size', 'total', 'total_pages']);

/** The same page with `counts` by status. */
export const countedPage = <Row, View, Status extends string>(
  { counts, ...page }: Page<Row> & { counts: StatusCounts<Status> },
  view: (row: Row) => View,
) => ({ ...sizedPage(mapPage(page, view)), counts });

/**
 * @param what plural noun for the rows, for the description
 * @param counts description of each status, by status
 */
export const countedPageOf = <Status extends string>(row: Type, what: string, counts: CountDescriptions<Status>) =>
  withExtraFields(sizedPageOf(row), countsOf(what, counts));

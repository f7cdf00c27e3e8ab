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

/** A filter of the website that cannot be read is refused, an empty one too. */
export const SITE_FILTER = { unknown: 'refuse', blank: 'refuse' } as const;

/** A filter of the dashboard that cannot be read is refused; forms send an empty one for what is not chosen. */
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

/** The same page with the counts by status beside it. */
export const countedPage = <Row, View, Status extends string>(
  { counts, ...page }: Page<Row> & { counts: StatusCounts<Status> },
  view: (row: Row) => View,
) => ({ ...sizedPage(mapPage(page, view)), counts });

/**
 * @param what the rows, as the description calls them
 * @param counts what the count of each status counts
 */
export const countedPageOf = <Status extends string>(row: Type, what: string, counts: CountDescriptions<Status>) =>
  withExtraFields(sizedPageOf(row), countsOf(what, counts));

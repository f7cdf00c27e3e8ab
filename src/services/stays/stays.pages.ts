import type { Type } from '@nestjs/common';
import type { PageAnswer } from '#kit/http/describe';
import { type Page, pageAnswer, type PageRules, totalPages } from '#kit/http/page';

/** Page sizes of the public site. */
export const SITE_PAGES: PageRules = { sizeNames: ['page_size'], default: 6, max: 24 };

/** Page sizes of the stays on the dashboard. */
export const DASHBOARD_PAGES: PageRules = { sizeNames: ['page_size'], default: 20, max: 50 };

/** Page sizes of the bookings on the dashboard. */
export const BOOKING_PAGES: PageRules = { sizeNames: ['page_size'], default: 10, max: 50 };

/** `{data, page, page_size, total, total_pages}` */
export const sizedPage = <Row>(page: Page<Row>) => ({
  data: page.rows,
  page: page.page,
  page_size: page.limit,
  total: page.total,
  total_pages: totalPages(page),
});

export const sizedPageOf = (row: Type): PageAnswer =>
  pageAnswer(row, 'data', ['page', 'page_size', 'total', 'total_pages']);

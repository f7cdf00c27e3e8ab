import type { PageRules } from '#kit/http/page';

/** Page sizes of the public site. */
export const SITE_PAGES: PageRules = { sizeNames: ['page_size'], default: 6, max: 24 };

/** Page sizes of the stays on the dashboard. */
export const DASHBOARD_PAGES: PageRules = { sizeNames: ['page_size'], default: 20, max: 50 };

/** Page sizes of the bookings on the dashboard. */
export const BOOKING_PAGES: PageRules = { sizeNames: ['page_size'], default: 10, max: 50 };

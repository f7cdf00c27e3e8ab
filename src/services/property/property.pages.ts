import type { PageRules } from '#kit/http/page';

/** Page sizes of the public site. */
export const SITE_PAGES: PageRules = { sizeNames: ['page_size'], default: 12, max: 24 };

/** Page sizes of the dashboard. */
export const DASHBOARD_PAGES: PageRules = { sizeNames: ['page_size'], default: 10, max: 50 };

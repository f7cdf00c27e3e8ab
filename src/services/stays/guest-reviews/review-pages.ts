import type { PageRules } from '#kit/http/page';

/** Page sizes of reviews, on the website and on the dashboard. */
export const REVIEW_PAGES: PageRules = { sizeNames: ['page_size'], default: 8, max: 50 };

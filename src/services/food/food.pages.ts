import type { PageRules } from '#kit/http/page';

/** Page sizes of the staff lists; `page_count` is another name for `limit`. */
export const LIST_PAGES: PageRules = { sizeNames: ['limit', 'page_count'], default: 20, max: 100 };

/** Page sizes of what a shop front lists. */
export const SHOP_PAGES: PageRules = { sizeNames: ['limit', 'page_count'], default: 12, max: 100 };

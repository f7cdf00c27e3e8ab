import { Since } from '#kit/fields/query-fields';
import { type PageRules, readPage } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';

/** Services use different names for the page size; the feed accepts these in all of them. */
const FEED_PAGES: PageRules = { sizeNames: ['page_count', 'limit', 'page_size'], default: 30, max: 100 };

export const NEWEST = readPage({}, FEED_PAGES);

export class NotificationsQuery extends PageQuery(FEED_PAGES) {
  @Since('created or read')
  since?: string;
}

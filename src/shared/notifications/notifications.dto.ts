import { Since } from '#kit/fields/query-fields';
import { type PageRules, readPage } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';

/** Every service has a name of its own for the page size; the feed takes each. */
const FEED_PAGES: PageRules = { sizeNames: ['page_count', 'limit', 'page_size'], default: 30, max: 100 };

/** The page that answers to changes have. */
export const NEWEST = readPage({}, FEED_PAGES);

export class NotificationsQuery extends PageQuery(FEED_PAGES) {
  @Since('told or read')
  since?: string;
}

import type { Type } from '@nestjs/common';
import { type Page, pageModel, type PageRules, totalPages } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';

/** Page sizes of staff lists; `page_count` is an alias of `limit`. */
export const LIST_PAGES: PageRules = { sizeNames: ['limit', 'page_count'], default: 20, max: 100 };
export class ListPageQuery extends PageQuery(LIST_PAGES) {}

export const SHOP_PAGES: PageRules = { sizeNames: ['limit', 'page_count'], default: 12, max: 100 };
export class ShopPageQuery extends PageQuery(SHOP_PAGES) {}

/** `{items, total, page, limit, totalPages}` */
export const itemsPage = <Row>(page: Page<Row>) => ({
  items: page.rows,
  total: page.total,
  page: page.page,
  limit: page.limit,
  totalPages: totalPages(page),
});

export const itemsPageOf = (row: Type) => pageModel(row, 'items', ['total', 'page', 'limit', 'totalPages']);

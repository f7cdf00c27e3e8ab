import { Allow } from 'class-validator';
import { Shown } from '#kit/fields/shape-fields';
import { type PageRequest, readPage } from '#kit/http/page';

/** Page numbers are read leniently and never refused. */
export class CategoryPageQuery {
  @Allow()
  @Shown({ type: 'integer', required: false, minimum: 1 })
  page?: unknown;

  @Allow()
  @Shown({ type: 'integer', required: false, description: 'Rows of a page: 50 when left out, at most 100.' })
  limit?: unknown;

  @Allow()
  @Shown({ type: 'integer', required: false, description: 'The same as `limit`.' })
  page_count?: unknown;
}

/** A menu has few categories: as a rule one page shows them all. */
export const categoryPage = (query: CategoryPageQuery): PageRequest =>
  readPage(query as Record<string, unknown>, { sizeNames: ['limit', 'page_count'], default: 50, max: 100 });

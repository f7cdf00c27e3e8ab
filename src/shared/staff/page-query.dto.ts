import { Allow } from 'class-validator';
import { Shown } from '#kit/fields/shape-fields';
import { type PageRequest, readPage } from '#kit/http/page';
import type { StaffShape } from './staff-shape';

/** Page numbers are read leniently and never refused. */
export class PageQuery {
  @Allow()
  @Shown({ type: 'integer', required: false, minimum: 1 })
  page?: unknown;

  @Allow()
  @Shown({ type: 'integer', required: false, description: 'Rows of a page: 10 when left out, at most 100.' })
  page_count?: unknown;

  @Allow()
  @Shown({ type: 'integer', required: false, description: 'The same as `page_count`.' })
  limit?: unknown;
}

/** The page a list of one service is asked for. */
export function requestedPage(
  { page, page_count, limit }: PageQuery,
  { pageSizeBelowOne }: StaffShape,
  rowsUnasked = 10,
): PageRequest {
  const rules = { sizeNames: ['page_count', 'limit'], default: rowsUnasked, max: 100 };
  return readPage(
    { page, page_count, limit },
    pageSizeBelowOne === undefined ? rules : { ...rules, belowOne: pageSizeBelowOne },
  );
}

import type { Type } from '@nestjs/common';
import { shown } from '../views/shown';
import { view } from '../views/view';
import { getSchemaPath } from '../openapi/api-notes';
import type { PageModel } from './route-description';
import { type Page, totalPages } from './page';

/** The `pagination` of a list response. */
export const PageFiguresView = view('PageFigures', {
  page: shown.whole(),
  limit: shown.whole(),
  total: shown.whole(),
  totalPages: shown.whole(),
});
export type PageFiguresView = InstanceType<typeof PageFiguresView>;

export const pageFigures = (page: Page<unknown>): PageFiguresView => ({
  page: page.page,
  limit: page.limit,
  total: page.total,
  totalPages: totalPages(page),
});

/** The page figures of one list of an answer that has more: `page`, `limit`, `total` and `totalPages` next to it. */
export const figuresOf = (list: string) => ({
  page: shown.whole({ description: `The page of \`${list}\`, from 1.` }),
  limit: shown.whole({ description: `How many rows a page of \`${list}\` has.` }),
  total: shown.whole({ description: `How many rows \`${list}\` has on all pages.` }),
  totalPages: shown.whole({ description: `How many pages \`${list}\` has.` }),
});

/** A list with rows in `data` and page figures in `pagination` of the envelope. */
export class PagedRows {
  constructor(readonly page: Page<unknown>) {}
}

/** Declares such a list: `@Answers('...', pagedRowsOf(HallView))`. */
export const pagedRowsOf = (row: Type): PageModel => ({
  row,
  schema: rowReference => ({ type: 'array', items: rowReference }),
  envelope: { model: PageFiguresView, properties: { pagination: { $ref: getSchemaPath(PageFiguresView) } } },
});

import type { Type } from '@nestjs/common';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { getSchemaPath } from '#kit/openapi/api-notes';
import type { PageModel } from '#kit/http/route-description';
import { type Page, totalPages } from '#kit/http/page';
import { ExtendedResponse } from '#kit/http/raw-response';

export const PageFiguresView = view('PageFigures', {
  page: shown.whole(),
  limit: shown.whole(),
  total: shown.whole(),
  totalPages: shown.whole(),
});
export type PageFiguresView = InstanceType<typeof PageFiguresView>;

export const pageFields = (page: Page<unknown>): PageFiguresView => ({
  page: page.page,
  limit: page.limit,
  total: page.total,
  totalPages: totalPages(page),
});

/** View fields with the page numbers of one list of a response. */
export const pageFieldsOf = (list: string) => ({
  page: shown.whole({ description: `Number of the page of \`${list}\`, from 1.` }),
  limit: shown.whole({ description: `Maximum number of rows per page of \`${list}\`.` }),
  total: shown.whole({ description: `Number of rows of \`${list}\` on all pages.` }),
  totalPages: shown.whole({ description: `Number of pages of \`${list}\`.` }),
});

/** A list that stays an array, with its page figures next to it. */
export class PagedRows extends ExtendedResponse {
  constructor(page: Page<unknown>) {
    super(page.rows, { pagination: pageFields(page) });
  }
}

/** Declares such a list: `@Returns('...', pagedRowsOf(HallView))`. */
export const pagedRowsOf = (row: Type): PageModel => ({
  row,
  schema: rowReference => ({ type: 'array', items: rowReference }),
  envelope: { model: PageFiguresView, properties: { pagination: { $ref: getSchemaPath(PageFiguresView) } } },
});

import type { Type } from '@nestjs/common';
import { getSchemaPath } from '#kit/openapi/api-notes';
import { dataPage, dataPageOf, mapPage, type Page, withExtraFields, type PageRules } from '#kit/http/page';

export const SITE_PAGES: PageRules = { sizeNames: ['page_size'], default: 12, max: 24, repeated: 'refuse' };

export const DASHBOARD_PAGES: PageRules = { sizeNames: ['page_size'], default: 10, max: 50, repeated: 'refuse' };

/** Malformed filters of the site are refused, empty ones too. */
export const SITE_FILTER = { unknown: 'refuse', blank: 'refuse' } as const;

/** Malformed filters of the dashboard are refused; empty ones are ignored, as forms send them for fields left blank. */
export const FORM_FILTER = { unknown: 'refuse', blank: 'absent' } as const;

/** A page with `counts` by status. */
export const countedPageOf = (row: Type, counts: Type) =>
  withExtraFields(dataPageOf(row), { counts: { $ref: getSchemaPath(counts) } });

export const countedPage = <Row, View, Counts>(
  { counts, ...page }: Page<Row> & { counts: Counts },
  view: (row: Row) => View,
) => ({ ...dataPage(mapPage(page, view)), counts });

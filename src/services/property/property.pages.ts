import type { Type } from '@nestjs/common';
import { getSchemaPath } from '#kit/openapi/api-notes';
import type { QueryOptions } from '#kit/fields/query-parameter';
import { dataPage, dataPageOf, mapPage, type Page, withExtraFields } from '#kit/http/page';
import type { PageQueryRules } from '#kit/http/page-query';

/** Page sizes of the public site. */
export const SITE_PAGES: PageQueryRules = { sizeNames: ['page_size'], default: 12, max: 24, repeated: 'refuse' };

/** Page sizes of the dashboard. */
export const DASHBOARD_PAGES: PageQueryRules = { sizeNames: ['page_size'], default: 10, max: 50, repeated: 'refuse' };

/** A filter of the site: what cannot be read is refused, naming its parameter, and so is an empty value. */
export const SITE_FILTER = { unknown: 'refuse', blank: 'refuse' } as const satisfies QueryOptions;

/** A filter of the dashboard, or a search: its forms send an empty value for what is not chosen. */
export const FORM_FILTER = { unknown: 'refuse', blank: 'absent' } as const satisfies QueryOptions;

/** A page with counts by status beside its rows. */
export const countedPageOf = (row: Type, counts: Type) =>
  withExtraFields(dataPageOf(row), { counts: { $ref: getSchemaPath(counts) } });

export const countedPage = <Row, View, Counts>(
  { counts, ...page }: Page<Row> & { counts: Counts },
  view: (row: Row) => View,
) => ({ ...dataPage(mapPage(page, view)), counts });

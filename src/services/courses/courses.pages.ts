import { Injectable, type Type } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { offsetOf, type Page, type PageRules } from '#kit/http/page';
import type { AppRequest } from '#kit/http/request';
import type { Feature } from '#kit/service/feature';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';

export const ADMIN_PAGES: PageRules = { sizeNames: ['page_count'], default: 15, max: 100 };

/** The setting `courses_per_page` overrides this default. */
export const CATALOGUE_PAGES: PageRules = { sizeNames: ['page_count'], default: 12, max: 100 };
export const DIRECTORY_PAGES: PageRules = { sizeNames: ['per_page'], default: 8, max: 100 };
export const COURSE_REVIEW_PAGES: PageRules = { sizeNames: ['page_count'], default: 5, max: 100 };
export const BLOG_PAGES: PageRules = { sizeNames: ['page_count'], default: 9, max: 100 };
export const CLASSROOM_PAGES: PageRules = { sizeNames: ['page_count', 'per_page'], default: 20, max: 100 };
export const ENROLLMENT_PAGES: PageRules = { sizeNames: ['page_count'], default: 100, max: 100 };

/** Malformed filters answer 400, empty ones are ignored. */
export const FILTER = { unknown: 'refuse', blank: 'absent' } as const;
/** Unknown sort keys are ignored. */
export const SORT = { unknown: 'ignore', blank: 'absent' } as const;

/** Shape of pages for students and the public, built by `LinkedPages`. */
export interface LinkedPage<Row> {
  data: Row[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  from: number | null;
  to: number | null;
  first_page_url: string;
  last_page_url: string;
  next_page_url: string | null;
  prev_page_url: string | null;
  path: string;
}

/** Builds pages with absolute links to their neighbours. */
@Injectable()
export class LinkedPages {
  constructor(
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  of<Row>(page: Page<Row>, request: AppRequest): LinkedPage<Row> {
    const last = Math.max(1, Math.ceil(page.total / page.limit));
    const offset = offsetOf(page);
    const path = `${this.configuration.publicUrl}/${this.definition.name}${request.path}`;
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const address = (number: number) => {
      query.set('page', String(number));
      return `${path}?${query.toString()}`;
    };
    const isEmpty = page.rows.length === 0;
    return {
      data: page.rows,
      current_page: page.page,
      last_page: last,
      per_page: page.limit,
      total: page.total,
      from: isEmpty ? null : offset + 1,
      to: isEmpty ? null : offset + page.rows.length,
      first_page_url: address(1),
      last_page_url: address(last),
      next_page_url: page.page < last ? address(page.page + 1) : null,
      prev_page_url: page.page > 1 ? address(Math.min(page.page - 1, last)) : null,
      path,
    };
  }
}

const whole = (description: string) => ({ type: 'integer', minimum: 0, description });
const place = (which: string) => ({
  type: 'integer',
  nullable: true,
  description: `Position of the ${which} row of this page among all rows, from 1; null on a page without rows.`,
});
const address = (description: string) => ({ type: 'string', description });

/** OpenAPI description of a `LinkedPage`: `@Returns('...', linkedPageOf(CourseCardView))`. */
export const linkedPageOf = (row: Type) => ({
  row,
  rows: 'data',
  schema: (rowReference: object) => {
    const properties = {
      data: { type: 'array', items: rowReference, description: 'Rows of this page.' },
      current_page: whole('Number of the requested page, from 1.'),
      last_page: whole('Number of the last page; 1 when there are no rows.'),
      per_page: whole('Maximum number of rows on a page.'),
      total: whole('Number of rows on all pages.'),
      from: place('first'),
      to: place('last'),
      first_page_url: address('Full address of the first page, with the filters that were sent.'),
      last_page_url: address('Full address of the last page, with the filters that were sent.'),
      next_page_url: { ...address('Full address of the next page; null on the last one.'), nullable: true },
      prev_page_url: { ...address('Full address of the previous page; null on the first one.'), nullable: true },
      path: address('Full address without the query.'),
    };
    return { type: 'object', required: Object.keys(properties), properties };
  },
});

export const linkedPages: Feature = { providers: [LinkedPages] };

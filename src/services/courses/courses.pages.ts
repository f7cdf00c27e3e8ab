import { Injectable, type Type } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import type { QueryOptions } from '#kit/fields/query-parameter';
import type { PageAnswer } from '#kit/http/describe';
import { offsetOf, type Page, type PageRules } from '#kit/http/page';
import type { AppRequest } from '#kit/http/request';
import type { Feature } from '#kit/service/feature';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** Page sizes of the dashboard, answered as `dataPage`. */
export const ADMIN_PAGES: PageRules = { sizeNames: ['page_count'], default: 15, max: 100 };

/** The catalogue takes its default from the setting `courses_per_page` where it is read. */
export const CATALOGUE_PAGES: PageRules = { sizeNames: ['page_count'], default: 12, max: 100 };
export const DIRECTORY_PAGES: PageRules = { sizeNames: ['per_page'], default: 8, max: 100 };
export const COURSE_REVIEW_PAGES: PageRules = { sizeNames: ['page_count'], default: 5, max: 100 };
export const BLOG_PAGES: PageRules = { sizeNames: ['page_count'], default: 9, max: 100 };
/** Attempts, conversations and messages. */
export const CLASSROOM_PAGES: PageRules = { sizeNames: ['page_count', 'per_page'], default: 20, max: 100 };
export const ENROLLMENT_PAGES: PageRules = { sizeNames: ['page_count'], default: 100, max: 100 };

/** A filter that cannot be read is 400, an empty one is no filter. Pages and sort keys are read leniently instead. */
export const FILTER: QueryOptions = { unknown: 'refuse', blank: 'absent' };
export const SORT: QueryOptions = { unknown: 'ignore', blank: 'absent' };

/** The page of students and of the public, as `LinkedPages` makes it. */
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

/** Gives the lists of students and of the public their shape, with the addresses of the pages around. */
@Injectable()
export class LinkedPages {
  constructor(
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  of<Row>(page: Page<Row>, request: AppRequest): LinkedPage<Row> {
    const last = Math.max(1, Math.ceil(page.total / page.limit));
    const before = offsetOf(page);
    const path = `${this.configuration.publicUrl}/${this.definition.name}${request.path}`;
    const sent = new URLSearchParams(request.url.split('?')[1] ?? '');
    const address = (number: number) => {
      sent.set('page', String(number));
      return `${path}?${sent.toString()}`;
    };
    const isEmpty = page.rows.length === 0;
    return {
      data: page.rows,
      current_page: page.page,
      last_page: last,
      per_page: page.limit,
      total: page.total,
      from: isEmpty ? null : before + 1,
      to: isEmpty ? null : before + page.rows.length,
      first_page_url: address(1),
      last_page_url: address(last),
      next_page_url: page.page < last ? address(page.page + 1) : null,
      prev_page_url: page.page > 1 ? address(Math.min(page.page - 1, last)) : null,
      path,
    };
  }
}

const whole = { type: 'integer', minimum: 0 };
const place = { type: 'integer', nullable: true, description: 'Null on a page without rows.' };
const address = { type: 'string' };

/** How such a page is described: `@Answers('...', linkedPageOf(CourseCard))`. */
export const linkedPageOf = (row: Type): PageAnswer => ({
  row,
  rows: 'data',
  schema: rowReference => {
    const properties = {
      data: { type: 'array', items: rowReference },
      current_page: whole,
      last_page: whole,
      per_page: whole,
      total: whole,
      from: place,
      to: place,
      first_page_url: address,
      last_page_url: address,
      next_page_url: { ...address, nullable: true },
      prev_page_url: { ...address, nullable: true },
      path: address,
    };
    return { type: 'object', required: Object.keys(properties), properties };
  },
});

export const linkedPages: Feature = { providers: [LinkedPages] };

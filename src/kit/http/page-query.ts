import type { Type } from '@nestjs/common';
import { ApiPropertyOptional } from '../openapi/api-notes';
import { Exclude } from 'class-transformer';
import { Allow } from 'class-validator';
import { parameter, SameValueAs } from '../fields/query-parameter';
import { PAGE_SIZE, type PageRequest, type PageRules, readPage } from './page';

/** The query of a list. */
export interface PagedQuery {
  readonly pageRequest: PageRequest;
}

/**
 * Base class of list queries with `page` and the page size: `class HallListQuery extends PageQuery(DASHBOARD_PAGES) {}`
 * @param Filters a class whose filters the query has as well
 */
export function PageQuery(rules: PageRules): Type<PagedQuery>;
export function PageQuery<Filters extends object>(rules: PageRules, Filters: Type<Filters>): Type<Filters & PagedQuery>;
export function PageQuery(rules: PageRules, Filters: Type<object> = Object): Type<PagedQuery> {
  class ListQuery extends Filters implements PagedQuery {
    /** Excluded, because a sent `pageRequest` cannot be assigned. */
    @Exclude()
    get pageRequest(): PageRequest {
      return readPage(this as unknown as Record<string, unknown>, rules);
    }
  }
  const [size, ...otherNames] = [...new Set([...rules.sizeNames, PAGE_SIZE])];
  const maximum = rules.default > rules.max ? `, otherwise at most ${rules.max}.` : `, at most ${rules.max}.`;
  const sizes = `Rows per page: ${rules.default} when left out${maximum}`;
  declare('page', { type: 'integer', minimum: 1, description: 'Number of the page, from 1; 1 when omitted.' });
  declare(size!, { type: 'integer', minimum: 1, maximum: rules.max, description: sizes });
  for (const name of otherNames) declare(name, { type: 'integer', description: `Another name for \`${size}\`.` });
  SameValueAs(rules.sizeNames)(ListQuery.prototype, PAGE_SIZE);
  return ListQuery;

  function declare(
    name: string,
    api: { type: 'integer'; minimum?: number; maximum?: number; description: string },
  ): void {
    const decorators =
      rules.repeated === 'refuse'
        ? [parameter({ read: text => text, rule: 'text', api, anyText: true }, { unknown: 'refuse' })]
        : [Allow(), ApiPropertyOptional(api)];
    for (const decorate of decorators) decorate(ListQuery.prototype, name);
  }
}

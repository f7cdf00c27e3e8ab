import type { Type } from '@nestjs/common';
import { ApiPropertyOptional } from '../openapi/api-notes';
import { Exclude } from 'class-transformer';
import { Allow } from 'class-validator';
import { parameter } from '../fields/query-parameter';
import { type PageRequest, type PageRules, readPage } from './page';

/** The query of a list. */
export interface PagedQuery {
  readonly pageRequest: PageRequest;
}

export interface PageQueryRules extends PageRules {
  /** Responds 400 to a repeated or nested parameter; ignored when left out. */
  repeated?: 'refuse';
}

/**
 * Base class of list queries: `page` and the page size, read leniently and documented with the limits of the rules.
 * `class HallListQuery extends PageQuery(DASHBOARD_PAGES) { @Choice(KINDS) kind?: Kind }`
 */
export function PageQuery(rules: PageQueryRules): Type<PagedQuery> {
  class ListQuery implements PagedQuery {
    /** Excluded, because a sent `pageRequest` cannot be assigned. */
    @Exclude()
    get pageRequest(): PageRequest {
      return readPage(this as unknown as Record<string, unknown>, rules);
    }
  }
  const [size, ...otherNames] = rules.sizeNames;
  const maximum = rules.default > rules.max ? `, otherwise at most ${rules.max}.` : `, at most ${rules.max}.`;
  const sizes = `Rows per page: ${rules.default} when left out${maximum}`;
  declare('page', { type: 'integer', minimum: 1, description: 'From 1; 1 when left out.' });
  if (size) declare(size, { type: 'integer', minimum: 1, maximum: rules.max, description: sizes });
  for (const name of otherNames) declare(name, { type: 'integer', description: `Another name for \`${size}\`.` });
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

import type { Type } from '@nestjs/common';
import { ApiPropertyOptional } from '../openapi/api-notes';
import { Allow } from 'class-validator';
import { parameter, readAs } from '../fields/query-parameter';
import { type PageRequest, type PageRules, readPage } from './page';

/** The query of a list: which page is asked for. */
export interface PagedQuery {
  readonly pageRequest: PageRequest;
}

export interface PageQueryRules extends PageRules {
  /** Whether a repeated or nested parameter is 400; as if it had not been sent, when left out. */
  repeated?: 'refuse';
}

/**
 * The base of a list's query: `page` and the page size by the names of the rules, read leniently and described with the
 * rules' own figures. `class HallListQuery extends PageQuery(DASHBOARD_PAGES) { @Choice(KINDS) kind?: Kind }`
 */
export function PageQuery(rules: PageQueryRules): Type<PagedQuery> {
  class ListQuery implements PagedQuery {
    get pageRequest(): PageRequest {
      return readPage(this as unknown as Record<string, unknown>, rules);
    }
  }
  const [size, ...otherNames] = rules.sizeNames;
  const most = rules.default > rules.max ? `, otherwise at most ${rules.max}.` : `, at most ${rules.max}.`;
  const sizes = `Rows of a page: ${rules.default} when left out${most}`;
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
        : [readAs(sent => sent), Allow(), ApiPropertyOptional(api)];
    for (const decorate of decorators) decorate(ListQuery.prototype, name);
  }
}

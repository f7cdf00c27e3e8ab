import type { Type } from '@nestjs/common';
import { QueryDay, QueryText } from '#kit/fields/query-fields';
import { type PagedQuery, PageQuery } from '#kit/http/page-query';
import type { PageRules } from '#kit/http/page';
import type { EntryFilter } from './ledger.service';

export type BooksPages = Pick<PageRules, 'sizeNames'>;

const REFUSED = { unknown: 'refuse', repeated: 'ignore' } as const;

export function entryListQuery(pages: BooksPages): Type<EntryFilter & PagedQuery> {
  class EntryQuery extends PageQuery({ default: 20, max: 100, ...pages }) {
    @QueryText({ ...REFUSED, description: 'Entries of this record.', example: 'ORD-1001' })
    reference?: string;

    @QueryText({ ...REFUSED, description: 'Entries that debit or credit this account.', example: 'refunds_owed' })
    account?: string;

    @QueryDay({ ...REFUSED, description: 'Entries of this day of the company.' })
    day?: string;
  }
  return EntryQuery;
}

export class KitchenDayQuery {
  @QueryText({ ...REFUSED, description: 'Code of a kitchen: only what concerns its orders.', example: 'downtown' })
  kitchen?: string;
}

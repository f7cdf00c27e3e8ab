import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { allOf, type Condition, raw, type Sql, sql, when } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { dayBounds, parseDay } from '#kit/time/calendar';
import type { RefundStatus } from './refund.entity';
import { REFUND_COLUMNS, type RefundRow, RefundView } from './refund.view';

export interface RefundFilter {
  status?: RefundStatus;
  /** Calendar days on which refunds were decided. */
  from?: string;
  to?: string;
}

/** Conditions about `refund r`. @param zone of the days */
export const matchesFilter = ({ status, from, to }: RefundFilter, zone: string): Condition[] => [
  when(status, value => sql`r.status = ${value}`),
  when(from, day => sql`r.asked_at >= ${dayBounds(parseDay(day)!, zone).start.toString()}`),
  when(to, day => sql`r.asked_at < ${dayBounds(parseDay(day)!, zone).end.toString()}`),
];

/**
 * The condition that the order or booking of a refund has all words. `refund.search_text` is null until a job has filled it.
 * @param textMatches conditions about a column with the search text
 * @param recordMatches the same, where the record has to be looked up
 */
export const matchesText = (textMatches: (column: string) => readonly Sql[], recordMatches: Sql): Sql =>
  sql`(${allOf(textMatches('r.search_text'))} OR r.search_text IS NULL AND ${recordMatches})`;

/** Refunds as staff see them. */
@Injectable()
export class RefundQueries {
  constructor(private readonly db: Database) {}

  /** Newest first. @param where about `refund r` @param isSearch whether words are among it */
  async page(where: readonly Condition[], request: PageRequest, isSearch: boolean): Promise<Page<RefundView>> {
    const list = { columns: REFUND_COLUMNS, from: 'refund r', where, order: 'r.id DESC', isSearch };
    return mapPage(await listPage<RefundRow>(this.db, request, list), RefundView.of);
  }

  /** @throws NotFound */
  async get(id: number): Promise<RefundView> {
    const row = await this.db.rowOr<RefundRow>(
      NotFound,
      sql`SELECT ${raw(REFUND_COLUMNS)} FROM refund r WHERE r.id = ${id}`,
    );
    return RefundView.of(row);
  }
}

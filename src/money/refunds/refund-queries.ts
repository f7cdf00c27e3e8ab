import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { type Condition, raw, sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { REFUND_COLUMNS, type RefundRow, RefundView } from './refund.view';

/** Refunds as staff see them. */
@Injectable()
export class RefundQueries {
  constructor(private readonly db: Database) {}

  /** Newest first. @param where about `refund r` */
  async page(where: readonly Condition[], request: PageRequest): Promise<Page<RefundView>> {
    const list = { columns: REFUND_COLUMNS, from: 'refund r', where, order: 'r.id DESC' };
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

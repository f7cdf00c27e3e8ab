import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { type Sql, sql, raw } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { staffName } from '#shared/history/history.view';
import { isGrantActive } from '../seat-conditions';
import { type OrderRefundRow, OrderRefundView } from './order-refund.view';

export interface RefundsOfOrder {
  refunds: OrderRefundView[];
  /** What went back of the payment that counts. */
  refundedCents: number;
  /** The part of it that belongs to no course. */
  unassignedCents: number;
  /** When each refunded course was, by the id of the course. */
  refundedAt: ReadonlyMap<number, string>;
}

@Injectable()
export class RefundQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async get(refundId: number): Promise<OrderRefundView> {
    const [row] = await this.rows(sql`r.id = ${refundId}`);
    return OrderRefundView.of(row!);
  }

  async ofOrder(order: { id: number; reference: string; status: string }): Promise<RefundsOfOrder> {
    const rows = await this.rows(sql`r.order_id = ${order.id}`);
    const payment = await this.db.row<{ cents: number }>(
      'SELECT refunded_cents AS cents FROM payment WHERE reference = $1 AND settles',
      [order.reference],
    );
    const done = rows.filter(({ status }) => status === 'done');
    const assigned = done.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    const refundedCents = payment?.cents ?? 0;
    return {
      refunds: rows.map(OrderRefundView.of),
      refundedCents,
      unassignedCents: order.status === 'refunded' ? 0 : Math.max(0, refundedCents - assigned),
      refundedAt: new Map(done.flatMap(({ course_ids: ids, ended_at }) => ids.map(id => [id, ended_at ?? '']))),
    };
  }

  private async rows(which: Sql): Promise<OrderRefundRow[]> {
    return this.db.rows<OrderRefundRow>(sql`
      SELECT r.id, r.mode, r.status, r.amount_cents, r.reason, r.error, ${raw(staffName('r.asked_by'))} AS asked_by,
        ${raw(utcText('r.asked_at'))} AS asked_at, ${raw(utcText('r.ended_at'))} AS ended_at,
        array_agg(l.course_id ORDER BY l.course_id) AS course_ids,
        ARRAY(
          SELECT DISTINCT g.source FROM seat_grant g
          WHERE g.student_id = o.student_id AND g.course_id = ANY (array_agg(l.course_id))
            AND g.order_id IS DISTINCT FROM o.id AND ${isGrantActive('g', this.clock.now())} ORDER BY g.source
        ) AS still_held_by
      FROM order_refund r JOIN course_order o ON o.id = r.order_id
      JOIN order_refund_line rl ON rl.refund_id = r.id JOIN order_line l ON l.id = rl.order_line_id
      WHERE ${which} GROUP BY r.id, o.id ORDER BY r.id`);
  }
}

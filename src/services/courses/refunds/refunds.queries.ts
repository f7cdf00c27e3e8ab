import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { utcText } from '#kit/database/json';
import { type Sql, sql, raw } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { staffName } from '#shared/history/history.view';
import { isGrantActive } from '../seat-conditions';
import { type OrderRefundRow, OrderRefundView } from './order-refund.view';
import { UNASSIGNED_CENTS } from './refund-lines';

export interface RefundsOfOrder {
  refunds: OrderRefundView[];
  /** What went back of the payment that counts. */
  refundedCents: number;
  /** The part of it that belongs to no course. */
  unassignedCents: number;
  /** When each refunded course was, by the id of the course. */
  refundedAt: ReadonlyMap<number, string>;
}

/** The refund of the whole order ends those of its courses; what fails of them later is owed for the order. */
const IS_WITHDRAWN = `r.status = 'withdrawn' AND (o.refunded_at IS NULL OR r.ended_at < o.refunded_at)`;
const STATUS = `
  CASE WHEN ${IS_WITHDRAWN} THEN 'failed' WHEN r.status = 'done' OR o.status = 'refunded' THEN 'done' ELSE 'asked' END`;
const ENDED_AT = `
  CASE WHEN o.status <> 'refunded' OR ${IS_WITHDRAWN} THEN r.ended_at ELSE least(r.ended_at, o.refunded_at) END`;

/** Refunds of single courses as staff see them. */
@Injectable()
export class CourseRefundQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async get(refundId: number): Promise<OrderRefundView> {
    const [row] = await this.rows(sql`r.id = ${refundId}`);
    return OrderRefundView.of(row!);
  }

  async ofOrder(order: { reference: string; status: string }): Promise<RefundsOfOrder> {
    const rows = await this.rows(sql`r.reference = ${order.reference}`);
    const money = await this.db.row<{ refundedCents: number; unassignedCents: number }>(
      `SELECT (SELECT coalesce(sum(refunded_cents), 0)::bigint FROM payment WHERE reference = $1 AND settles) AS "refundedCents",
         (SELECT ${UNASSIGNED_CENTS} FROM refund r WHERE r.reference = $1) AS "unassignedCents"`,
      [order.reference],
    );
    const { refundedCents, unassignedCents } = money!;
    const done = rows.filter(({ status }) => status === 'done');
    return {
      refunds: rows.map(OrderRefundView.of),
      refundedCents,
      unassignedCents: order.status === 'refunded' ? 0 : unassignedCents,
      refundedAt: new Map(done.flatMap(({ course_ids: ids, ended_at }) => ids.map(id => [id, ended_at ?? '']))),
    };
  }

  private async rows(which: Sql): Promise<OrderRefundRow[]> {
    return this.db.rows<OrderRefundRow>(sql`
      SELECT r.id, CASE r.reason_kind WHEN 'assigned' THEN 'assign' ELSE 'ask' END AS mode, ${raw(STATUS)} AS status,
        r.amount_cents, r.reason, r.error, ${raw(staffName('r.asked_by'))} AS asked_by,
        ${raw(utcText('r.asked_at'))} AS asked_at, ${raw(utcText(ENDED_AT))} AS ended_at,
        array_agg(l.course_id ORDER BY l.course_id) AS course_ids,
        ARRAY(
          SELECT DISTINCT g.source FROM seat_grant g
          WHERE g.student_id = o.student_id AND g.course_id = ANY (array_agg(l.course_id))
            AND g.order_id IS DISTINCT FROM o.id AND ${isGrantActive('g', this.clock.now())} ORDER BY g.source
        ) AS still_held_by
      FROM refund r JOIN course_order o ON o.reference = r.reference
      JOIN refund_part part ON part.refund_id = r.id JOIN order_line l ON l.id = part.position
      WHERE ${which} AND r.reason_kind IN ('requested', 'assigned') GROUP BY r.id, o.id ORDER BY r.id`);
  }
}

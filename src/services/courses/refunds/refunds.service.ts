import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { HOSTED_PROVIDERS } from '#money/payments/processor-refunds';
import { OutsideOwnCourses } from '../instructor-scope';
import { RefundRows } from '#money/refunds/refund-rows';
import type { OrderRefundView } from './order-refund.view';
import { UNASSIGNED_CENTS } from './refund-lines';
import { planRefund, type RefundableOrder } from './refund-plan';
import { RefundOutcomes } from './refund-outcomes';
import type { OrderRefundBody } from './refunds.dto';
import { CourseRefundQueries } from './refunds.queries';

const REFUNDABLE = `
  SELECT o.status, nextval('refund_id_seq')::integer AS "nextRefundId",
    (SELECT coalesce(json_agg(json_build_object('id', l.id, 'courseId', l.course_id, 'chargedCents', l.charged_cents,
       'isRefunded', EXISTS (SELECT FROM refund r JOIN refund_part part ON part.refund_id = r.id
         WHERE r.reference = o.reference AND r.status = 'done' AND part.position = l.id)) ORDER BY l.id), '[]')
     FROM order_line l WHERE l.order_id = o.id) AS lines,
    EXISTS (SELECT FROM refund r WHERE r.reference = o.reference AND r.reason_kind = 'requested'
      AND r.status IN ('due', 'sent', 'failed')) AS "isUnderWay",
    (SELECT ${UNASSIGNED_CENTS} FROM refund r WHERE r.reference = o.reference) AS "unassignedCents",
    (SELECT json_build_object('id', p.id, 'provider', p.provider, 'reference', p.reference, 'status', p.status,
       'isHosted', p.provider = ANY ($2::text[]), 'amountCents', p.amount_cents, 'askedBackCents', p.asked_back_cents)
     FROM payment p WHERE p.reference = o.reference AND p.settles) AS payment
  FROM course_order o WHERE o.id = $1`;

/** Refunds of single courses by staff. A refund of all courses ends as the refund of the order. */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly db: Database,
    private readonly rows: RefundRows,
    private readonly outcomes: RefundOutcomes,
    private readonly queries: CourseRefundQueries,
  ) {}

  /** @throws NotFound, OutsideOwnCourses, ValidationFailed, and the refusals of `planRefund` */
  async create(caller: Caller, orderId: number, body: OrderRefundBody): Promise<OrderRefundView> {
    if (caller.scopeId !== null) throw OutsideOwnCourses();
    const { course_ids: courseIds, mode, reason } = body;
    const id = await this.db.transaction(async () => {
      await this.db.rowOr(NotFound, 'SELECT id FROM course_order WHERE id = $1 FOR UPDATE', [orderId]);
      const order = await this.db.row<RefundableOrder & { nextRefundId: number }>(REFUNDABLE, [
        orderId,
        [...HOSTED_PROVIDERS],
      ]);
      const { nextRefundId } = order!;
      const refund = { id: nextRefundId, ...planRefund(order!, courseIds, mode), reason, askedBy: caller.id };
      if (mode === 'ask') await this.rows.add({ ...refund, reasonKind: 'requested' });
      else {
        await this.rows.addReturned({ ...refund, reasonKind: 'assigned' });
        await this.db.flushWrites();
        await this.outcomes.finish([nextRefundId]);
      }
      return nextRefundId;
    });
    return this.queries.get(id);
  }
}

import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { HOSTED_PROVIDERS } from '#money/payments/processor-refunds';
import { OutsideOwnCourses } from '../instructor-scope';
import type { OrderRefundView } from './order-refund.view';
import { planRefund, type RefundableOrder, type RefundPlan } from './refund-plan';
import { RefundOutcomes } from './refund-outcomes';
import { RefundRequests } from './refund-requests';
import type { OrderRefundBody } from './refunds.dto';
import { RefundQueries } from './refunds.queries';

const REFUNDABLE = `
  SELECT o.status,
    (SELECT coalesce(json_agg(json_build_object('id', l.id, 'courseId', l.course_id, 'chargedCents', l.charged_cents,
       'refund', (SELECT r.status FROM order_refund_line rl JOIN order_refund r ON r.id = rl.refund_id
         WHERE rl.order_line_id = l.id AND rl.counts)) ORDER BY l.id), '[]')
     FROM order_line l WHERE l.order_id = o.id) AS lines,
    EXISTS (SELECT FROM order_refund r WHERE r.order_id = o.id AND r.status = 'asked') AS "isUnderWay",
    (SELECT coalesce(sum(r.amount_cents), 0)::integer FROM order_refund r
     WHERE r.order_id = o.id AND r.status = 'done') AS "assignedCents",
    (SELECT json_build_object('id', p.id, 'status', p.status, 'isHosted', p.provider = ANY ($2::text[]),
       'amountCents', p.amount_cents, 'refundedCents', p.refunded_cents)
     FROM payment p WHERE p.reference = o.reference AND p.settles) AS payment
  FROM course_order o WHERE o.id = $1`;

/** Refunds of single courses by staff. A refund of all courses ends as the refund of the order. */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly requests: RefundRequests,
    private readonly outcomes: RefundOutcomes,
    private readonly queries: RefundQueries,
  ) {}

  /** @throws NotFound, OutsideOwnCourses, ValidationFailed, and the refusals of `planRefund` */
  async create(caller: Caller, orderId: number, body: OrderRefundBody): Promise<OrderRefundView> {
    if (caller.scopeId !== null) throw OutsideOwnCourses();
    const id = await this.db.transaction(async () => {
      await this.db.rowOr(NotFound, 'SELECT id FROM course_order WHERE id = $1 FOR UPDATE', [orderId]);
      const order = await this.db.row<RefundableOrder>(REFUNDABLE, [orderId, [...HOSTED_PROVIDERS]]);
      const refundId = await this.insert(caller, orderId, body, planRefund(order!, body.course_ids, body.mode));
      if (body.mode === 'ask') await this.requests.enqueue(refundId);
      else await this.outcomes.finish(refundId);
      return refundId;
    });
    return this.queries.get(id);
  }

  private async insert(
    { id: accountId }: Caller,
    orderId: number,
    { mode, reason }: OrderRefundBody,
    { paymentId, amountCents, refundedBeforeCents, lines }: RefundPlan,
  ): Promise<number> {
    const refund = await this.db.row<{ id: number }>(
      `WITH refund AS (
         INSERT INTO order_refund (order_id, payment_id, mode, status, amount_cents, refunded_before_cents, reason,
           asked_by, asked_at)
         VALUES ($1, $2, $3, 'asked', $4, $5, $6, $7, $8) RETURNING id
       ), refunded AS (
         INSERT INTO order_refund_line (refund_id, order_line_id, order_id)
         SELECT refund.id, line.id, $1 FROM refund, unnest($9::integer[]) AS line (id)
       )
       SELECT id FROM refund`,
      [
        orderId,
        paymentId,
        mode,
        amountCents,
        refundedBeforeCents,
        reason,
        accountId,
        this.clock.now().toString(),
        lines.map(({ id }) => id),
      ],
    );
    return refund!.id;
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import type { LateReason, Payment } from '#money/payments/payment.entity';
import { type PayableRecord, PaymentHandler } from '#money/payments/payment-handler';
import type { NewRefundPart } from '#money/payments/refund-parts';
import { AcceptanceDeadlines } from '../deadlines/acceptance-deadlines.service';
import { OrderPaid, OrderRefunded } from '../orders/order.events';
import { OrderTransitions } from '../orders/order-transitions.service';
import { OrderUpdates } from '../orders/order-updates.service';
import type { OrderRow } from '../orders/orders.queries';
import { chargedOrder, type ChargedWithExtras, leftParts } from '../refunds/charged-order';
import { SlotReassignment } from '../slots/slot-reassignment.service';
import {
  awaitsPayment,
  isSystemReason,
  type OrderStatus,
  type PaymentStatus,
  type SystemReason,
} from '../orders/order-status';

type PaidOrder = Pick<OrderRow, 'id' | 'payment_status' | 'order_number' | 'name' | 'kitchen_id' | 'kitchen_code'> & {
  /** Null if the kitchen is deleted. */
  accept_minutes: number | null;
  holdsSlot: boolean;
};

const LATE_REASONS: Record<SystemReason, LateReason> = { payment_expired: 'expired', not_accepted: 'not_accepted' };
const HOLDS_SLOT = 'EXISTS (SELECT FROM slot_hold WHERE order_id = customer_order.id)';

/** Applies payment events to orders. A payment only marks an order as paid; staff confirm it. */
@Injectable()
export class FoodPaymentHandler extends PaymentHandler {
  /** Kitchen accounts see no amounts. */
  override readonly staff = { permission: 'orders.view', scopeId: 'unscoped' } as const;

  constructor(
    private readonly db: Database,
    private readonly transitions: OrderTransitions,
    private readonly updates: OrderUpdates,
    private readonly acceptance: AcceptanceDeadlines,
    private readonly slots: SlotReassignment,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {
    super();
  }

  override async find(reference: string): Promise<PayableRecord | undefined> {
    const order = await this.db.row<{ status: OrderStatus; payment_status: PaymentStatus }>(
      'SELECT status, payment_status FROM customer_order WHERE order_number = $1 FOR UPDATE',
      [reference],
    );
    return order && { reference, payable: awaitsPayment(order.status, order.payment_status) };
  }

  /** The preparation time of the kitchen starts with the payment, unless the order is scheduled or holds a slot. */
  override async paid(reference: string): Promise<boolean> {
    const [order] = await this.db.rows<PaidOrder>(
      `UPDATE customer_order
       SET payment_status = CASE WHEN status IN ('cancelled', 'refunded') THEN 'refund_due' ELSE 'paid' END, updated_at = clock_timestamp(),
         promised_at = CASE WHEN scheduled_for IS NULL AND NOT ${HOLDS_SLOT}
           THEN promised_at + greatest($2 - placed_at, interval '0') ELSE promised_at END
       WHERE order_number = $1 AND payment_status IN ('unpaid', 'failed')
       RETURNING id, payment_status, order_number, name, kitchen_id, kitchen_code,
         (SELECT accept_minutes FROM kitchen WHERE kitchen.id = kitchen_id), ${HOLDS_SLOT} AS "holdsSlot"`,
      [reference, this.clock.now().toString()],
    );
    if (order?.payment_status === 'paid') await this.afterPayment(order);
    else if (order) this.updates.emitChanged(order.id);
    return order?.payment_status === 'paid';
  }

  private async afterPayment(order: PaidOrder): Promise<void> {
    if (order.holdsSlot) await this.slots.reassign(order);
    if (order.accept_minutes) await this.acceptance.begin(order.id);
    await this.updates.notifyPaid(order);
    await this.events.raise(OrderPaid, { orderId: order.id });
  }

  override async latePaid(reference: string): Promise<LateReason> {
    const order = await this.db.row<{ isEnded: boolean; reason: string | null }>(
      `SELECT o.status IN ('cancelled', 'refunded') AS "isEnded",
         (SELECT e.reason FROM order_event e
          WHERE e.order_id = o.id AND e.status = 'cancelled' AND e.actor = 'system') AS reason
       FROM customer_order o WHERE o.order_number = $1`,
      [reference],
    );
    if (!order?.isEnded) return 'not_accepted';
    return order.reason && isSystemReason(order.reason) ? LATE_REASONS[order.reason] : 'cancelled';
  }

  /** Extends the hold of the order. */
  override async processing(reference: string, until: Date): Promise<void> {
    const order = await this.db.row<{ id: number }>(
      `UPDATE customer_order SET updated_at = clock_timestamp(),
         hold_expires_at = CASE WHEN hold_expires_at IS NOT NULL THEN $2::timestamptz END
       WHERE order_number = $1 AND status = 'pending' RETURNING id`,
      [reference, until],
    );
    if (order) this.updates.emitChanged(order.id);
  }

  /** The order can be paid by another session, unless its hold has expired while the money was under way. */
  override async failed(reference: string, payment: Payment): Promise<void> {
    if (payment.processingSince === null) return this.markFailed(reference);
    await this.db.rows(
      'UPDATE customer_order SET hold_expires_at = $2 WHERE order_number = $1 AND hold_expires_at IS NOT NULL',
      [reference, payment.expiresAt],
    );
    await this.endUnpaid(reference);
  }

  private async markFailed(reference: string): Promise<void> {
    const order = await this.db.row<{ id: number }>(
      `UPDATE customer_order SET payment_status = 'failed', updated_at = clock_timestamp()
       WHERE order_number = $1 AND status = 'pending' AND payment_status = 'unpaid' RETURNING id`,
      [reference],
    );
    if (order) this.updates.emitChanged(order.id);
  }

  /** The order can be paid by another session, unless its hold has expired too: then it is cancelled. */
  override async expired(reference: string): Promise<void> {
    await this.endUnpaid(reference);
  }

  private async endUnpaid(reference: string): Promise<void> {
    const order = await this.db.row<{ id: number }>(
      'SELECT id FROM customer_order WHERE order_number = $1 AND hold_expires_at <= $2',
      [reference, this.clock.now().toString()],
    );
    if (order) await this.transitions.cancelBySystem(order.id, 'payment_expired');
    else await this.markFailed(reference);
  }

  override refundable(reference: string): string {
    return chargedOrder(reference);
  }

  override refundParts(order: ChargedWithExtras | null): NewRefundPart[] {
    return order ? leftParts(order) : [];
  }

  override async partlyRefunded(reference: string): Promise<void> {
    const order = await this.db.row<{ id: number }>(
      'UPDATE customer_order SET updated_at = clock_timestamp() WHERE order_number = $1 RETURNING id',
      [reference],
    );
    if (!order) return;
    await this.events.raise(OrderRefunded, { orderId: order.id });
    this.updates.emitChanged(order.id);
  }

  /** Keeps the status of the order; its money is due for refund again. */
  override async refundFailed(reference: string): Promise<void> {
    const order = await this.db.row<{ id: number }>(
      `UPDATE customer_order SET updated_at = clock_timestamp(),
         payment_status = CASE payment_status WHEN 'refunded' THEN 'refund_due' ELSE payment_status END
       WHERE order_number = $1 RETURNING id`,
      [reference],
    );
    if (order) this.updates.emitChanged(order.id);
  }

  /** An order that expired unpaid stays cancelled when its late money has been returned. */
  override async refunded(reference: string, { lateReason }: Payment): Promise<void> {
    if (lateReason === 'expired') {
      await this.db.rows(
        `UPDATE customer_order SET payment_status = 'refunded', updated_at = clock_timestamp() WHERE order_number = $1`,
        [reference],
      );
      return;
    }
    const order = await this.db.row<{ id: number }>('SELECT id FROM customer_order WHERE order_number = $1', [
      reference,
    ]);
    if (!order || (await this.transitions.markRefunded(order.id))) return;
    // The order was refunded before, and that refund had failed.
    await this.db.rows(
      `UPDATE customer_order SET payment_status = 'refunded', updated_at = clock_timestamp()
       WHERE id = $1 AND payment_status = 'refund_due'`,
      [order.id],
    );
    this.updates.emitChanged(order.id);
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Metrics } from '#kit/metrics/metrics';
import { NotFound } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { type OrderActor, OrderEvent } from './order-event.entity';
import { OrderCancelled, OrderMoved, OrderRefunded } from './order.events';
import {
  isOver,
  transitionRefusal,
  type OrderStatus,
  type PaymentStatus,
  SYSTEM_REASONS,
  type SystemReason,
  ReasonRequired,
  TransitionNotAllowed,
} from './order-status';
import { OrderLetters, type WrittenTo } from './order-letters.service';
import type { OrderRow } from './orders.queries';
import { type NamedOrder, OrderUpdates } from './order-updates.service';
import { Rewards } from '../rewards/rewards.service';
import type { Fulfillment } from '../fulfillment';

export interface Mover {
  actor: OrderActor;
  accountId?: number;
  /** Limits the caller to orders of this kitchen; others are 404. */
  kitchenId?: number | null;
  reason?: string;
}

interface MovableOrder {
  id: number;
  status: OrderStatus;
  payment_status: PaymentStatus;
  fulfillment: Fulfillment;
  accept_by: Date | null;
}

/** A trigger clears `hold_expires_at` when the order is paid, `accept_by` when it is accepted, and both when it ends. */
const HAS_DEADLINE: Record<SystemReason, string> = {
  payment_expired: 'hold_expires_at IS NOT NULL',
  not_accepted: 'accept_by IS NOT NULL',
};

type ExpiredOrder = WrittenTo & NamedOrder & Pick<OrderRow, 'customer_id'>;

/** Changes the status of orders that still have the status that was read; a lost race is `transition_not_allowed`. */
@Injectable()
export class OrderTransitions {
  private readonly count: (of: { reason: SystemReason }) => void;

  constructor(
    private readonly db: Database,
    private readonly rewards: Rewards,
    private readonly clock: Clock,
    private readonly updates: OrderUpdates,
    private readonly letters: OrderLetters,
    private readonly events: DomainEvents,
    metrics: Metrics,
  ) {
    this.count = metrics.counter(
      {
        name: 'orders_expired_total',
        help: 'Orders that this process cancelled because they were not paid or not accepted in time',
        labels: ['reason'],
      },
      SYSTEM_REASONS.map(reason => ({ reason })),
    );
  }

  async move(orderId: number, to: OrderStatus, mover: Mover): Promise<void> {
    const isOverdue = await this.db.transaction(() => this.moveInTime(orderId, to, mover));
    if (!isOverdue) return;
    await this.cancelBySystem(orderId, 'not_accepted');
    throw TransitionNotAllowed();
  }

  /** @returns true, without a change, if the time to accept the order is over */
  private async moveInTime(orderId: number, to: OrderStatus, mover: Mover): Promise<boolean> {
    const order = await this.get(orderId, mover);
    const refused = transitionRefusal(order, to, mover.kitchenId != null);
    if (refused) throw refused();
    if (to === 'cancelled' && !mover.reason) throw ReasonRequired({ errors: { reason: ['required'] } });
    if (to === 'confirmed' && isOver(order.accept_by, this.clock.now())) return true;
    // Not now(): after waiting for a lock, the time must be later than that of the other change.
    const moved = await this.db.rows<WrittenTo>(
      `UPDATE customer_order SET status = $2, updated_at = clock_timestamp()
       WHERE id = $1 AND status = $3 AND ($2 <> 'confirmed' OR payment_status = 'paid') RETURNING id, email`,
      [orderId, to, order.status],
    );
    if (moved.length === 0) throw TransitionNotAllowed();
    await this.record(orderId, to, mover);
    if (to === 'delivered') await this.applyDelivery(orderId);
    if (to === 'cancelled') await this.applyCancellation(orderId);
    await this.letters.sendStatus(moved[0]!, to);
    await this.events.raise(OrderMoved, { orderId, status: to });
    this.updates.emitChanged(orderId);
    return false;
  }

  /** Cancels an order whose deadline is over, unless it was paid or accepted meanwhile. @returns whether it was cancelled */
  async cancelBySystem(orderId: number, reason: SystemReason): Promise<boolean> {
    return this.db.transaction(async () => {
      const cancelled = await this.db.row<ExpiredOrder>(
        `UPDATE customer_order SET status = 'cancelled', updated_at = clock_timestamp()
         WHERE id = $1 AND ${HAS_DEADLINE[reason]}
         RETURNING id, email, customer_id, order_number, name, kitchen_id, kitchen_code`,
        [orderId],
      );
      if (!cancelled) return false;
      await this.record(orderId, 'cancelled', { actor: 'system', reason });
      await this.applyCancellation(orderId);
      await this.letters.sendCancellation(cancelled, reason);
      if (reason === 'not_accepted') await this.updates.notifyNotAccepted(cancelled);
      await this.events.raise(OrderMoved, { orderId, status: 'cancelled' });
      this.updates.emitChanged(orderId);
      this.db.afterCommit(() => this.count({ reason }));
      return true;
    });
  }

  /** Marks the order as `refunded` after the processor returned the money. @returns whether it changed */
  async markRefunded(orderId: number, actor: OrderActor = 'payment'): Promise<boolean> {
    return this.db.transaction(async () => {
      const changed = await this.db.rows<WrittenTo>(
        `UPDATE customer_order SET status = 'refunded', payment_status = 'refunded', updated_at = clock_timestamp()
         WHERE id = $1 AND status <> 'refunded' RETURNING id, email`,
        [orderId],
      );
      if (changed.length === 0) return false;
      await this.record(orderId, 'refunded', { actor });
      await this.rewards.returnPoints(orderId);
      await this.rewards.revoke(orderId);
      await this.letters.sendStatus(changed[0]!, 'refunded');
      await this.events.raise(OrderRefunded, { orderId });
      this.updates.emitChanged(orderId);
      return true;
    });
  }

  private async get(orderId: number, { kitchenId }: Mover): Promise<MovableOrder> {
    const order = await this.db.rowOr<MovableOrder>(
      NotFound,
      `SELECT id, status, payment_status, fulfillment, accept_by FROM customer_order
       WHERE id = $1 AND ($2::integer IS NULL OR kitchen_id = $2)`,
      [orderId, kitchenId ?? null],
    );
    return order;
  }

  private async record(orderId: number, status: OrderStatus, { actor, accountId, reason }: Mover): Promise<void> {
    await this.db.of(OrderEvent).insert({ orderId, status, at: this.clock.date(), actor, accountId, reason });
  }

  private async applyDelivery(orderId: number): Promise<void> {
    await this.rewards.credit(orderId);
    await this.db.rows(
      `WITH ordered AS (
         SELECT product_id, sum(quantity) AS quantity FROM order_line
         WHERE order_id = $1 AND product_id IS NOT NULL GROUP BY product_id
       ), locked AS (
         SELECT dish.id FROM dish JOIN ordered ON ordered.product_id = dish.id ORDER BY dish.id FOR UPDATE OF dish
       )
       UPDATE dish SET popularity = popularity + ordered.quantity
       FROM ordered JOIN locked ON locked.id = ordered.product_id WHERE dish.id = ordered.product_id`,
      [orderId],
    );
  }

  private async applyCancellation(orderId: number): Promise<void> {
    await this.rewards.returnPoints(orderId);
    await this.events.raise(OrderCancelled, { orderId });
  }
}

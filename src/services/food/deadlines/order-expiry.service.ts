import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { OrderTransitions } from '../orders/order-transitions.service';
import type { SystemReason } from '../orders/order-status';
import { forEach } from './for-each';

/** Orders that hold slots of the kitchen, or uses of the promo code. */
export type HoldScope = { kitchenId: number } | { promoId: number };

/** Cancels orders whose deadline is over, each in its own transaction. */
@Injectable()
export class OrderExpiry {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly transitions: OrderTransitions,
  ) {}

  /** Cancels unpaid orders whose hold has expired, without waiting for the sweep. @returns how many were cancelled */
  async expireHolds(scope: HoldScope): Promise<number> {
    return this.endUnpaid('kitchenId' in scope ? sql`o.kitchen_id = ${scope.kitchenId}` : usesCode(scope.promoId));
  }

  async endUnpaid(condition = sql`true`): Promise<number> {
    return this.end('payment_expired', sql`o.hold_expires_at <= ${this.now()}::timestamptz AND ${condition}`);
  }

  async endUnaccepted(): Promise<number> {
    return this.end('not_accepted', sql`o.accept_by <= ${this.now()}::timestamptz`);
  }

  private async end(reason: SystemReason, isOverdue: Sql): Promise<number> {
    if (this.db.inTransaction) throw new Error('overdue orders are never cancelled inside another transaction');
    const overdue = await this.db.rows<{ id: number }>(
      sql`SELECT o.id FROM customer_order o WHERE ${isOverdue} ORDER BY o.id`,
    );
    let cancelled = 0;
    await forEach(overdue, async ({ id }) => {
      if (await this.transitions.cancelBySystem(id, reason)) cancelled += 1;
    });
    return cancelled;
  }

  private now(): string {
    return this.clock.now().toString();
  }
}

const usesCode = (promoId: number): Sql =>
  sql`EXISTS (SELECT FROM promo_use WHERE promo_use.order_id = o.id AND promo_use.promo_id = ${promoId})`;

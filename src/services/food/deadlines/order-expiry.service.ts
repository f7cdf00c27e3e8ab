import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { OrderMoves } from '../orders/order-moves.service';

/** Orders whose slots or uses of a code are in the way. */
export type HeldFor = { kitchenId: number } | { promoId: number };

/** Ends unpaid orders whose hold is over. An expired hold is in nobody's way, with or without a sweep. */
@Injectable()
export class OrderExpiry {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly moves: OrderMoves,
  ) {}

  /** Cancels overdue unpaid orders, each in its own transaction. @returns how many */
  async clearOverdue(where: HeldFor): Promise<number> {
    return this.expire('kitchenId' in where ? sql`o.kitchen_id = ${where.kitchenId}` : heldUse(where.promoId));
  }

  /** The same for all kitchens and codes. */
  async clearAll(): Promise<number> {
    return this.expire(sql`true`);
  }

  private async expire(condition: Sql): Promise<number> {
    if (this.db.inTransaction) throw new Error('overdue orders are never cancelled inside another transaction');
    const overdue = await this.db.rows<{ id: number }>(sql`
      SELECT o.id FROM customer_order o
      WHERE o.hold_expires_at <= ${this.clock.now().toString()}::timestamptz AND ${condition} ORDER BY o.hold_expires_at`);
    let cancelled = 0;
    for (const { id } of overdue) if (await this.moves.cancelBySystem(id, 'payment_expired')) cancelled += 1;
    return cancelled;
  }
}

const heldUse = (promoId: number): Sql => sql`o.promo_code = (SELECT code FROM promo_code WHERE id = ${promoId})`;

import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { Notifications } from '#shared/notifications/notifications.service';
import { Kitchens, ORDERING_KITCHEN_JSON, type OrderingKitchen, orderingKitchen } from '../kitchens/kitchens.service';
import { leadMinutes } from '../kitchens/open-now';
import { lockSlots } from '../kitchens/slot-lock';
import { ORDER_READERS } from '../orders/order-updates.service';
import type { OrderRow } from '../orders/orders.queries';
import { earliestFree, reachOf } from './evaluate-slot';
import { longestDishOf } from './order-demand';
import { SlotHold } from './slot-hold.entity';
import { windowFromNow } from './slot-window';
import { roomFor, takenSlots, type TakenSlotsJson, takenSlotsJson } from './taken-slots';

type PaidOrder = Pick<OrderRow, 'id' | 'order_number' | 'name' | 'kitchen_id' | 'kitchen_code'>;

interface HeldSlot {
  starts_at: Date;
  ends_at: Date;
  dishes: number;
  placed_at: Date;
  scheduled_for: Date | null;
  kitchen: OrderingKitchen;
  taken: TakenSlotsJson;
  longest: number;
}

const MINUTE_MS = 60_000;

/** Moves an order that is paid too late for its slot to a later one. For a scheduled order, staff are notified instead. */
@Injectable()
export class SlotReassignment {
  constructor(
    private readonly db: Database,
    private readonly kitchens: Kitchens,
    private readonly notifications: Notifications,
  ) {}

  /** Sets when a paid order is ready. Call it in the transaction of the payment, with the row of the order locked. */
  async reassign(order: PaidOrder): Promise<void> {
    await lockSlots(this.db, order.kitchen_code);
    const openNow = await this.kitchens.openNow();
    const held = await this.heldSlot(order.id, openNow.now);
    if (!held) return;
    const kitchen = orderingKitchen(held.kitchen);
    const leadMs = leadMinutes(kitchen, openNow.now, held.longest) * MINUTE_MS;
    const readyMs = openNow.now.epochMilliseconds + leadMs;
    const isLate = held.ends_at.getTime() <= readyMs;
    if (held.scheduled_for) return isLate ? this.notifyLate(order) : undefined;
    const taken = takenSlots(held.taken);
    const since = Temporal.Instant.fromEpochMilliseconds(held.placed_at.getTime());
    const startMs = isLate
      ? earliestFree(kitchen, {
          readyMs,
          reachMs: reachOf(kitchen, openNow, leadMs, since),
          // Slots that overdue orders hold count as full: these cannot be cancelled inside this transaction.
          room: start => (roomFor(kitchen, taken.get(start), held.dishes) === 'free' ? 'free' : 'full'),
        })
      : held.starts_at.getTime();
    if (startMs === undefined) await this.notifyLate(order);
    else if (isLate) await this.db.of(SlotHold).update({ orderId: order.id }, { startsAt: new Date(startMs) });
    await this.setPromisedAt(order.id, new Date(Math.max(readyMs, startMs ?? 0)));
  }

  private heldSlot(orderId: number, now: Temporal.Instant): Promise<HeldSlot | undefined> {
    return this.db.row<HeldSlot>(sql`
      SELECT hold.starts_at, held.ends_at, hold.dishes, o.placed_at, o.scheduled_for, ${ORDERING_KITCHEN_JSON} AS kitchen,
        ${takenSlotsJson(windowFromNow(now))} AS taken, ${longestDishOf('o.id')} AS longest
      FROM slot_hold hold JOIN kitchen_slot held USING (kitchen_id, starts_at)
      JOIN customer_order o ON o.id = hold.order_id JOIN kitchen ON kitchen.id = hold.kitchen_id
      WHERE hold.order_id = ${orderId}`);
  }

  private async setPromisedAt(orderId: number, promisedAt: Date): Promise<void> {
    await this.db.rows('UPDATE customer_order SET promised_at = $2 WHERE id = $1', [orderId, promisedAt]);
  }

  private async notifyLate({ id, order_number, name, kitchen_id, kitchen_code }: PaidOrder): Promise<void> {
    const message = {
      type: 'order_late_for_slot',
      params: { number: order_number, name },
      data: { order_id: id, order_number, kitchen_code },
    };
    await this.notifications.toStaffWith(ORDER_READERS, message, { scopeId: kitchen_id ?? 'unscoped' });
  }
}

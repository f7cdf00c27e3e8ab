import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { Kitchens, ORDERING_KITCHEN_JSON, type OrderingKitchen, orderingKitchen } from '../kitchens/kitchens.service';
import { leadMinutes, type OpenNow } from '../kitchens/open-now';
import type { OrderRow } from '../orders/orders.queries';
import type { PricedBasket } from '../pricing/priced-basket';
import { longestDishOf } from '../slots/order-demand';
import { type Acceptance, acceptanceOf } from './acceptance';

interface ScheduledOrder {
  scheduledFor: Date | null;
  /** Preparation time of the slowest dish. */
  longestMinutes: number;
}

/** Sets the time by which the kitchen must accept an order. */
@Injectable()
export class AcceptanceDeadlines {
  constructor(
    private readonly db: Database,
    private readonly kitchens: Kitchens,
  ) {}

  /** Starts the deadline. Call it in the transaction that marks the order as paid. */
  async begin(orderId: number): Promise<void> {
    const order = await this.db.row<ScheduledOrder & { kitchen: OrderingKitchen }>(sql`
      SELECT ${ORDERING_KITCHEN_JSON} AS kitchen, o.scheduled_for AS "scheduledFor",
        ${longestDishOf('o.id')} AS "longestMinutes"
      FROM customer_order o JOIN kitchen ON kitchen.id = o.kitchen_id WHERE o.id = ${orderId}`);
    if (!order) return;
    const openNow = await this.kitchens.openNow();
    const acceptance = acceptanceNow(orderingKitchen(order.kitchen), order, openNow);
    if (!acceptance) return;
    await this.db.rows('UPDATE customer_order SET accept_by = $2, accept_reminder_at = $3 WHERE id = $1', [
      orderId,
      acceptance.acceptBy.toString(),
      acceptance.remindAt.toString(),
    ]);
  }
}

/** Adds the deadline to an order that is paid when it is placed, because its total is 0. */
export function withDeadline<Order extends Pick<OrderRow, 'payment_status' | 'scheduled_for' | 'accept_by'>>(
  order: Order,
  { kitchen, demand, basis }: Pick<PricedBasket, 'demand' | 'basis'> & { kitchen: OrderingKitchen },
): Order & { accept_reminder_at?: Date } {
  if (order.payment_status !== 'paid') return order;
  const scheduled = { scheduledFor: order.scheduled_for, longestMinutes: demand.longestMinutes };
  const acceptance = acceptanceNow(kitchen, scheduled, basis.openNow);
  if (!acceptance) return order;
  return { ...order, accept_by: dateOf(acceptance.acceptBy), accept_reminder_at: dateOf(acceptance.remindAt) };
}

/** The deadline of an order that is paid now; null if the kitchen sets none. */
function acceptanceNow(
  kitchen: OrderingKitchen,
  { scheduledFor, longestMinutes }: ScheduledOrder,
  { now: paidAt, momentOf }: OpenNow,
): Acceptance | null {
  const { acceptMinutes } = kitchen;
  const scheduled = scheduledFor && Temporal.Instant.fromEpochMilliseconds(scheduledFor.getTime());
  const lead = leadMinutes(kitchen, paidAt, longestMinutes);
  return acceptanceOf({ kitchen, acceptMinutes, paidAt, scheduledFor: scheduled, leadMinutes: lead }, momentOf);
}

const dateOf = ({ epochMilliseconds }: Temporal.Instant): Date => new Date(epochMilliseconds);

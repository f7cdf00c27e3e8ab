import type { Temporal } from 'temporal-polyfill';
import type { Fulfillment } from '../fulfillment';
import { nextStatus, type OrderStatus } from '../orders/order-status';

export interface OpenOrder {
  status: OrderStatus;
  fulfillment: Fulfillment;
  promisedAt: Date | null;
  preparationMinutes: number;
  /** When it reached its status. */
  since: Date;
  /** When it is cancelled unless it is accepted. */
  acceptBy: Date | null;
}

const MINUTE_MS = 60_000;
/** A new order stays this long for a visitor who wants to accept it, unless its time to be accepted is over before. */
const ACCEPT_AFTER_MINUTES = 4;
const ACCEPT_BEFORE_END_MINUTES = 2;
const READY_BEFORE_PROMISE_MINUTES = 2;
const HANDED_OVER_AFTER_MINUTES = 3;
const PICKED_UP_AFTER_MINUTES = 8;
const DELIVERED_AFTER_MINUTES = 15;

/** The status that a paid order should have reached by now; undefined while it is in time. */
export function dueStep(order: OpenOrder, now: Temporal.Instant): OrderStatus | undefined {
  const next = nextStatus(order.status, order.fulfillment);
  return next !== undefined && now.epochMilliseconds >= dueMs(order, next) ? next : undefined;
}

function dueMs({ fulfillment, promisedAt, preparationMinutes, since, acceptBy }: OpenOrder, next: OrderStatus): number {
  const after = (minutes: number) => since.getTime() + minutes * MINUTE_MS;
  const promise = promisedAt?.getTime() ?? after(preparationMinutes);
  switch (next) {
    case 'confirmed':
      return Math.min(
        after(ACCEPT_AFTER_MINUTES),
        (acceptBy?.getTime() ?? Infinity) - ACCEPT_BEFORE_END_MINUTES * MINUTE_MS,
      );
    case 'preparing':
      return Math.max(after(1), promise - preparationMinutes * MINUTE_MS);
    case 'ready':
      return Math.max(after(1), promise - READY_BEFORE_PROMISE_MINUTES * MINUTE_MS);
    case 'out_for_delivery':
      return after(HANDED_OVER_AFTER_MINUTES);
    default:
      return after(fulfillment === 'delivery' ? DELIVERED_AFTER_MINUTES : PICKED_UP_AFTER_MINUTES);
  }
}

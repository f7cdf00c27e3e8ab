import { Temporal } from 'temporal-polyfill';
import type { Fulfillment } from '#services/food/fulfillment';
import type { OrderActor } from '#services/food/orders/order-event.entity';
import type { OrderStatus, PaymentStatus } from '#services/food/orders/order-status';
import type { OrderEventRow } from '#services/food/orders/orders.queries';
import { cancellations } from './guests-data';

/** What has become of an order, and after which statuses. */
export interface Fate {
  way: readonly OrderStatus[];
  paymentStatus: PaymentStatus;
}

const WAY: Record<Fulfillment, readonly OrderStatus[]> = {
  delivery: ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered'],
  pickup: ['pending', 'confirmed', 'preparing', 'ready', 'delivered'],
};

/** Of an order of past days. */
export function pastFate(fulfillment: Fulfillment, luck: number): Fate {
  const way = WAY[fulfillment];
  if (luck < 0.025) return { way: ['pending', 'cancelled'], paymentStatus: 'unpaid' };
  if (luck < 0.04) return { way: [...way.slice(0, 2), 'cancelled', 'refunded'], paymentStatus: 'refunded' };
  if (luck < 0.055) return { way: [...way, 'refunded'], paymentStatus: 'refunded' };
  return { way, paymentStatus: 'paid' };
}

/** The orders on their way, newest first. The newest one still waits for its payment. */
export const ON_THE_WAY: readonly { fulfillment: Fulfillment; status: OrderStatus; paymentStatus: PaymentStatus }[] = [
  { fulfillment: 'delivery', status: 'pending', paymentStatus: 'unpaid' },
  { fulfillment: 'delivery', status: 'pending', paymentStatus: 'paid' },
  { fulfillment: 'pickup', status: 'pending', paymentStatus: 'paid' },
  { fulfillment: 'pickup', status: 'confirmed', paymentStatus: 'paid' },
  { fulfillment: 'delivery', status: 'confirmed', paymentStatus: 'paid' },
  { fulfillment: 'delivery', status: 'preparing', paymentStatus: 'paid' },
  { fulfillment: 'pickup', status: 'preparing', paymentStatus: 'paid' },
  { fulfillment: 'delivery', status: 'preparing', paymentStatus: 'paid' },
  { fulfillment: 'pickup', status: 'ready', paymentStatus: 'paid' },
  { fulfillment: 'delivery', status: 'ready', paymentStatus: 'paid' },
  { fulfillment: 'delivery', status: 'out_for_delivery', paymentStatus: 'paid' },
  { fulfillment: 'delivery', status: 'out_for_delivery', paymentStatus: 'paid' },
];

export const wayTo = (fulfillment: Fulfillment, status: OrderStatus): readonly OrderStatus[] =>
  WAY[fulfillment].slice(0, WAY[fulfillment].indexOf(status) + 1);

/** Fewest and most minutes from the status before; preparing ends when the kitchen is done. */
const MINUTES: Record<OrderStatus, readonly [number, number]> = {
  pending: [0, 0],
  confirmed: [1, 6],
  preparing: [1, 8],
  ready: [0, 0],
  out_for_delivery: [2, 10],
  delivered: [6, 26],
  cancelled: [2, 14],
  refunded: [9, 70],
};

/** Seconds from the placement to each status of the way. */
export function secondsOf(way: readonly OrderStatus[], preparationMinutes: number, random: () => number): number[] {
  let passed = 0;
  return way.map(status => {
    const [fewest, most] =
      status === 'ready' ? [preparationMinutes * 0.55, preparationMinutes * 1.15] : MINUTES[status];
    passed += Math.round((fewest + random() * (most - fewest)) * 60);
    return passed;
  });
}

/** The same steps in no more than `most` seconds. */
export function within(most: number, seconds: readonly number[]): readonly number[] {
  const share = Math.min(1, most / Math.max(1, seconds.at(-1)!));
  return seconds.map(passed => Math.floor(passed * share));
}

/** The steps of an order as they are stored. */
export function stepsOf(
  way: readonly OrderStatus[],
  seconds: readonly number[],
  placed: Temporal.Instant,
  placedBy: OrderActor,
  luck: number,
): OrderEventRow[] {
  return way.map((status, index) => ({
    status,
    at: placed.add({ seconds: seconds[index]! }).toString(),
    actor: index === 0 ? placedBy : status === 'refunded' ? 'payment' : 'staff',
    reason: status === 'cancelled' ? cancellations[Math.floor(luck * cancellations.length)]! : null,
  }));
}

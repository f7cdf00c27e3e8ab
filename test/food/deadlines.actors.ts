import { setTimeout as sleep } from 'node:timers/promises';
import { DeadlineSweep } from '#services/food/deadlines/deadline-sweep.service';
import type { Order } from '#services/food/orders/order.entity';
import type { Choices } from '../harness/trials';
import type { Food } from './food';
import { unpaidOrder } from './payments.actors';

const MINUTE_MS = 60_000;
let now = 0;

const SLOT = '2030-01-01T12:00:00Z';

/** Stops the clock at the real time, by which the local processors go. */
export function begin({ service: { clock } }: Food): void {
  now = Date.now();
  clock.set(later(0));
}

/** So long after `begin`. */
export const later = (minutes: number, ms = 0): string => new Date(now + minutes * MINUTE_MS + ms).toISOString();

/** An order that holds a place in a slot of its kitchen and ends half an hour after now. */
export async function heldOrder(food: Food, paymentMethod: string, values: Partial<Order> = {}): Promise<Order> {
  const placedAt = new Date(later(0));
  const order = await unpaidOrder(food, paymentMethod, { placedAt, holdExpiresAt: new Date(later(30)), ...values });
  await takePlace(food, order);
  return order;
}

/** A place in a slot, as placement takes it in a kitchen with limits. */
export const takePlace = ({ service: { db } }: Food, { id, kitchenId }: Order) =>
  db.rows('INSERT INTO slot_hold (order_id, kitchen_id, starts_at, dishes) VALUES ($1, $2, $3, 3)', [
    id,
    kitchenId,
    SLOT,
  ]);

/** A paid order that was to be accepted 20 minutes after now. */
export const waitingOrder = (food: Food, values: Partial<Order> = {}): Promise<Order> =>
  unpaidOrder(food, 'demo', {
    placedAt: new Date(later(0)),
    paymentStatus: 'paid',
    acceptBy: new Date(later(20)),
    acceptReminderAt: new Date(later(10)),
    ...values,
  });

export const sweep = ({ service }: Food): Promise<void> => service.get(DeadlineSweep).sweep();

/** One of two rivals starts a little later, so that either can win. */
export const soon = async <Result>({ below }: Choices, work: () => Promise<Result>): Promise<Result> => {
  await sleep(below(8));
  return work();
};

/** The first one wins the first round and the other one the second, so that both outcomes are seen; then either may win. */
export async function rivals<One, Other>(
  choices: Choices,
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  if (round === 0) return [await one(), await other()];
  if (round > 1) return Promise.all([soon(choices, one), soon(choices, other)]);
  const first = await other();
  return [await one(), first];
}

/** Places that orders hold in slots, by the counter and by their rows. */
export async function heldPlaces({ service: { db } }: Food): Promise<{ counter: number; holds: number }> {
  const row = await db.row<{ counter: number; holds: number }>(
    `SELECT (SELECT coalesce(sum(orders), 0)::int FROM kitchen_slot) AS counter, (SELECT count(*)::int FROM slot_hold) AS holds`,
  );
  return row!;
}

/** The entry of the timeline with which the order was cancelled. */
export const cancellation = ({ service: { db } }: Food, { id }: Order) =>
  db.row<{ actor: string; reason: string }>(
    `SELECT actor, reason FROM order_event WHERE order_id = $1 AND status = 'cancelled'`,
    [id],
  );

export const mailsAbout = ({ service }: Food, { orderNumber }: Order): string[] =>
  service.mailbox
    .list()
    .filter(({ subject }) => subject.includes(orderNumber))
    .map(({ subject }) => subject);

import type { Temporal } from 'temporal-polyfill';
import { type Sql, sql } from '#kit/database/sql';
import { instantText } from '#kit/time/calendar';
import type { OrderingKitchen } from '../kitchens/kitchens.service';

/** Orders and dishes in a slot. The overdue part belongs to unpaid orders whose hold has expired: it is free. */
export interface TakenSlot {
  orders: number;
  dishes: number;
  overdueOrders: number;
  overdueDishes: number;
}

/** Keys are starts of slots in epoch milliseconds; slots without orders are left out. */
export type TakenSlots = ReadonlyMap<number, TakenSlot>;

export type TakenSlotsJson = [second: number, ...counts: [number, number, number, number]][] | null;

/** Includes `from`, excludes `to`. */
export interface SlotWindow {
  now: Temporal.Instant;
  from: Temporal.Instant;
  to: Temporal.Instant;
}

/**
 * JSON of the taken slots of the table `kitchen` in scope, which `takenSlots` reads; null without limits.
 * @param dishes only slots without room for another order of as many
 */
export const takenSlotsJson = ({ now, from, to }: SlotWindow, dishes: number | null = null): Sql => {
  const units = sql`${dishes}`;
  const isFull = sql`(${units}::integer IS NULL OR slot.orders >= kitchen.slot_orders OR slot.dishes + ${units} > kitchen.slot_dishes)`;
  return sql`
  CASE WHEN num_nonnulls(kitchen.slot_orders, kitchen.slot_dishes) > 0 THEN (
    SELECT coalesce(json_agg(json_build_array(extract(epoch FROM slot.starts_at)::bigint, slot.orders, slot.dishes,
      coalesce(overdue.orders, 0), coalesce(overdue.dishes, 0))), '[]')
    FROM kitchen_slot slot LEFT JOIN (
      SELECT hold.starts_at, count(*) AS orders, sum(hold.dishes) AS dishes
      FROM customer_order o JOIN slot_hold hold ON hold.order_id = o.id
      WHERE o.hold_expires_at <= ${instantText(now)}::timestamptz AND hold.kitchen_id = kitchen.id GROUP BY hold.starts_at
    ) overdue ON overdue.starts_at = slot.starts_at
    WHERE slot.kitchen_id = kitchen.id AND slot.orders > 0 AND ${isFull}
      AND slot.ends_at > ${instantText(from)}::timestamptz AND slot.starts_at < ${instantText(to)}::timestamptz
  ) END`;
};

export const takenSlots = (json: TakenSlotsJson): TakenSlots =>
  new Map(
    (json ?? []).map(([second, orders, dishes, overdueOrders, overdueDishes]) => [
      second * 1000,
      { orders, dishes, overdueOrders, overdueDishes },
    ]),
  );

export const hasLimit = ({ slotOrders, slotDishes }: Pick<OrderingKitchen, 'slotOrders' | 'slotDishes'>): boolean =>
  slotOrders !== null || slotDishes !== null;

/** `overdue`: free once the overdue orders in the slot are cancelled. */
export type Room = 'free' | 'overdue' | 'full';

/** The rule of `kitchen_slot_not_oversold`: an order above the limit of dishes needs an empty slot. */
export function roomFor(
  { slotOrders, slotDishes }: Pick<OrderingKitchen, 'slotOrders' | 'slotDishes'>,
  taken: TakenSlot | undefined,
  dishes: number,
): Room {
  if (!taken) return 'free';
  const fits = (orders: number, units: number) =>
    (slotOrders === null || orders < slotOrders) &&
    (slotDishes === null || units + dishes <= slotDishes || orders === 0);
  if (fits(taken.orders, taken.dishes)) return 'free';
  return fits(taken.orders - taken.overdueOrders, taken.dishes - taken.overdueDishes) ? 'overdue' : 'full';
}

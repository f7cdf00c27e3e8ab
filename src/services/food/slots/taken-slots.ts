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
export const takenSlotsJson = ({ now, from, to }: SlotWindow, dishes: number | null = null): Sql => sql`
  CASE WHEN num_nonnulls(kitchen.slot_orders, kitchen.slot_dishes) > 0 THEN
    taken_slots(kitchen.id, kitchen.slot_orders, kitchen.slot_dishes, ${dishes}, ${instantText(now)}, ${instantText(from)}, ${instantText(to)})
  END`;

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

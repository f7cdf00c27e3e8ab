import { dayBounds } from '#kit/time/calendar';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import { lastDay } from '../slots/evaluate-slot';
import { nearestSlots } from '../slots/nearest-slots';
import { windowOfSlot } from '../slots/slot-window';
import { hasLimit, roomFor, type TakenSlots } from '../slots/taken-slots';
import type { HelpSlotView } from '../pricing/quote-help.view';
import type { DELIVERY_REASONS } from '../pricing/quote.types';
import type { PricedBasket } from '../pricing/priced-basket';
import { MAX_ENTRIES, type WantedSlots } from './help.queries';

/** Obstacles that another slot can avoid. */
const AVOIDED_BY_SLOT: readonly (typeof DELIVERY_REASONS)[number][] = ['closed', 'slot_not_offered', 'slot_full'];

export const canBeScheduled = ({ kitchen, delivery }: PricedBasket): boolean =>
  kitchen !== null && kitchen.slotDaysAhead > 0 && AVOIDED_BY_SLOT.includes(delivery.reason!);

/** Selects the full slots of all days that can be ordered for; undefined if the kitchen has no limits. */
export function fullSlots(
  { basis: { openNow }, demand }: PricedBasket,
  kitchen: OrderingKitchen,
): WantedSlots | undefined {
  if (!hasLimit(kitchen)) return undefined;
  const { end } = dayBounds(lastDay(kitchen, openNow), kitchen.timeZone);
  const window = { now: openNow.now, from: openNow.now, to: end };
  return { kitchenId: kitchen.id, window, dishes: demand.dishes };
}

/** Selects the requested slot, if the kitchen limits dishes and it may have no room for one more. */
export function slotWithOneMore({ basis, demand }: PricedBasket, kitchen: OrderingKitchen): WantedSlots | undefined {
  const { scheduledFor } = basis.request;
  if (scheduledFor === null || kitchen.slotDishes === null) return undefined;
  const window = windowOfSlot(basis.openNow.now, scheduledFor);
  return { kitchenId: kitchen.id, window, dishes: demand.dishes + 1 };
}

/** Whether the requested slot has room for one more dish. @param taken read for `slotWithOneMore` */
export function hasRoomForOneMore({ kitchen, basis, demand }: PricedBasket, taken: TakenSlots): boolean {
  const { scheduledFor } = basis.request;
  if (!kitchen || scheduledFor === null) return true;
  return roomFor(kitchen, taken.get(scheduledFor.epochMilliseconds), demand.dishes + 1) !== 'full';
}

/** The nearest free slots at or after the requested time, then before it. @param taken read for `fullSlots` */
export function nextSlots(
  { basis, demand }: PricedBasket,
  kitchen: OrderingKitchen,
  taken: TakenSlots,
): HelpSlotView[] {
  const { openNow, request } = basis;
  const at = request.scheduledFor ?? openNow.now;
  return nearestSlots(kitchen, taken, { openNow, at, demand, limit: MAX_ENTRIES }).map(slot => ({
    starts_at: slot.startsAt.toISOString(),
    promised_at: slot.promisedAt.toISOString(),
  }));
}

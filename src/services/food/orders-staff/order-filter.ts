import type { Temporal } from 'temporal-polyfill';
import type { Caller } from '#kit/http/caller';
import { dayBounds } from '#kit/time/calendar';
import { namedDay } from '../kitchens/business-day';
import type { OrderFilter, OrderSort } from '../orders/orders.queries';
import type { OrderListQuery } from './orders-staff.dto';

/** Whether the account is linked to a kitchen: it sees only orders of this kitchen, without amounts and e-mail addresses. */
export const isKitchenAccount = (staff: Caller): boolean => staff.scopeId !== null;

/** The filter of a request, limited to orders that the account may see. */
export function orderFilter(query: OrderListQuery, staff: Caller, zone: string, now: Temporal.Instant): OrderFilter {
  return {
    kitchenId: staff.scopeId ?? undefined,
    kitchenCode: query.kitchen,
    statuses: query.status?.length ? query.status : undefined,
    fulfillment: query.fulfillment,
    scheduled: query.scheduled,
    changedSince: query.since,
    q: query.q,
    searchesEmail: !isKitchenAccount(staff),
    ...placedOn(query.date && namedDay(query.date, zone, now), zone),
  };
}

/** The default sort: oldest first for a kitchen, latest change first otherwise. */
export function sortOf({ sort_by: by, sort_order }: OrderListQuery, staff: Caller): OrderSort {
  if (by && !(by === 'total' && isKitchenAccount(staff)))
    return { by, direction: sort_order === 'asc' ? 'ASC' : 'DESC' };
  return isKitchenAccount(staff) ? { by: 'placed_at', direction: 'ASC' } : { by: 'updated_at', direction: 'DESC' };
}

function placedOn(day: Temporal.PlainDate | '' | undefined, zone: string): OrderFilter {
  if (!day) return {};
  const { start, end } = dayBounds(day, zone);
  return { placedFrom: start.toString(), placedBefore: end.toString() };
}

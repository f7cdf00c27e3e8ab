import type { Temporal } from 'temporal-polyfill';
import type { Caller } from '#kit/access/caller';
import { problem } from '#kit/fields/field';
import { queryText } from '#kit/fields/query-fields';
import { fieldRefused } from '#kit/http/refusal';
import { dayBounds } from '#kit/time/calendar';
import { namedDay } from '../kitchens/business-day';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status';
import { ORDER_SORTS, type OrderFilter, type OrderSort, type OrderSortKey } from '../orders/orders.queries';
import type { OrderListQuery } from './order-handling.dto';
import { FULFILLMENTS, type Fulfillment } from '../fulfillment';

/** A member with a kitchen: sees that kitchen's orders only, and no amounts and no e-mail address. */
export const isKitchenAccount = (staff: Caller): boolean => staff.scopeId !== null;

/** What a member asks to see, limited to what the member may see. Refuses a status, fulfillment or day there is not. */
export function orderFilter(query: OrderListQuery, staff: Caller, zone: string, now: Temporal.Instant): OrderFilter {
  return {
    kitchenId: staff.scopeId ?? undefined,
    kitchenCode: queryText(query.kitchen),
    statuses: statusesOf(queryText(query.status)),
    fulfillment: fulfillmentOf(queryText(query.fulfillment)),
    q: queryText(query.q),
    searchesEmail: !isKitchenAccount(staff),
    ...placedOn(queryText(query.date), zone, now),
  };
}

/** The queue of a kitchen stands oldest first, every other list newest change first, unless the caller sorts. */
export function sortOf(query: OrderListQuery, staff: Caller): OrderSort {
  const by = queryText(query.sort_by);
  const direction = queryText(query.sort_order)?.toLowerCase() === 'asc' ? 'ASC' : 'DESC';
  if (isSort(by) && !(by === 'total' && isKitchenAccount(staff))) return { by, direction };
  return isKitchenAccount(staff) ? { by: 'placed_at', direction: 'ASC' } : { by: 'updated_at', direction: 'DESC' };
}

function statusesOf(text: string | undefined): OrderStatus[] | undefined {
  const words = text
    ?.split(',')
    .map(word => word.trim())
    .filter(word => word !== '');
  if (!words || words.length === 0) return undefined;
  if (words.every(isStatus)) return words;
  throw fieldRefused('status', problem('one_of', { values: ORDER_STATUSES.join(', ') }));
}

function fulfillmentOf(text: string | undefined): Fulfillment | undefined {
  if (text === undefined || (FULFILLMENTS as readonly string[]).includes(text)) return text as Fulfillment | undefined;
  throw fieldRefused('fulfillment', problem('one_of', { values: FULFILLMENTS.join(', ') }));
}

function placedOn(text: string | undefined, zone: string, now: Temporal.Instant): OrderFilter {
  if (text === undefined) return {};
  const day = namedDay(text, zone, now);
  if (!day) throw fieldRefused('date', 'day');
  const { start, end } = dayBounds(day, zone);
  return { placedFrom: start.toString(), placedBefore: end.toString() };
}

const isStatus = (word: string): word is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(word);
const isSort = (word: string | undefined): word is OrderSortKey =>
  word !== undefined && Object.hasOwn(ORDER_SORTS, word);

import type { List } from '#kit/database/list';
import { containsAll, hasWords, sql, when } from '#kit/database/sql';
import { BOOKING_COLUMNS } from '../bookings/booking.queries';
import type { BookingPaymentStatus, PaymentMethod } from '../bookings/booking-status';

export interface BookingFilter {
  /** First and last check-in day, both inclusive. */
  from?: string;
  to?: string;
  stayId?: number;
  payment?: BookingPaymentStatus;
  method?: PaymentMethod;
  /** Changed at this instant or later. */
  since?: string;
  /** Minimum number of guests. */
  guests?: number;
  q?: readonly string[];
}

const ORDERS = {
  newest: 'b.placed_at DESC, b.id DESC',
  check_in: 'b.check_in, b.id',
  total: 'b.total_cents DESC, b.id DESC',
} as const;
export type BookingSort = keyof typeof ORDERS;
export const BOOKING_SORTS = Object.keys(ORDERS) as BookingSort[];

export const bookingList = (filter: BookingFilter, sort: BookingSort): List => ({
  columns: BOOKING_COLUMNS,
  from: 'booking b',
  join: 'LEFT JOIN stay s ON s.id = b.stay_id',
  where: [
    when(filter.from, day => sql`b.check_in >= ${day}::date`),
    when(filter.to, day => sql`b.check_in <= ${day}::date`),
    when(filter.stayId, id => sql`b.stay_id = ${id}`),
    when(filter.payment, status => sql`b.payment_status = ${status}`),
    when(filter.method, method => sql`b.payment_method = ${method}`),
    when(filter.since, instant => sql`b.updated_at >= ${instant}`),
    when(filter.guests, guests => sql`b.guests >= ${guests}`),
    ...containsAll('b.search_text', filter.q),
  ],
  order: ORDERS[sort],
  isSearch: hasWords(filter.q),
});

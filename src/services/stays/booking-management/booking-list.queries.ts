import type { Database } from '#kit/database/database';
import { offsetOf, type Page, type PageRequest } from '#kit/http/page';
import { likePattern } from '#kit/language/search-text';
import { BOOKING_COLUMNS, type BookingRow } from '../bookings/booking.queries';
import type { BookingPaymentStatus, BookingStatus, PaymentMethod } from '../bookings/booking-status';

/** What narrows bookings down; every member that is given must hold. */
export interface BookingFilter {
  status?: BookingStatus;
  /** Check-in on this day or later, or before. */
  checkInFrom?: string;
  checkInTo?: string;
  stayId?: number;
  paymentStatus?: BookingPaymentStatus;
  method?: PaymentMethod;
  fewestGuests?: number;
  /** Folded words that must all occur. */
  words?: readonly string[];
}

const ORDERS = {
  newest: 'b.placed_at DESC, b.id DESC',
  check_in: 'b.check_in, b.id',
  total: 'b.total_cents DESC, b.id DESC',
} as const;
export type BookingSort = keyof typeof ORDERS;
export const BOOKING_SORTS = Object.keys(ORDERS) as BookingSort[];

/** A page is cut on the index of its order before anything is joined to it. */
export function bookingPageStatement(
  { status, ...filter }: BookingFilter,
  sort: BookingSort,
  request: PageRequest,
): { sql: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const ofStatus = status ? ` AND b.status = ${bind(status)}` : '';
  const sql = `
    SELECT ${BOOKING_COLUMNS}
    FROM (SELECT b.* FROM booking b WHERE ${conditions(filter, bind)}${ofStatus}
      ORDER BY ${ORDERS[sort]} LIMIT ${bind(request.limit)} OFFSET ${bind(offsetOf(request))}) b
    LEFT JOIN stay s ON s.id = b.stay_id ORDER BY ${ORDERS[sort]}`;
  return { sql, parameters };
}

/** One page, and how many bookings of each status the filter leaves, its own status aside: two statements. */
export async function bookingPage(
  db: Database,
  { status, ...filter }: BookingFilter,
  sort: BookingSort,
  request: PageRequest,
): Promise<{ page: Page<BookingRow>; found: { status: BookingStatus; total: number }[] }> {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const where = conditions(filter, bind);
  const found = await db.rows<{ status: BookingStatus; total: number }>(
    `SELECT b.status, count(*) AS total FROM booking b WHERE ${where} GROUP BY b.status`,
    parameters,
  );
  const statement = bookingPageStatement({ status, ...filter }, sort, request);
  const rows = await db.rows<BookingRow>(statement.sql, statement.parameters);
  const counted = status ? found.filter(row => row.status === status) : found;
  return { page: { ...request, rows, total: counted.reduce((sum, row) => sum + row.total, 0) }, found };
}

function conditions(filter: BookingFilter, bind: (value: unknown) => string): string {
  const { checkInFrom, checkInTo, stayId, paymentStatus, method, fewestGuests, words = [] } = filter;
  return [
    'true',
    ...(checkInFrom ? [`b.check_in >= ${bind(checkInFrom)}::date`] : []),
    ...(checkInTo ? [`b.check_in <= ${bind(checkInTo)}::date`] : []),
    ...(stayId === undefined ? [] : [`b.stay_id = ${bind(stayId)}`]),
    ...(paymentStatus ? [`b.payment_status = ${bind(paymentStatus)}`] : []),
    ...(method ? [`b.payment_method = ${bind(method)}`] : []),
    ...(fewestGuests === undefined ? [] : [`b.guests >= ${bind(fewestGuests)}`]),
    ...words.map(word => `b.search_text LIKE ${bind(likePattern(word))} ESCAPE '\\'`),
  ].join(' AND ');
}

import type { Database } from '#kit/database/database';
import { refusal } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import type { BookingPaymentStatus } from '../bookings/booking-status';
import type { CompanyMoment } from '../nights/company-time';
import { nightCount, type Nights } from '../nights/nights';

export const TooManyUnpaid = refusal(422, 'too_many_unpaid');
/** The visitor address has too many unpaid bookings or nights of the stay. */
export const TooManyUnpaidHere = refusal(422, 'too_many_unpaid_here');

/** Unpaid bookings of a stay by one visitor address. */
export interface UnpaidHolds {
  bookings: number;
  nights: number;
}

/** Serializes parallel requests of one e-mail address. Read the bookings after locking. */
export async function lockUnpaidBookings(db: Database, email: string): Promise<void> {
  await db.rows(`SELECT pg_advisory_xact_lock(hashtextextended('unpaid bookings of ' || $1, 0))`, [email], {
    prepared: true,
  });
}

/** @param checkIns of unpaid on-arrival bookings @param today the company's day @throws TooManyUnpaid */
export function assertUnpaidAllowed(checkIns: readonly string[], today: string, max: number): void {
  const unpaid = checkIns.filter(day => !isBefore(day, today)).length;
  if (unpaid >= max) throw TooManyUnpaid({ details: { max_unpaid: max } });
}

/**
 * One booking that is paid online may have more nights than the limit, since its nights are released soon.
 * @throws TooManyUnpaidHere
 */
export function assertVisitorAllowed(
  held: UnpaidHolds,
  wanted: { nights: number; isOnArrival: boolean },
  moment: CompanyMoment,
): void {
  const isFirstToPay = held.bookings === 0 && !wanted.isOnArrival;
  const isOverNights = !isFirstToPay && held.nights + wanted.nights > moment.maxUnpaidNightsPerVisitor;
  if (held.bookings < moment.maxUnpaidPerVisitor && !isOverNights) return;
  throw tooManyHere(moment);
}

/** Whether an unpaid booking may have more nights. @throws TooManyUnpaidHere */
export function assertLongerAllowed(
  held: UnpaidHolds,
  booking: Nights & { paymentStatus: BookingPaymentStatus },
  wanted: Nights,
  moment: CompanyMoment,
): void {
  const added = nightCount(wanted) - nightCount(booking);
  if (booking.paymentStatus !== 'unpaid' || added <= 0) return;
  if (held.nights + added > moment.maxUnpaidNightsPerVisitor) throw tooManyHere(moment);
}

const tooManyHere = ({ maxUnpaidPerVisitor, maxUnpaidNightsPerVisitor }: CompanyMoment) =>
  TooManyUnpaidHere({ details: { max_unpaid: maxUnpaidPerVisitor, max_unpaid_nights: maxUnpaidNightsPerVisitor } });

import type { Database } from '#kit/database/database';
import { refusal } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';

export const TooManyUnpaid = refusal(422, 'too_many_unpaid');

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

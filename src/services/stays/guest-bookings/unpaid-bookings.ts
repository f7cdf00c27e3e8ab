import type { Database } from '#kit/database/database';
import { refusal } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';

export const TooManyUnpaid = refusal(422, 'too_many_unpaid');

/**
 * Bookings of one e-mail address that are paid on arrival are judged one after the other, each by what is read after the
 * commit of the one before.
 */
export async function waitForUnpaidOf(db: Database, email: string): Promise<void> {
  await db.rows(`SELECT pg_advisory_xact_lock(hashtextextended('unpaid bookings of ' || $1, 0))`, [email], {
    prepared: true,
  });
}

/**
 * Refuses another booking that is paid on arrival to whoever has as many of them still to come as one may have.
 * @param checkIns of the unpaid ones
 * @param today the company's day
 */
export function assertUnpaidAllowed(checkIns: readonly string[], today: string, max: number): void {
  const unpaid = checkIns.filter(day => !isBefore(day, today)).length;
  if (unpaid >= max) throw TooManyUnpaid({ details: { max_unpaid: max } });
}

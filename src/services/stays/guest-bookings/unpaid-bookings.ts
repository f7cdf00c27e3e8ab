import type { Database } from '#kit/database/database';
import { refusal } from '#kit/http/refusal';

export const TooManyUnpaid = refusal(422, 'too_many_unpaid');

/**
 * Refuses another booking that is paid on arrival to whoever has as many of them still to come as one may have. Bookings
 * of one e-mail address are judged one after the other, each after the commit of the one before.
 * @param today the company's day
 */
export async function assertUnpaidAllowed(db: Database, email: string, today: string, max: number): Promise<void> {
  await db.rows(`SELECT pg_advisory_xact_lock(hashtextextended('unpaid bookings of ' || $1, 0))`, [email]);
  const row = await db.row<{ unpaid: number }>(
    `SELECT count(*) AS unpaid FROM booking
     WHERE guest_email = $1 AND payment_method = 'on_arrival' AND payment_status = 'unpaid'
       AND status IN ('pending', 'confirmed') AND check_in >= $2::date`,
    [email, today],
  );
  if (row!.unpaid >= max) throw TooManyUnpaid({ details: { max_unpaid: max } });
}

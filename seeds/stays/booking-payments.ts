import { staysBooks } from '#services/stays/books/stays.books';
import type { Seeding } from '#shared/seeding/seeding';
import { datePastBooks, type EntryMoments } from '../money/past-books';

/** Guests paid when they booked or arrived, and got their money back when they cancelled. */
const DATES = `
  WITH happened AS MATERIALIZED (
    SELECT b.id, b.reference, b.updated_at, (
      CASE b.payment_method WHEN 'on_arrival' THEN coalesce(
        (SELECT at FROM booking_event WHERE booking_id = b.id AND status = 'checked_in'), b.placed_at) ELSE b.placed_at END
      ) AS paid_at,
      (SELECT at FROM booking_event WHERE booking_id = b.id AND status = 'cancelled') AS cancelled_at
    FROM booking b
  ), charged AS (
    UPDATE booking_charge charge SET paid_at = least(happened.paid_at, $1::timestamptz)
    FROM happened WHERE happened.id = charge.booking_id AND charge.paid_at IS NOT NULL
  ), refunded AS (
    UPDATE refund SET keyed_at = cancelled_at, asked_at = cancelled_at, ended_at = cancelled_at
    FROM happened WHERE happened.reference = refund.reference
  )
  UPDATE payment SET created_at = least(paid_at, $1::timestamptz),
    updated_at = least(coalesce(cancelled_at, paid_at), $1::timestamptz)
  FROM happened WHERE happened.reference = payment.reference`;

const MOMENTS: EntryMoments = {
  charge: '(SELECT paid_at FROM booking_charge WHERE id = subject)',
  payment: `(SELECT CASE split_part(e.source, ':', 3) WHEN 'returned' THEN updated_at ELSE created_at END
    FROM payment WHERE id = subject)`,
};

/** Dates charges, payments and refunds by the bookings, and the books by these. */
export async function datePayments(seeding: Seeding): Promise<void> {
  await seeding.db.rows(DATES, [seeding.clock.now().toString()]);
  await datePastBooks(seeding, staysBooks, MOMENTS);
}

import type { Booking } from './booking.entity';
import type { Database } from '#kit/database/database';
import { typedCode } from '#kit/text/typed-code';
import type { RowOf } from '#kit/views/view';
import { latePaymentOf } from '#money/payments/late-payment';
import { processingUntilOf } from '#money/payments/payments-under-way';
import { refundsOf } from '#money/refunds/refund.view';
import type { ReturnUrls } from '#money/payments/return-urls';
import { chargeReferencesOf } from './booking-references';
import { BookingView } from './booking.view';
import type { PaidCharge } from './cancellation-refund';
import { paidChargesOf } from './refundable-bookings';
import { openChangeOf, type OpenChangeRow } from './open-change.view';

/** A booking with its timeline. Amounts are cents. */
export type BookingRow = Omit<RowOf<typeof BookingView>, 'nowMilliseconds'> & {
  id: number;
  accessToken: string;
  isSimulated: boolean;
  /** Paid charges, newest first. */
  charges: PaidCharge[];
  adminNotes: string | null;
  returnUrls: ReturnUrls | null;
  openChange: OpenChangeRow | null;
  /** Number of changes that were applied or waited for their payment. */
  changeCount: number;
  /** Session of the captured payment, or of the latest attempt. */
  sessionId: string | null;
};

/** Reference of the charge that waits for its payment. */
const WAITING_CHARGE = `CASE b.status WHEN 'pending' THEN b.reference
  ELSE (SELECT c.reference FROM booking_change c WHERE c.booking_id = b.id AND c.status = 'open') END`;

/** Read from `booking b LEFT JOIN stay s ON s.id = b.stay_id`. */
export const BOOKING_COLUMNS = `
  ${BookingView.columns<Booking>('b', {
    holdExpiresAt: '(SELECT held.expires_at FROM held_nights held WHERE held.booking_id = b.id)',
    timeline: `(SELECT coalesce(jsonb_agg(jsonb_build_object(
        'status', e.status, 'at', e.at, 'actor', e.actor, 'reason', e.reason) ORDER BY e.id), '[]')
      FROM booking_event e WHERE e.booking_id = b.id)`,
    latePayment: latePaymentOf(chargeReferencesOf('b')),
    refunds: refundsOf(chargeReferencesOf('b')),
    nightlyRateVaries: '(SELECT min(cents) <> max(cents) FROM unnest(b.nights) cents)',
    openChange: openChangeOf('b'),
    redirectUrl: `(SELECT p.url FROM payment p
      WHERE p.status = 'opened' AND p.processing_since IS NULL AND p.reference = ${WAITING_CHARGE})`,
    paymentProcessingUntil: processingUntilOf(WAITING_CHARGE),
  })},
  ${paidChargesOf('b.id')} AS charges,
  b.id, b.access_token AS "accessToken", b.is_simulated AS "isSimulated", b.admin_notes AS "adminNotes", b.return_urls AS "returnUrls",
  b.change_count AS "changeCount",
  coalesce((SELECT value = 'true' FROM setting WHERE key = 'allow_date_changes'), false) AS "allowsChanges",
  b.reviewed_at AS "reviewedAt", b.stay_id AS "stayId", b.stay_reference AS "stayReference",
  coalesce(s.slug, b.stay_slug) AS "staySlug", coalesce(s.title, b.stay_title) AS "stayTitle",
  s.media -> 0 AS "stayCover",
  (SELECT p.session_id FROM payment p WHERE p.reference = b.reference ORDER BY p.settles DESC, p.id DESC LIMIT 1)
    AS "sessionId"`;

/** The stored form of a reference, which clients may send in lower case; null when it is malformed. */
export function storedReference(sent: string): string | null {
  const reference = typedCode(sent);
  return /^[A-Z0-9-]{1,40}$/.test(reference) ? reference : null;
}

export async function findBooking(db: Database, reference: string): Promise<BookingRow | undefined> {
  return db.row<BookingRow>(
    `SELECT ${BOOKING_COLUMNS} FROM booking b LEFT JOIN stay s ON s.id = b.stay_id WHERE b.reference = $1`,
    [storedReference(reference)],
  );
}

import type { Database } from '#kit/database/database';
import type { Bilingual, Language } from '#kit/language/language';
import type { BookingActor, BookingPaymentStatus, BookingStatus, FailureReason, PaymentMethod } from './booking-status';

/** A booking with its timeline, as one statement reads it. Amounts are cents. */
export interface BookingRow {
  id: number;
  reference: string;
  accessToken: string;
  stayId: number | null;
  stayReference: string;
  staySlug: string;
  stayTitle: Bilingual;
  /** Cover of the stay as it is now; null when it has none or is gone. */
  stayCover: { url: string; alt: Bilingual } | null;
  checkIn: string;
  checkOut: string;
  checkInTime: string;
  checkOutTime: string;
  cancellationDeadline: Date;
  guests: number;
  guestFirstName: string;
  guestLastName: string;
  guestEmail: string;
  guestPhone: string | null;
  specialRequests: string | null;
  locale: Language;
  nightlyRateCents: number;
  cleaningFeeCents: number;
  totalCents: number;
  currency: string;
  paymentMethod: PaymentMethod;
  isSimulated: boolean;
  status: BookingStatus;
  paymentStatus: BookingPaymentStatus;
  failureReason: FailureReason | null;
  adminNotes: string | null;
  reviewedAt: Date | null;
  placedAt: Date;
  updatedAt: Date;
  /** Until when an unpaid booking holds its nights. */
  holdExpiresAt: Date | null;
  /** The processor's name for the payment that counts, or for the latest one while none does. */
  sessionId: string | null;
  /** The processor's page, while the booking can be paid there. */
  redirectUrl: string | null;
  timeline: BookingEventRow[];
}

export interface BookingEventRow {
  status: BookingStatus;
  /** ISO 8601 as the database writes it inside JSON. */
  at: string;
  actor: BookingActor;
  reason: string | null;
}

/** Read from `booking b LEFT JOIN stay s ON s.id = b.stay_id`. */
export const BOOKING_COLUMNS = `
  b.id, b.reference, b.access_token AS "accessToken", b.stay_id AS "stayId", b.stay_reference AS "stayReference",
  coalesce(s.slug, b.stay_slug) AS "staySlug", coalesce(s.title, b.stay_title) AS "stayTitle",
  s.media -> 0 AS "stayCover", b.check_in AS "checkIn", b.check_out AS "checkOut", b.check_in_time AS "checkInTime",
  b.check_out_time AS "checkOutTime", b.cancellation_deadline AS "cancellationDeadline", b.guests,
  b.guest_first_name AS "guestFirstName", b.guest_last_name AS "guestLastName", b.guest_email AS "guestEmail",
  b.guest_phone AS "guestPhone", b.special_requests AS "specialRequests", b.locale,
  b.nightly_rate_cents AS "nightlyRateCents", b.cleaning_fee_cents AS "cleaningFeeCents", b.total_cents AS "totalCents",
  b.currency, b.payment_method AS "paymentMethod", b.is_simulated AS "isSimulated", b.status,
  b.payment_status AS "paymentStatus", b.failure_reason AS "failureReason", b.admin_notes AS "adminNotes",
  b.reviewed_at AS "reviewedAt", b.placed_at AS "placedAt", b.updated_at AS "updatedAt",
  (SELECT held.expires_at FROM held_nights held WHERE held.booking_id = b.id) AS "holdExpiresAt",
  (SELECT p.session_id FROM payment p WHERE p.reference = b.reference ORDER BY p.settles DESC, p.id DESC LIMIT 1)
    AS "sessionId",
  (SELECT p.url FROM payment p WHERE p.reference = b.reference AND p.status = 'opened' AND b.status = 'pending')
    AS "redirectUrl",
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'status', e.status, 'at', e.at, 'actor', e.actor, 'reason', e.reason) ORDER BY e.id), '[]')
   FROM booking_event e WHERE e.booking_id = b.id) AS timeline`;

const BOOKING_SOURCE = 'booking b LEFT JOIN stay s ON s.id = b.stay_id';

/** How a reference is stored, however its letters were sent; null for what can be none, which is not looked up. */
export function storedReference(sent: string): string | null {
  const written = sent.toUpperCase();
  return /^[A-Z0-9-]{1,40}$/.test(written) ? written : null;
}

export async function findBooking(db: Database, reference: string): Promise<BookingRow | undefined> {
  return db.row<BookingRow>(`SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_SOURCE} WHERE b.reference = $1`, [
    storedReference(reference),
  ]);
}

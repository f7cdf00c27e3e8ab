import type { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import type { BookingPaymentStatus, BookingStatus, PaymentMethod } from '../bookings/booking-status';
import { storedReference } from '../bookings/booking.queries';
import type { PolicyStep } from '../cancellation/policy';
import type { WantedNights } from '../nights/nights';
import type { NotifiedBooking } from '../bookings/booking-notifier.service';
import type { PlannedBooking } from './change-plan';

/** A booking whose dates change. */
export type ChangingBooking = NotifiedBooking &
  Omit<PlannedBooking, 'isPaid' | 'refundableCents'> & {
    id: number;
    stayId: number | null;
    status: BookingStatus;
    paymentStatus: BookingPaymentStatus;
    paymentMethod: PaymentMethod;
    isSimulated: boolean;
    /** Set for bookings that count against the limits of unpaid nights. */
    visitorHash: string | null;
    cancellationDeadline: Date;
    policy: PolicyStep[];
    /** Ids of its `held_nights`, and of those that its open change adds. */
    holds: number[];
  };

const COLUMNS = `b.id, b.reference, b.access_token AS "accessToken", b.status, b.payment_status AS "paymentStatus",
  b.payment_method AS "paymentMethod", b.is_simulated AS "isSimulated",
  b.visitor_hash AS "visitorHash", b.stay_id AS "stayId",
  b.stay_reference AS "stayReference", b.stay_title AS "stayTitle", b.check_in AS "checkIn", b.check_out AS "checkOut",
  b.check_in_time AS "checkInTime", b.check_out_time AS "checkOutTime", b.guests, b.guest_email AS "guestEmail",
  b.guest_first_name AS "guestFirstName", b.guest_last_name AS "guestLastName", b.locale, b.currency, b.nights,
  b.nights_cents AS "nightsCents", b.length_discount_cents AS "lengthDiscountCents",
  b.extra_guest_cents AS "extraGuestCents", b.retained_cents AS "retainedCents", b.deposit_cents AS "depositCents",
  b.cleaning_fee_cents AS "cleaningFeeCents", b.total_cents AS "totalCents", b.lines, b.policy,
  b.cancellation_deadline AS "cancellationDeadline",
  ARRAY(SELECT held.id FROM held_nights held WHERE held.booking_id = b.id UNION ALL
    SELECT held.id FROM booking_change open JOIN held_nights held ON held.change_id = open.id
    WHERE open.booking_id = b.id AND open.status = 'open') AS holds`;

export async function readChangingBooking(db: Database, reference: string): Promise<ChangingBooking | undefined> {
  return db.row<ChangingBooking>(`SELECT ${COLUMNS} FROM booking b WHERE b.reference = $1`, [
    storedReference(reference),
  ]);
}

/** Locks the booking, then the row of its stay, so that two changes of a stay run one after another. */
export async function lockChangingBooking(db: Database, reference: string): Promise<ChangingBooking | undefined> {
  return db.row<ChangingBooking>(sql`
    WITH locked AS MATERIALIZED (
      SELECT * FROM booking WHERE reference = ${storedReference(reference)} FOR UPDATE
    ), stay_lock AS MATERIALIZED (
      SELECT s.id FROM stay s JOIN locked ON s.id = locked.stay_id FOR NO KEY UPDATE OF s
    )
    SELECT ${raw(COLUMNS)} FROM locked b LEFT JOIN stay_lock ON true`);
}

export const isSame = (booking: ChangingBooking, { checkIn, checkOut, guests }: WantedNights): boolean =>
  booking.checkIn === checkIn && booking.checkOut === checkOut && booking.guests === guests;

import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { PaidCharge } from './cancellation-refund';
import { type RefundableCharge, type RefundablePayment } from './refundable-charge';

const CHARGE = `charge.nights_cents AS "nightsCents", charge.cleaning_cents AS "cleaningCents",
  charge.refunded_nights_cents AS "refundedNightsCents", charge.refunded_cents AS "refundedCents",
  charge.refunded_cleaning_cents AS "refundedCleaningCents", charge.deposit_cents AS "depositCents",
  charge.refunded_deposit_cents AS "refundedDepositCents", charge.kept_deposit_cents AS "keptDepositCents",
  charge.refunded_change_cents AS "refundedChangeCents",
  charge.refunded_extra_guest_cents AS "refundedExtraGuestCents",
  charge.refunded_length_discount_cents AS "refundedLengthDiscountCents",
  CASE charge.number WHEN 1 THEN charge.extra_guest_cents ELSE 0 END AS "extraGuestCents",
  CASE charge.number WHEN 1 THEN charge.length_discount_cents ELSE 0 END AS "lengthDiscountCents"`;

/** `RefundableCharge` of the reference as JSON. @param reference an SQL expression */
export const chargeOf = (reference: string): string => `
  (SELECT to_jsonb(found) FROM (
    SELECT ${CHARGE} FROM booking_charge charge WHERE charge.reference = ${reference}) found)`;

/** Paid charges of a booking as JSON, newest first. @param bookingId an SQL expression */
export const paidChargesOf = (bookingId: string): string => `
  (SELECT coalesce(jsonb_agg(to_jsonb(found) - 'number' ORDER BY found.number DESC), '[]') FROM (
    SELECT charge.number, charge.reference, ${CHARGE} FROM booking_charge charge
    WHERE charge.booking_id = ${bookingId} AND charge.paid_at IS NOT NULL) found)`;

/** The settling payment of `charge` as JSON. */
const PAYMENT = `(SELECT jsonb_build_object('id', p.id, 'provider', p.provider, 'reference', p.reference,
    'amountCents', p.amount_cents, 'askedBackCents', p.asked_back_cents)
  FROM payment p WHERE p.reference = charge.reference AND p.settles AND p.status = 'paid') AS payment`;

/** `PayableCharge[]` of a booking as JSON, newest first. @param bookingId an SQL expression */
export const payableChargesOf = (bookingId: string): string => `
  (SELECT coalesce(jsonb_agg(to_jsonb(found) - 'number' ORDER BY found.number DESC), '[]') FROM (
    SELECT charge.number, charge.reference, ${CHARGE}, ${PAYMENT} FROM booking_charge charge
    WHERE charge.booking_id = ${bookingId}) found)`;

/** A charge with its settling payment. */
export interface PayableCharge extends RefundableCharge {
  reference: string;
  payment: RefundablePayment | null;
}

/** SQL condition on a refund `r`: other payments of its booking have money left to refund. */
const HAS_OTHER_PAID_CHARGES = `EXISTS (
  SELECT FROM booking_charge charge JOIN booking_charge other ON other.booking_id = charge.booking_id
  JOIN payment p ON p.reference = other.reference AND p.settles AND p.status = 'paid'
  WHERE charge.reference = r.reference AND p.id <> r.payment_id AND p.amount_cents > p.asked_back_cents)`;

@Injectable()
export class RefundableBookings {
  constructor(private readonly db: Database) {}

  /** Newest first; for a refund the caller has locked the booking. */
  async paidCharges(bookingId: number): Promise<PaidCharge[]> {
    const row = await this.db.row<{ charges: PaidCharge[] }>(`SELECT ${paidChargesOf('$1')} AS charges`, [bookingId]);
    return row!.charges;
  }

  /**
   * All charges of a booking as they are now, newest first; none for an unknown booking. For a refund the caller has
   * locked the booking.
   */
  async charges(reference: string): Promise<PayableCharge[]> {
    return this.db.rows<PayableCharge>(
      `SELECT charge.reference, ${CHARGE}, ${PAYMENT}
       FROM booking b JOIN booking_charge charge ON charge.booking_id = b.id
       WHERE b.reference = $1 ORDER BY charge.number DESC`,
      [reference],
    );
  }

  /** The first charge of a booking as it is now; for a refund the caller has locked the booking. */
  async find(reference: string): Promise<PayableCharge | undefined> {
    return (await this.charges(reference)).at(-1);
  }

  /** Whether a booking goes on after a full refund: a change of dates caused it, or staff left money in another payment. */
  async survivesRefund(paymentId: number): Promise<boolean> {
    await this.db.flushWrites();
    const last = await this.db.row<{ survivesRefund: boolean }>(
      `SELECT r.reason_kind = 'changed' OR (r.reason_kind = 'requested' AND ${HAS_OTHER_PAID_CHARGES}) AS "survivesRefund"
       FROM refund r WHERE r.payment_id = $1 ORDER BY r.id DESC LIMIT 1`,
      [paymentId],
    );
    return last?.survivesRefund ?? false;
  }

  /** Marks a cancelled booking as refunded once none of its payments has money left to refund. */
  async endRefund(bookingReference: string): Promise<void> {
    await this.db.rows(
      `UPDATE booking b SET payment_status = 'refunded', updated_at = now()
       WHERE b.reference = $1 AND b.payment_status IN ('paid', 'refund_due') AND b.status = 'cancelled' AND NOT EXISTS (
         SELECT FROM booking_charge charge JOIN payment p ON p.reference = charge.reference
         WHERE charge.booking_id = b.id AND p.amount_cents > 0 AND p.status IN ('paid', 'refund_due'))`,
      [bookingReference],
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { PaidCharge } from './cancellation-refund';
import { type RefundableCharge, type RefundablePayment } from './refundable-charge';

const CHARGE = `charge.nights_cents AS "nightsCents", charge.cleaning_cents AS "cleaningCents",
  charge.refunded_nights_cents AS "refundedNightsCents", charge.refunded_cents AS "refundedCents",
  charge.refunded_cleaning_cents AS "refundedCleaningCents", charge.deposit_cents AS "depositCents",
  charge.refunded_deposit_cents AS "refundedDepositCents", charge.kept_deposit_cents AS "keptDepositCents",
  charge.refunded_change_cents AS "refundedChangeCents"`;

/** `RefundableCharge` of the reference as JSON. @param reference an SQL expression */
export const chargeOf = (reference: string): string => `
  (SELECT to_jsonb(found) FROM (
    SELECT ${CHARGE} FROM booking_charge charge WHERE charge.reference = ${reference}) found)`;

/** Paid charges of a booking as JSON, newest first. @param bookingId an SQL expression */
export const paidChargesOf = (bookingId: string): string => `
  (SELECT coalesce(jsonb_agg(to_jsonb(found) - 'number' ORDER BY found.number DESC), '[]') FROM (
    SELECT charge.number, charge.reference, ${CHARGE} FROM booking_charge charge
    WHERE charge.booking_id = ${bookingId} AND charge.paid_at IS NOT NULL) found)`;

export interface RefundableBooking extends RefundableCharge {
  reference: string;
  payment: RefundablePayment | null;
}

@Injectable()
export class RefundableBookings {
  constructor(private readonly db: Database) {}

  /** Newest first; for a refund the caller has locked the booking. */
  async paidCharges(bookingId: number): Promise<PaidCharge[]> {
    const row = await this.db.row<{ charges: PaidCharge[] }>(`SELECT ${paidChargesOf('$1')} AS charges`, [bookingId]);
    return row!.charges;
  }

  /** The first charge of a booking as it is now; for a refund the caller has locked the booking. */
  async find(reference: string): Promise<RefundableBooking | undefined> {
    return this.db.row<RefundableBooking>(
      `SELECT charge.reference, ${CHARGE},
         (SELECT jsonb_build_object('id', p.id, 'provider', p.provider, 'reference', p.reference,
            'amountCents', p.amount_cents, 'askedBackCents', p.asked_back_cents)
          FROM payment p WHERE p.reference = charge.reference AND p.settles AND p.status = 'paid') AS payment
       FROM booking_charge charge WHERE charge.reference = $1`,
      [reference],
    );
  }
}

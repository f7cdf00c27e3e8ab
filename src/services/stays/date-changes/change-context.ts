import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import type { RefundablePayment } from '../bookings/refundable-charge';
import { type BookableStay, selectStay } from '../availability/availability.queries';
import { COMPANY_SETTINGS } from '../nights/company-time';
import type { Nights } from '../nights/nights';
import type { ChangingBooking } from './changing-booking';

export const CHANGE_SETTINGS = { allow_date_changes: 'boolean' } as const;

/** A charge of a booking with the payment that settled it. */
export interface PaidCharge {
  number: number;
  nightsCents: number;
  cleaningCents: number;
  refundedNightsCents: number;
  refundedChangeCents: number;
  /** All refunds of the price. */
  refundedPriceCents: number;
  payment: RefundablePayment | null;
}

/** What a change depends on. */
export interface ChangeContext {
  /** Judged without the nights of the booking itself; null when the stay was deleted. */
  stay: (BookableStay & { isPublished: boolean }) | null;
  settings: Record<string, unknown>;
  /** Newest first. */
  charges: PaidCharge[];
  /** Of the next charge. */
  nextNumber: number;
  /** The reference of the open change; null without one. */
  openReference: string | null;
  /** Whether that one is over. */
  isOverdue: boolean;
  /** Whether the client token has made a change of the booking. */
  isRepeated: boolean;
  /** Whether overdue holds overlap the nights. */
  hasOverdue: boolean;
}

interface Asked {
  nights: Nights;
  clientToken: string | null;
  now: Temporal.Instant;
}

/** One statement, after the lock, so that it sees what other transactions did before. */
export async function readChangeContext(
  db: Database,
  { id, stayId, holds }: ChangingBooking,
  { nights, clientToken, now }: Asked,
): Promise<ChangeContext> {
  const instant = now.toString();
  const today = sql`(${instant}::timestamptz AT TIME ZONE coalesce((SELECT zone FROM books_state), 'UTC'))::date`;
  const stay = selectStay(sql`s.id = ${stayId}`, nights, today, now, sql`${holds}::integer[]`);
  const context = await db.row<ChangeContext>(sql`
    WITH judged AS (${stay})
    SELECT (SELECT to_jsonb(judged) || jsonb_build_object('isPublished',
        (SELECT s.status = 'published' FROM stay s WHERE s.id = judged.id)) FROM judged) AS stay,
      (SELECT coalesce(json_object_agg(key, value), '{}') FROM setting
       WHERE key = ANY (${[...COMPANY_SETTINGS, ...Object.keys(CHANGE_SETTINGS)]})) AS settings,
      (SELECT coalesce(json_agg(json_build_object('number', charge.number, 'nightsCents', charge.nights_cents,
           'cleaningCents', charge.cleaning_cents, 'refundedNightsCents', charge.refunded_nights_cents,
           'refundedChangeCents', charge.refunded_change_cents,
           'refundedPriceCents', charge.refunded_cents - charge.refunded_deposit_cents,
           'payment', (SELECT json_build_object('id', p.id, 'provider', p.provider, 'reference', p.reference,
               'amountCents', p.amount_cents, 'askedBackCents', p.asked_back_cents)
             FROM payment p WHERE p.reference = charge.reference AND p.settles AND p.status = 'paid'))
         ORDER BY charge.number DESC), '[]')
       FROM booking_charge charge WHERE charge.booking_id = ${id}) AS charges,
      (SELECT 1 + greatest(coalesce(max(number), 1), 1) FROM booking_change WHERE booking_id = ${id}) AS "nextNumber",
      open.reference AS "openReference", coalesce(open.expires_at <= ${instant}::timestamptz, false) AS "isOverdue",
      EXISTS (SELECT FROM booking_change WHERE booking_id = ${id} AND client_token = ${clientToken}) AS "isRepeated",
      EXISTS (SELECT FROM held_nights held WHERE held.stay_id = ${stayId} AND held.expires_at <= ${instant}::timestamptz
        AND daterange(held.from_day, held.to_day) && daterange(${nights.checkIn}::date, ${nights.checkOut}::date)
      ) AS "hasOverdue"
    FROM (SELECT 1) one LEFT JOIN booking_change open ON open.booking_id = ${id} AND open.status = 'open'`);
  return context!;
}

/** What of a charge a change can return. */
export const changeRoomOf = ({ payment, ...charge }: PaidCharge): number =>
  payment === null
    ? 0
    : Math.max(
        0,
        Math.min(
          charge.nightsCents - charge.refundedNightsCents - charge.refundedChangeCents,
          charge.nightsCents + charge.cleaningCents - charge.refundedPriceCents,
          payment.amountCents - payment.askedBackCents,
        ),
      );

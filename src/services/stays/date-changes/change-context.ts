import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import { hasBeenPaid } from '../bookings/booking-status';
import { type PayableCharge, payableChargesOf } from '../bookings/refundable-bookings';
import { leftOf } from '../bookings/refundable-charge';
import { type BookableStay, selectStay } from '../availability/availability.queries';
import { COMPANY_SETTINGS } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import type { UnpaidHolds } from '../guest-bookings/unpaid-bookings';
import type { PlannedBooking } from './change-plan';
import type { ChangingBooking } from './changing-booking';

export const CHANGE_SETTINGS = { allow_date_changes: 'boolean' } as const;

/** State that a change of dates depends on. */
export interface ChangeContext {
  /** When it was read. */
  now: Temporal.Instant;
  /** The stay and the new nights as `stay_nights` returns them, own nights excluded; null when the stay was deleted. */
  stay: (BookableStay & { isPublished: boolean }) | null;
  settings: Record<string, unknown>;
  /** Charges of the booking, newest first. */
  charges: PayableCharge[];
  /** Number of the next charge. */
  nextNumber: number;
  /** The reference of the open change; null without one. */
  openReference: string | null;
  /** Whether the open change has expired. */
  isOverdue: boolean;
  /** Price of an open change by staff for the same nights and guests; otherwise null. */
  sameOpenCents: number | null;
  /** Whether a change of the booking has the client token already. */
  isRepeated: boolean;
  /** Whether overdue holds of others overlap the nights. */
  hasOverdue: boolean;
  /** Unpaid bookings of the stay by the same visitor; null for bookings that do not count against the limit. */
  heldByVisitor: UnpaidHolds | null;
}

interface ChangeQuery {
  nights: WantedNights;
  clientToken: string | null;
  now: Temporal.Instant;
}

/** One statement, after the lock, so that it sees what other transactions did before. */
export async function readChangeContext(
  db: Database,
  { id, stayId, holds, visitorHash }: ChangingBooking,
  { nights, clientToken, now }: ChangeQuery,
): Promise<ChangeContext> {
  const instant = now.toString();
  const today = sql`(${instant}::timestamptz AT TIME ZONE coalesce((SELECT zone FROM books_state), 'UTC'))::date`;
  const stay = selectStay(sql`s.id = ${stayId}`, nights, today, now, sql`${holds}::integer[]`);
  const context = await db.row<Omit<ChangeContext, 'now'>>(sql`
    WITH evaluated AS (${stay})
    SELECT (SELECT to_jsonb(evaluated) || jsonb_build_object('isPublished',
        (SELECT s.status = 'published' FROM stay s WHERE s.id = evaluated.id)) FROM evaluated) AS stay,
      (SELECT coalesce(json_object_agg(key, value), '{}') FROM setting
       WHERE key = ANY (${[...COMPANY_SETTINGS, ...Object.keys(CHANGE_SETTINGS)]})) AS settings,
      ${raw(payableChargesOf('booking.id'))} AS charges,
      (SELECT 1 + greatest(coalesce(max(number), 1), 1) FROM booking_change WHERE booking_id = ${id}) AS "nextNumber",
      open.reference AS "openReference", coalesce(open.expires_at <= ${instant}::timestamptz, false) AS "isOverdue",
      CASE WHEN open.actor = 'staff' AND (open.check_in, open.check_out, open.guests)
        = (${nights.checkIn}::date, ${nights.checkOut}::date, ${nights.guests}::integer)
        THEN open.difference_cents END AS "sameOpenCents",
      EXISTS (SELECT FROM booking_change WHERE booking_id = ${id} AND client_token = ${clientToken}) AS "isRepeated",
      EXISTS (SELECT FROM held_nights held WHERE held.stay_id = ${stayId} AND held.expires_at <= ${instant}::timestamptz AND held.id <> ALL (${holds}::integer[])
        AND daterange(held.from_day, held.to_day) && daterange(${nights.checkIn}::date, ${nights.checkOut}::date)
      ) AS "hasOverdue",
      CASE WHEN ${visitorHash}::text IS NOT NULL
        THEN unpaid_of_visitor(${visitorHash}, ${stayId}, ${today}, ${instant}::timestamptz) END AS "heldByVisitor"
    FROM (SELECT ${id}::integer AS id) booking LEFT JOIN booking_change open ON open.booking_id = booking.id AND open.status = 'open'`);
  return { ...context!, now };
}

/** Amount of a charge that a change can refund. */
export const refundableByChange = ({ payment, ...charge }: PayableCharge): number =>
  payment === null ? 0 : Math.max(0, Math.min(leftOf(charge).nights, payment.amountCents - payment.askedBackCents));

/** The booking with the values that a new price depends on. */
export const plannedOf = (booking: ChangingBooking, { charges }: Pick<ChangeContext, 'charges'>): PlannedBooking => ({
  ...booking,
  isPaid: hasBeenPaid(booking.paymentStatus),
  refundableCents: charges.reduce((sum, charge) => sum + refundableByChange(charge), 0),
});

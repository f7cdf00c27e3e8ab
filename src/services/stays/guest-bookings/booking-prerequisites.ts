import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { instantText } from '#kit/time/calendar';
import { type BookableStay, selectBookable } from '../availability/availability.queries';
import { COMPANY_SETTINGS } from '../nights/company-time';
import { PAYMENT_SETTINGS } from '../payments/payment-methods.service';
import { normalizeToken } from './booking-draft';
import type { UnpaidHolds } from './unpaid-bookings';
import type { BookingBody } from './bookings.dto';

export interface BookingPrerequisites {
  id: number;
  /** Whether a booking has the client token already. */
  isTokenUsed: boolean;
  /** The stay and the nights as `stay_nights` returns them; null for an unknown slug. Locked against deletion. */
  stay: BookableStay | null;
  /** Whether an overdue hold overlaps the nights. */
  hasOverdue: boolean;
  /** Check-in days of unpaid on-arrival bookings of this e-mail address, from two days ago on. */
  unpaidCheckIns: string[];
  /** Unpaid bookings of the stay by the visitor. Reading them serializes parallel requests of the visitor. */
  heldByVisitor: UnpaidHolds | null;
  settings: Record<string, unknown>;
}

/** Reads everything in one statement, to save round trips. @param visitor its hash @param ownHolds see `evaluatedNights` */
export async function readPrerequisites(
  db: Database,
  body: BookingBody,
  visitor: string,
  now: Temporal.Instant,
  ownHolds?: Sql,
): Promise<BookingPrerequisites> {
  const nights = { checkIn: body.check_in, checkOut: body.check_out };
  const instant = instantText(now);
  // The settings are read in the same statement.
  const today = sql`(${instant}::timestamptz AT TIME ZONE coalesce((SELECT zone FROM books_state), 'UTC'))::date`;
  const statement = sql`
    WITH bookable AS (${selectBookable(body.stay_slug, nights, today, now, ownHolds)} FOR KEY SHARE OF s)
    SELECT nextval('booking_id_seq') AS id,
      EXISTS (SELECT 1 FROM booking WHERE client_token = ${normalizeToken(body.client_token)}) AS "isTokenUsed",
      (SELECT to_json(bookable) FROM bookable) AS stay,
      EXISTS (SELECT 1 FROM bookable JOIN held_nights held ON held.stay_id = bookable.id
        WHERE held.expires_at <= ${instant}::timestamptz
          AND daterange(held.from_day, held.to_day) && daterange(${nights.checkIn}::date, ${nights.checkOut}::date)
      ) AS "hasOverdue",
      (SELECT coalesce(json_agg(check_in), '[]') FROM booking
       WHERE guest_email = ${body.guest_email} AND payment_method = 'on_arrival' AND payment_status = 'unpaid'
         AND status IN ('pending', 'confirmed') AND check_in >= (${instant}::timestamptz - interval '2 days')::date
      ) AS "unpaidCheckIns",
      (SELECT unpaid_of_visitor(${visitor}, bookable.id, ${today}, ${instant}::timestamptz) FROM bookable) AS "heldByVisitor",
      (SELECT coalesce(json_object_agg(key, value), '{}') FROM setting
       WHERE key = ANY (${[...COMPANY_SETTINGS, ...PAYMENT_SETTINGS, 'waitlist']})) AS settings`;
  return (await db.row<BookingPrerequisites>(statement, { prepared: true }))!;
}

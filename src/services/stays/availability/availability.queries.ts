import { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { instantText } from '#kit/time/calendar';
import { validUntil } from '#cache/read-context';
import type { Bilingual } from '#kit/language/language';
import type { Nights } from '../nights/nights';
import { EVALUATED_COLUMNS, evaluatedDays, type EvaluatedNights } from '../prices/evaluated-nights';
import type { CompanyMoment } from '../nights/company-time';
import { hasStoppedCalendar } from '../nights/stale-calendars';
import type { QuotedStay } from '../quote-tokens/stay-tokens.service';
import { plainSlug } from '../stays/stay.queries';

export interface BookableStay extends EvaluatedNights, QuotedStay {
  reference: string;
  slug: string;
  title: Bilingual;
  maxGuests: number;
  /** Whether a stale feed stops bookings of the stay. */
  hasStoppedCalendar: boolean;
  /** `HH:MM`; null for the default of the settings. */
  checkOutTime: string | null;
}

/** Selects a `BookableStay` by slug. @param today SQL of the company's day @param ownHolds see `evaluatedNights` */
export const selectBookable = (slug: string, nights: Nights, today: Sql, now: Temporal.Instant, ownHolds?: Sql): Sql =>
  selectStay(sql`s.slug = ${plainSlug(slug)} AND s.status = 'published'`, nights, today, now, ownHolds);

/**
 * Selects a `BookableStay`. OFFSET 0 hides the nights: a plan for just these would look cheaper than one to keep, and each booking
 * would be planned, which takes longer than to read it.
 * @param where about `stay s`
 */
export const selectStay = (where: Sql, nights: Nights, today: Sql, now: Temporal.Instant, ownHolds?: Sql): Sql => sql`
  SELECT s.id, s.reference, s.slug, s.title, s.max_guests AS "maxGuests",
    s.nightly_rate_cents AS "nightlyRateCents", s.cleaning_fee_cents AS "cleaningFeeCents",
    s.extra_guest_from AS "extraGuestFrom", s.extra_guest_fee_cents AS "extraGuestFeeCents",
    s.deposit_cents AS "depositCents",
    ${hasStoppedCalendar(raw('s.id'), sql`${instantText(now)}`)} AS "hasStoppedCalendar",
    s.check_in_time AS "checkInTime", s.check_out_time AS "checkOutTime",
    s.cancellation_tiers AS "cancellationTiers", ${raw(EVALUATED_COLUMNS)}
  FROM stay s
  CROSS JOIN LATERAL (SELECT ${today} AS day) today
  CROSS JOIN (SELECT ${nights.checkIn}::date AS check_in, ${nights.checkOut}::date AS check_out OFFSET 0) wanted
  CROSS JOIN LATERAL ${evaluatedDays(raw('s.id'), raw('wanted.check_in'), raw('wanted.check_out'), raw('today.day'), sql`${instantText(now)}::timestamptz`, ownHolds)}
  WHERE ${where}`;

export async function getBookableStay(
  db: Database,
  slug: string,
  nights: Nights,
  { today, now }: Pick<CompanyMoment, 'today' | 'now'>,
  ownHolds?: Sql,
): Promise<BookableStay | undefined> {
  return db.row<BookableStay>(selectBookable(slug, nights, sql`${today}::date`, now, ownHolds), { prepared: true });
}

/** Held ranges of a published stay within the nights, clipped to them; undefined when the stay does not exist. */
export async function listHeldRanges(
  db: Database,
  slug: string,
  { checkIn, checkOut }: Nights,
  now: Temporal.Instant,
): Promise<Nights[] | undefined> {
  const rows = await db.rows<Nights & { isHeld: boolean; expiresAt: Date | null }>(
    `SELECT held.id IS NOT NULL AS "isHeld", held.expires_at AS "expiresAt", greatest(held.from_day, $2::date) AS "checkIn",
       least(held.to_day, $3::date) AS "checkOut"
     FROM stay s LEFT JOIN held_nights held ON held.stay_id = s.id
       AND daterange(held.from_day, held.to_day) && daterange($2::date, $3::date)
       AND (held.expires_at IS NULL OR held.expires_at > $4::timestamptz)
     WHERE s.slug = $1 AND s.status = 'published' ORDER BY held.from_day`,
    [plainSlug(slug), checkIn, checkOut, instantText(now)],
  );
  if (rows.length === 0) return undefined;
  for (const { expiresAt } of rows)
    if (expiresAt) validUntil(() => Temporal.Instant.fromEpochMilliseconds(expiresAt.getTime()));
  return rows.filter(({ isHeld }) => isHeld);
}

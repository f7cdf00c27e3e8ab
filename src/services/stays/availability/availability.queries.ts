import { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { validUntil } from '#cache/read-context';
import type { Bilingual } from '#kit/language/language';
import { hasHeldNights, type Nights } from '../nights/nights';
import { plainSlug } from '../stays/stay.queries';

export interface BookableStay {
  id: number;
  reference: string;
  slug: string;
  title: Bilingual;
  minNights: number;
  maxGuests: number;
  nightlyRateCents: number;
  cleaningFeeCents: number;
  /** `HH:MM`; null is the default of the settings. */
  checkInTime: string | null;
  checkOutTime: string | null;
  isTaken: boolean;
}

/** Selects a `BookableStay` by slug. */
export const selectBookable = (slug: string, nights: Nights, now: Temporal.Instant): Sql => sql`
  SELECT s.id, s.reference, s.slug, s.title, s.min_nights AS "minNights", s.max_guests AS "maxGuests",
    s.nightly_rate_cents AS "nightlyRateCents", s.cleaning_fee_cents AS "cleaningFeeCents",
    s.check_in_time AS "checkInTime", s.check_out_time AS "checkOutTime",
    ${hasHeldNights(raw('s.id'), nights, now.toString())} AS "isTaken"
  FROM stay s WHERE s.slug = ${plainSlug(slug)} AND s.status = 'published'`;

export async function getBookableStay(
  db: Database,
  slug: string,
  nights: Nights,
  now: Temporal.Instant,
): Promise<BookableStay | undefined> {
  return db.row<BookableStay>(selectBookable(slug, nights, now));
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
    [plainSlug(slug), checkIn, checkOut, now.toString()],
  );
  if (rows.length === 0) return undefined;
  for (const { expiresAt } of rows)
    if (expiresAt) validUntil(() => Temporal.Instant.fromEpochMilliseconds(expiresAt.getTime()));
  return rows.filter(({ isHeld }) => isHeld);
}

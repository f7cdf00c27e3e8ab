import { type Sql, sql } from '#kit/database/sql';
import { isBefore } from '#kit/time/calendar';
import { type Nights, nightCount, type WantedNights } from '../nights/nights';
import type { PricedNights } from './stay-price';

/** Limits that every booking has to meet. */
export interface BookingLimits {
  today: string;
  maxNights: number;
  maxDaysAhead: number;
}

/** What `stay_nights` returns about nights of a stay. */
export interface JudgedNights {
  /** The first rule of the stay that the nights break. */
  refusal: 'min_nights' | 'max_nights' | 'closed_to_arrival' | 'closed_to_departure' | null;
  /** Whether a night is held. */
  isTaken: boolean;
  /** Of the arrival night. */
  minNights: number;
  /** Of the arrival night; null when only the limit of the settings counts. */
  maxNights: number | null;
  /** Null for more nights than any booking can have. */
  priced: PricedNights | null;
}

export const UNAVAILABLE_REASONS = [
  'past',
  'too_far',
  'min_nights',
  'max_nights',
  'closed_to_arrival',
  'closed_to_departure',
  'capacity',
  'calendar_stale',
  'taken',
] as const;
/** Why nights cannot be booked. When several reasons apply, the first of the list is reported. */
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** Null when the nights can be booked. Check-in today is allowed. */
export function unavailability(
  stay: Pick<JudgedNights, 'refusal' | 'isTaken'> & { maxGuests: number; hasStoppedCalendar: boolean },
  wanted: WantedNights,
  { today, maxNights, maxDaysAhead }: BookingLimits,
): UnavailableReason | null {
  if (isBefore(wanted.checkIn, today)) return 'past';
  if (nightCount({ checkIn: today, checkOut: wanted.checkIn }) > maxDaysAhead) return 'too_far';
  if (stay.refusal === 'min_nights') return stay.refusal;
  if (nightCount(wanted) > maxNights) return 'max_nights';
  if (stay.refusal) return stay.refusal;
  if (wanted.guests > stay.maxGuests) return 'capacity';
  if (stay.hasStoppedCalendar) return 'calendar_stale';
  return stay.isTaken ? 'taken' : null;
}

/** The most nights a booking that begins on the first of these nights can have. */
export const maxNightsOf = (stay: Pick<JudgedNights, 'maxNights'>, { maxNights }: Pick<BookingLimits, 'maxNights'>) =>
  Math.min(maxNights, stay.maxNights ?? maxNights);

/** SQL to select from: one row `judged`. `stayId` and `today` must not be subqueries, or Postgres cannot inline it. */
export const judgedNights = (stayId: Sql, { checkIn, checkOut }: Nights, today: Sql, now: string): Sql =>
  sql`stay_nights(${stayId}, ${checkIn}::date, ${checkOut}::date, ${today}, ${now}::timestamptz) judged`;

/** SQL columns of `JudgedNights`. */
export const JUDGED_COLUMNS = `judged.refusal, judged.is_taken AS "isTaken", judged.min_nights AS "minNights",
    judged.max_nights AS "maxNights", judged.priced`;

/** SQL condition that no rule of the stay refuses the nights and all are free. */
export const areBookable = (stayId: Sql, nights: Nights, today: Sql, now: string): Sql =>
  sql`(SELECT judged.refusal IS NULL AND NOT judged.is_taken FROM ${judgedNights(stayId, nights, today, now)})`;

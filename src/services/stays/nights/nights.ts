import { Temporal } from 'temporal-polyfill';
import { type Sql, sql } from '#kit/database/sql';
import { isBefore } from '#kit/time/calendar';

/** A check-in day and the day after the last night, both `YYYY-MM-DD`. */
export interface Nights {
  checkIn: string;
  checkOut: string;
}

export interface WantedNights extends Nights {
  guests: number;
}

/** Limits that every booking has to meet. */
export interface BookingLimits {
  today: string;
  maxNights: number;
  maxDaysAhead: number;
}

export const UNAVAILABLE_REASONS = ['past', 'too_far', 'min_nights', 'max_nights', 'capacity', 'taken'] as const;
/** Why nights cannot be booked. When several reasons apply, the first of the list is reported. */
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** Calendar nights: the night the clocks change is one night. */
export function nightCount({ checkIn, checkOut }: Nights): number {
  return Temporal.PlainDate.from(checkIn).until(checkOut, { largestUnit: 'days' }).days;
}

/** The first day of every night, so without the check-out day. */
export function nightsOf({ checkIn, checkOut }: Nights): string[] {
  const first = Temporal.PlainDate.from(checkIn);
  return Array.from({ length: nightCount({ checkIn, checkOut }) }, (_, index) => first.add({ days: index }).toString());
}

/** Null when the nights can be booked. Check-in today is allowed. @param isTaken whether a night is held */
export function unavailability(
  { minNights, maxGuests }: { minNights: number; maxGuests: number },
  wanted: WantedNights,
  limits: BookingLimits,
  isTaken: boolean,
): UnavailableReason | null {
  const { today, maxNights, maxDaysAhead } = limits;
  if (isBefore(wanted.checkIn, today)) return 'past';
  if (nightCount({ checkIn: today, checkOut: wanted.checkIn }) > maxDaysAhead) return 'too_far';
  if (nightCount(wanted) < minNights) return 'min_nights';
  if (nightCount(wanted) > maxNights) return 'max_nights';
  if (wanted.guests > maxGuests) return 'capacity';
  return isTaken ? 'taken' : null;
}

/** SQL condition: one of the nights is held at `now`. Expired holds do not count. */
export const hasHeldNights = (stayId: Sql, { checkIn, checkOut }: Nights, now: string): Sql =>
  sql`EXISTS (SELECT 1 FROM held_nights held
    WHERE held.stay_id = ${stayId} AND daterange(held.from_day, held.to_day) && daterange(${checkIn}::date, ${checkOut}::date)
      AND (held.expires_at IS NULL OR held.expires_at > ${now}::timestamptz))`;

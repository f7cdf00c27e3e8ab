import { raw, type Sql, sql } from '#kit/database/sql';
import { isBefore } from '#kit/time/calendar';
import { type Nights, nightCount, type WantedNights } from '../nights/nights';
import type { PricedNights } from './stay-price';

/** Limits that every booking has to meet. */
export interface BookingLimits {
  today: string;
  maxNights: number;
  maxDaysAhead: number;
}

/** Result of `stay_nights` for nights of a stay. */
export interface EvaluatedNights {
  /** The first rule of the stay that the nights break. */
  refusal: 'min_nights' | 'max_nights' | 'closed_to_arrival' | 'closed_to_departure' | null;
  /** Whether a night is held. */
  isTaken: boolean;
  /** Minimum of the arrival night. */
  minNights: number;
  /** Maximum of the arrival night; null when only the limit of the settings applies. */
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
  stay: Pick<EvaluatedNights, 'refusal' | 'isTaken'> & { maxGuests: number; hasStoppedCalendar: boolean },
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

/** Whether a booking of any stay could have these nights. */
export const areAllowed = (nights: Nights, limits: BookingLimits): boolean =>
  unavailability(WITHOUT_RULES, { ...nights, guests: 0 }, limits) === null;

const WITHOUT_RULES = { refusal: null, isTaken: false, maxGuests: 0, hasStoppedCalendar: false };

/** Maximum number of nights of a booking that begins on the first of these nights. */
export const maxNightsOf = (
  stay: Pick<EvaluatedNights, 'maxNights'>,
  { maxNights }: Pick<BookingLimits, 'maxNights'>,
) => Math.min(maxNights, stay.maxNights ?? maxNights);

type Limit = (stay: LimitedStay, limits: BookingLimits) => Record<string, number>;
type LimitedStay = Pick<EvaluatedNights, 'minNights' | 'maxNights'> & { maxGuests: number };

const LIMITS: Partial<Record<UnavailableReason, Limit>> = {
  too_far: (_, { maxDaysAhead }) => ({ max_days_ahead: maxDaysAhead }),
  max_nights: (stay, limits) => ({ max_nights: maxNightsOf(stay, limits) }),
  min_nights: ({ minNights }) => ({ min_nights: minNights }),
  capacity: ({ maxGuests }) => ({ max_guests: maxGuests }),
};

/** The limit that was exceeded, for `details`. */
export const limitOf = (reason: UnavailableReason, stay: LimitedStay, limits: BookingLimits) =>
  LIMITS[reason]?.(stay, limits);

/** SQL without ids of holds. */
export const NO_HOLDS = raw("'{}'::integer[]");

/**
 * SQL to select from: one row `evaluated`. No argument may be a subquery, or Postgres cannot inline the function.
 * @param ownHolds ids of `held_nights` that do not count, such as those of a booking whose dates change
 */
export const evaluatedNights = (
  stayId: Sql,
  { checkIn, checkOut }: Nights,
  today: Sql,
  now: string,
  ownHolds: Sql = NO_HOLDS,
): Sql =>
  evaluatedDays(stayId, sql`${checkIn}::date`, sql`${checkOut}::date`, today, sql`${now}::timestamptz`, ownHolds);

/** As `evaluatedNights`, for days that the statement computes. */
export const evaluatedDays = (
  stayId: Sql,
  checkIn: Sql,
  checkOut: Sql,
  today: Sql,
  now: Sql,
  ownHolds: Sql = NO_HOLDS,
): Sql => sql`stay_nights(${stayId}, ${checkIn}, ${checkOut}, ${today}, ${now}, ${ownHolds}) evaluated`;

/** SQL columns of `EvaluatedNights`. */
export const EVALUATED_COLUMNS = `evaluated.refusal, evaluated.is_taken AS "isTaken", evaluated.min_nights AS "minNights",
    evaluated.max_nights AS "maxNights", evaluated.priced`;

/**
 * SQL condition that no rule of the stay refuses the nights and all are free. Only stays without an overlapping hold are
 * evaluated; CASE lets Postgres look for those holds once for all stays, or stay by stay when there are few.
 */
export const areBookable = (stayId: Sql, nights: Nights, today: Sql, now: string): Sql => sql`
  CASE WHEN ${isHeld(stayId, nights, now)} THEN false
    ELSE (SELECT evaluated.refusal IS NULL AND NOT evaluated.is_taken FROM ${evaluatedNights(stayId, nights, today, now)}) END`;

/** SQL condition that one of the nights is held. */
export const isHeld = (stayId: Sql, { checkIn, checkOut }: Nights, now: string): Sql => sql`
  EXISTS (SELECT FROM held_nights hold WHERE hold.stay_id = ${stayId}
    AND daterange(hold.from_day, hold.to_day) && daterange(${checkIn}::date, ${checkOut}::date)
    AND (hold.expires_at IS NULL OR hold.expires_at > ${now}::timestamptz))`;

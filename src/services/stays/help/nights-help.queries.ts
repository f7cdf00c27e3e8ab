import { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import type { Bilingual } from '#kit/language/language';
import { hasStoppedCalendar } from '../nights/stale-calendars';
import { type Nights, nightCount, type WantedNights } from '../nights/nights';
import {
  areAllowed,
  type BookingLimits,
  isHeld,
  type EvaluatedNights,
  evaluatedDays,
  evaluatedNights,
  NO_HOLDS,
} from '../prices/evaluated-nights';
import type { PricedNights, PriceTerms } from '../prices/stay-price';
import { plainSlug } from '../stays/stay.queries';

const MAX_ENTRIES = 3;
/** Maximum of days between the requested check-in and that of `nearest`. */
const REACH_DAYS = 30;
/** Maximum of free stays that are checked, so that a large catalogue costs no more. */
const MAX_EVALUATED_STAYS = 200;

interface Wanted extends WantedNights {
  slug: string;
  ownHolds?: Sql | undefined;
}

type Limits = BookingLimits & { now: Temporal.Instant };

interface Alternatives {
  stay: PriceTerms & Pick<EvaluatedNights, 'refusal' | 'isTaken'> & { maxGuests: number; hasStoppedCalendar: boolean };
  nearest: (Nights & { priced: PricedNights })[];
  equalStays: (PriceTerms & { slug: string; title: Bilingual; cover: string | null; priced: PricedNights })[];
  /** The setting `waitlist`. */
  hasWaitlist: boolean;
}

type Row = Omit<Alternatives, 'nearest' | 'equalStays'> & {
  nearest: Alternatives['nearest'] | null;
  equalStays: Alternatives['equalStays'] | null;
};

/** One statement; undefined if no published stay has the slug. */
export async function readAlternatives(
  db: Database,
  wanted: Wanted,
  limits: Limits,
): Promise<Alternatives | undefined> {
  const row = await db.row<Row>(alternativesStatement(wanted, limits), { prepared: true });
  return row && { ...row, nearest: row.nearest ?? [], equalStays: row.equalStays ?? [] };
}

export function alternativesStatement({ slug, ownHolds, ...wanted }: Wanted, limits: Limits): Sql {
  const now = limits.now.toString();
  const today = sql`${limits.today}::date`;
  const request: Request = { ...wanted, limits, today, instant: now, now: sql`${now}::timestamptz` };
  return sql`
    WITH asked AS MATERIALIZED (
      SELECT s.id, s.destination_id, s.type, s.nightly_rate_cents, s.max_guests, s.fills_gaps, own.holds,
        ${TERMS} AS terms, ${hasStoppedCalendar(raw('s.id'), request.now)} AS has_stopped_calendar,
        evaluated.refusal, evaluated.is_taken
      FROM (SELECT ${ownHolds ?? NO_HOLDS} AS holds OFFSET 0) own
      JOIN stay s ON s.slug = ${plainSlug(slug)} AND s.status = 'published'
      CROSS JOIN LATERAL ${evaluatedNights(raw('s.id'), wanted, today, now, raw('own.holds'))}
    )
    SELECT asked.terms || jsonb_build_object('maxGuests', asked.max_guests, 'refusal', asked.refusal,
        'isTaken', asked.is_taken, 'hasStoppedCalendar', asked.has_stopped_calendar) AS stay,
      ${nearestJson(request)} AS nearest, ${equalStaysJson(request)} AS "equalStays",
      coalesce((SELECT value = 'true' FROM setting WHERE key = 'waitlist'), false) AS "hasWaitlist"
    FROM asked`;
}

interface Request extends WantedNights {
  limits: Limits;
  today: Sql;
  now: Sql;
  instant: string;
}

/** `PriceTerms` of the stay `s`. */
const TERMS =
  raw(`jsonb_build_object('nightlyRateCents', s.nightly_rate_cents, 'cleaningFeeCents', s.cleaning_fee_cents,
  'extraGuestFrom', s.extra_guest_from, 'extraGuestFeeCents', s.extra_guest_fee_cents, 'depositCents', s.deposit_cents)`);
const NOTHING = raw('NULL::json');
const CAN_BE_BOOKED = raw('evaluated.refusal IS NULL AND NOT evaluated.is_taken');

/**
 * Checks the days of each free stretch from the nearest on, until one can be booked. If the requested nights are fewer than
 * the minimum, a day is checked with its own minimum, or with a whole gap that is shorter.
 */
function nearestJson({ checkIn, checkOut, guests, limits, today, now }: Request): Sql {
  const count = nightCount({ checkIn, checkOut });
  const { first, last } = daysInReach(checkIn, limits);
  if (Temporal.PlainDate.compare(first, last) > 0 || count > limits.maxNights) return NOTHING;
  const nights = sql`${count}::integer`;
  const lastDay = sql`${last.toString()}::date`;
  const maxNights = sql`${limits.maxNights}::integer`;
  const window = sql`daterange(${first.toString()}::date, ${lastDay} + ${maxNights})`;
  const evaluated = evaluatedDays(
    raw('asked.id'),
    raw('day.check_in'),
    raw('day.check_out'),
    today,
    now,
    raw('asked.holds'),
  );
  return sql`
    (SELECT json_agg(json_build_object('checkIn', nearest.check_in, 'checkOut', nearest.check_out, 'priced', nearest.priced)
        ORDER BY nearest.distance, nearest.check_in)
      FROM (
        SELECT nearest.*
        FROM (
          SELECT lower(stretch) AS from_day, upper(stretch) AS to_day
          FROM unnest(datemultirange(${window}) - coalesce((
            SELECT range_agg(daterange(hold.from_day, hold.to_day)) FROM held_nights hold
            WHERE hold.stay_id = asked.id AND daterange(hold.from_day, hold.to_day) && ${window}
              AND (hold.expires_at IS NULL OR hold.expires_at > ${now}) AND hold.id <> ALL (asked.holds)
          ), '{}')) stretch
        ) free
        CROSS JOIN LATERAL (
          SELECT day.*, evaluated.priced
          FROM (
            SELECT day.check_in, abs(day.check_in - ${checkIn}::date) AS distance, day.check_in + CASE asked.refusal
              WHEN 'min_nights' THEN greatest(${nights}, least(rule.min_nights,
                CASE WHEN asked.fills_gaps AND day.check_in = free.from_day THEN free.to_day - free.from_day END))
              ELSE ${nights} END AS check_out
            FROM (
              SELECT free.from_day + later AS check_in
              FROM generate_series(0, least(free.to_day - ${nights}, ${lastDay}) - free.from_day) later
            ) day
            LEFT JOIN LATERAL night_rules(asked.id, day.check_in, day.check_in + 1, 1) rule ON asked.refusal = 'min_nights'
            ORDER BY distance, check_in
          ) day
          CROSS JOIN LATERAL ${evaluated}
          WHERE ${CAN_BE_BOOKED} AND day.check_out - day.check_in <= ${maxNights}
            AND NOT EXISTS (SELECT FROM held_nights own WHERE own.id = ANY (asked.holds)
              AND own.from_day = day.check_in AND own.to_day = day.check_out)
          ORDER BY day.distance, day.check_in LIMIT 1
        ) nearest
        WHERE asked.max_guests >= ${guests} AND NOT asked.has_stopped_calendar
        ORDER BY nearest.distance, nearest.check_in LIMIT ${MAX_ENTRIES}
      ) nearest)`;
}

/** Check-in days within reach that a booking may have. */
function daysInReach(checkIn: string, { today, maxDaysAhead }: Limits) {
  const requested = Temporal.PlainDate.from(checkIn);
  const sorted = (...days: Temporal.PlainDate[]) =>
    days.toSorted((one, other) => Temporal.PlainDate.compare(one, other));
  return {
    first: sorted(requested.subtract({ days: REACH_DAYS }), Temporal.PlainDate.from(today))[1]!,
    last: sorted(requested.add({ days: REACH_DAYS }), Temporal.PlainDate.from(today).add({ days: maxDaysAhead }))[0]!,
  };
}

function equalStaysJson({ checkIn, checkOut, guests, limits, today, now, instant }: Request): Sql {
  const nights = { checkIn, checkOut };
  if (!areAllowed(nights, limits)) return NOTHING;
  const order = raw('other.is_near DESC, other.is_alike DESC, other.difference, other.id');
  return sql`
    (SELECT json_agg(${TERMS}::jsonb || jsonb_build_object('slug', s.slug, 'title', s.title, 'cover', s.media -> 0 ->> 'url',
        'priced', other.priced) ORDER BY ${order})
      FROM (
        SELECT other.*, evaluated.priced
        FROM (
          SELECT other.* FROM (
            SELECT s.id, s.destination_id = asked.destination_id AS is_near, s.type = asked.type AS is_alike,
              abs(s.nightly_rate_cents - asked.nightly_rate_cents) AS difference
            FROM stay s
            WHERE s.status = 'published' AND s.id <> asked.id AND s.max_guests >= ${guests}
              AND NOT ${isHeld(raw('s.id'), nights, instant)} AND NOT ${hasStoppedCalendar(raw('s.id'), now)}
          ) other
          ORDER BY ${order} LIMIT ${MAX_EVALUATED_STAYS}
        ) other
        CROSS JOIN LATERAL ${evaluatedNights(raw('other.id'), nights, today, instant)}
        WHERE ${CAN_BE_BOOKED}
        ORDER BY ${order} LIMIT ${MAX_ENTRIES}
      ) other
      JOIN stay s ON s.id = other.id)`;
}

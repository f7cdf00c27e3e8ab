import { Temporal } from 'temporal-polyfill';
import { day } from './factories';

const MAX_DRAWS = 500;

/** Draws again in every other trial until the outcome is the one whose turn it is, so that few trials see all of them. */
export function drawInTurn<Drawn>(
  trial: number,
  outcomes: readonly string[],
  draw: () => Drawn,
  outcomeOf: (drawn: Drawn) => string,
): Drawn {
  let drawn = draw();
  if (trial % 2 === 1) return drawn;
  const outcome = outcomes[(trial / 2) % outcomes.length];
  for (let draws = 1; draws < MAX_DRAWS && outcomeOf(drawn) !== outcome; draws += 1) drawn = draw();
  return drawn;
}

export interface Rule {
  layer: 'season' | 'weekdays' | 'special';
  from: number;
  to: number;
  weekdays: number[];
  rate: number | null;
  min: number | null;
  max: number | null;
  arrival: boolean | null;
  departure: boolean | null;
}

export interface Home {
  slug: string;
  id: number;
  /** Slug of its destination. */
  group: string;
  rules: Rule[];
  held: [from: number, to: number][];
  discounts: { nights: number; percent: number }[];
  minNights: number;
  fillsGaps: boolean;
  extra: { from: number; fee: number } | null;
}

export const RANK = ['special', 'weekdays', 'season'] as const;
const firstWeekday = Temporal.PlainDate.from(day(0)).dayOfWeek;
const weekday = (number: number) => (((firstWeekday + number) % 7) + 7) % 7;

/** The rules as they are written in the specification, night by night. */
function valueOf<Name extends 'rate' | 'min' | 'max' | 'arrival' | 'departure'>(home: Home, night: number, name: Name) {
  for (const layer of RANK) {
    const rule = home.rules.find(
      one =>
        one.layer === layer &&
        one[name] !== null &&
        night >= one.from &&
        night < one.to &&
        (layer !== 'weekdays' || one.weekdays.includes(weekday(night))),
    );
    if (rule) return rule[name];
  }
  return null;
}

export interface Wanted {
  from: number;
  to: number;
  guests: number;
}

/** Of the settings. */
export interface Limits {
  maxNights: number;
  maxDaysAhead: number;
}

const NO_LIMITS: Limits = { maxNights: 365, maxDaysAhead: 3650 };

export function expectedReason(home: Home, { from, to, guests }: Wanted, limits = NO_LIMITS): string | null {
  if (from < 0) return 'past';
  if (from > limits.maxDaysAhead) return 'too_far';
  const count = to - from;
  if (isBelowMinimum(home, { from, to })) return 'min_nights';
  if (count > Math.min(limits.maxNights, valueOf(home, from, 'max') ?? count)) return 'max_nights';
  if (valueOf(home, from, 'arrival')) return 'closed_to_arrival';
  if (valueOf(home, to, 'departure')) return 'closed_to_departure';
  if (guests > 4) return 'capacity';
  return isTaken(home, { from, to }) ? 'taken' : null;
}

type Days = Pick<Wanted, 'from' | 'to'>;

const isTaken = (home: Home, { from, to }: Days) => home.held.some(([start, end]) => start < to && end > from);

function isBelowMinimum(home: Home, { from, to }: Days): boolean {
  const starts = from === 0 || home.held.some(([, end]) => end === from);
  const ends = home.held.some(([start]) => start === to);
  const isGap = home.fillsGaps && !isTaken(home, { from, to }) && starts && ends;
  return to - from < (valueOf(home, from, 'min') ?? home.minNights) && !isGap;
}

export function expectedTotal(home: Home, { from, to, guests }: Wanted): number {
  let nights = 0;
  for (let night = from; night < to; night += 1) nights += valueOf(home, night, 'rate') ?? 100;
  const reached = home.discounts.filter(discount => discount.nights <= to - from);
  const percent = Math.max(
    0,
    ...reached.filter(one => one.nights === Math.max(...reached.map(r => r.nights))).map(one => one.percent),
  );
  const extra = home.extra ? Math.max(0, guests - home.extra.from) * home.extra.fee * (to - from) : 0;
  return nights - Math.floor((nights * percent + 50) / 100) + extra + 40;
}

const REACH = 30;

/** Every check-in within reach is tried; the nearest of each free stretch remains. */
export function expectedNearest(home: Home, wanted: Wanted, limits = NO_LIMITS): Wanted[] {
  const count = wanted.to - wanted.from;
  const mayBeLonger = isBelowMinimum(home, wanted);
  const ofStretch = new Map<number, Wanted & { distance: number }>();
  for (let from = wanted.from - REACH; from <= wanted.from + REACH; from += 1) {
    const startOfStretch = Math.max(0, ...home.held.filter(([, end]) => end <= from).map(([, end]) => end));
    const endOfStretch = Math.min(...home.held.filter(([start]) => start >= from).map(([start]) => start), Infinity);
    const minimum = valueOf(home, from, 'min') ?? home.minNights;
    const gap = home.fillsGaps && from === startOfStretch ? endOfStretch - from : Infinity;
    const nights = { from, to: from + count, guests: wanted.guests };
    if (mayBeLonger && isBelowMinimum(home, nights)) nights.to = from + Math.min(minimum, gap);
    const distance = Math.abs(from - wanted.from);
    const known = ofStretch.get(startOfStretch);
    if (nights.to - from < count || (known && known.distance <= distance)) continue;
    if (expectedReason(home, nights, limits) === null) ofStretch.set(startOfStretch, { ...nights, distance });
  }
  return [...ofStretch.values()]
    .toSorted((one, other) => one.distance - other.distance || one.from - other.from)
    .slice(0, 3)
    .map(({ from, to, guests }) => ({ from, to, guests }));
}

import { between } from './pictures/canvas';

/** Nights by days from today: from the first one, before the last. */
export interface Span {
  from: number;
  to: number;
}

const PAST_DAYS = 365;
const FUTURE_DAYS = 110;

/** What today shows of the first stays: somebody arrives, somebody leaves, somebody is there. */
const TODAY: readonly Span[] = [
  { from: 0, to: 3 },
  { from: -3, to: 0 },
  { from: -2, to: 2 },
  { from: 0, to: 2 },
  { from: -4, to: 0 },
  { from: -1, to: 4 },
];

/** Nights of some stays that their hosts keep for themselves. */
const BLOCKED: Readonly<Record<number, readonly Span[]>> = {
  1: [{ from: 24, to: 28 }],
  4: [{ from: -60, to: -53 }],
  6: [{ from: 40, to: 47 }],
  9: [{ from: 12, to: 15 }],
  12: [
    { from: -120, to: -110 },
    { from: 70, to: 75 },
  ],
};

/** The nights of one stay over a year and the coming months; no two spans share one. */
export function calendarPlan(
  index: number,
  minNights: number,
  random: () => number,
): { booked: Span[]; blocked: readonly Span[] } {
  const blocked = BLOCKED[index] ?? [];
  const today = TODAY[index];
  const fixed = [...blocked, ...(today ? [today] : [])];
  const booked = today ? [today] : [];
  for (let day = -PAST_DAYS + Math.floor(between(0, 9, random)); day < FUTURE_DAYS; ) {
    const span = { from: day, to: day + minNights + Math.floor(between(0, 5, random)) };
    const met = fixed.find(other => span.from < other.to && other.from < span.to);
    if (!met) booked.push(span);
    day = (met ?? span).to + gap(day, random);
  }
  return { booked: booked.toSorted((a, b) => a.from - b.from), blocked };
}

/** The further ahead, the emptier the calendar. */
const gap = (day: number, random: () => number): number => Math.floor(between(0, day < 0 ? 8 : 8 + day / 4, random));

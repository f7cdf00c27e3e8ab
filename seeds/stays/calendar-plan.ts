import { between } from '../drawing/canvas';

/** Nights by days from today: from the first one, before the last. */
export interface Span {
  from: number;
  to: number;
}

/** The nights of a booking, and how many days before the check-in it was made. */
export interface BookedSpan extends Span {
  leadDays: number;
}

const PAST_DAYS = 400;
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
): { booked: BookedSpan[]; blocked: readonly Span[] } {
  const blocked = BLOCKED[index] ?? [];
  const today = TODAY[index];
  const fixed = [...blocked, ...(today ? [today] : [])];
  const booked = today ? [{ ...today, leadDays: leadDays(random) }] : [];
  for (let day = -PAST_DAYS + Math.floor(between(0, 9, random)); day < FUTURE_DAYS; ) {
    const span = { from: day, to: day + minNights + Math.floor(between(0, 5, random)), leadDays: leadDays(random) };
    const met = fixed.find(other => span.from < other.to && other.from < span.to);
    // Somebody else will book the nights that nobody has booked by now.
    if (!met && span.leadDays > span.from) booked.push(span);
    day = (met ?? span).to + Math.floor(between(0, 8, random));
  }
  return { booked: booked.toSorted((a, b) => a.from - b.from), blocked };
}

/** Most are made some weeks ahead, a few some months: what is far ahead is empty for that reason. */
const leadDays = (random: () => number): number => Math.floor(between(3, 130, () => random() ** 2.2));

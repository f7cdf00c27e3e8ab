import { Temporal } from 'temporal-polyfill';
import { dayIn, wallClock } from '#kit/time/calendar';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { openingsOn } from '#services/food/kitchens/opening-hours';

const DAYS = 120;
/** When people are hungry: the middle of it and how far it spreads, in minutes of the day. */
const MEALS = [
  { middle: 12 * 60 + 50, spread: 70 },
  { middle: 19 * 60 + 20, spread: 100 },
  { middle: 15 * 60 + 30, spread: 240 },
] as const;
/** Nobody orders in the last minutes. */
const LAST_ORDER_MINUTES = 12;

/** Moments of the last months at which people order, oldest first: more every week, most of them at lunch and dinner. */
export function orderMoments(zone: string, before: Temporal.Instant, random: () => number): Temporal.Instant[] {
  const today = dayIn(zone, before);
  const moments: Temporal.Instant[] = [];
  let owed = 0;
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--) {
    const day = today.subtract({ days: daysAgo });
    const weekend = day.dayOfWeek >= 5 ? 1.25 : 0.9;
    owed += (7.4 * Math.exp(-daysAgo / 18) + 0.9) * weekend;
    for (; owed >= 1; owed--) {
      const meal = random();
      const { middle, spread } = MEALS[meal < 0.36 ? 0 : meal < 0.86 ? 1 : 2];
      // The sum of two draws lies near the middle more often than far from it.
      const minutes = Math.round(middle + (random() + random() - 1) * spread);
      const time = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60, Math.floor(random() * 60));
      moments.push(wallClock(day, time, zone));
    }
  }
  return moments
    .filter(moment => Temporal.Instant.compare(moment, before) < 0)
    .toSorted((one, other) => Temporal.Instant.compare(one, other));
}

/** Whether the kitchen is open and will be for some minutes. */
export function takesOrders(kitchen: Kitchen, at: Temporal.Instant): boolean {
  const last = at.add({ minutes: LAST_ORDER_MINUTES });
  const day = dayIn(kitchen.timeZone, at);
  return [day.subtract({ days: 1 }), day]
    .flatMap(each => openingsOn(kitchen, each))
    .some(({ start, end }) => Temporal.Instant.compare(start, at) <= 0 && Temporal.Instant.compare(last, end) < 0);
}

/** Fewest orders of an hour of today and yesterday, which the overview shows: most at lunch and dinner. */
const MIN_ORDERS: Readonly<Record<number, number>> = { 11: 2, 12: 4, 13: 4, 14: 2, 17: 2, 18: 3, 19: 4, 20: 3, 21: 2 };

/** Moments for hours of the day with fewer orders than people expect to see, from `start` until `end`. */
export function missingMoments(
  moments: readonly Temporal.Instant[],
  start: Temporal.ZonedDateTime,
  end: Temporal.Instant,
  random: () => number,
): Temporal.Instant[] {
  const until = end.epochMilliseconds;
  const taken = moments.map(moment => moment.epochMilliseconds);
  const found: Temporal.Instant[] = [];
  for (let hour = start; hour.epochMilliseconds < until; hour = hour.add({ hours: 1 })) {
    const [from, next] = [hour.epochMilliseconds, hour.add({ hours: 1 }).epochMilliseconds];
    const count = taken.filter(at => at >= from && at < next).length;
    for (let missing = (MIN_ORDERS[hour.hour] ?? 1) - count; missing > 0; missing--) {
      const at = from + Math.floor(random() * (Math.min(next, until) - from));
      found.push(Temporal.Instant.fromEpochMilliseconds(at));
    }
  }
  return found;
}

import { Temporal } from 'temporal-polyfill';
import { dayBounds, dayIn } from '#kit/time/calendar';
import type { OpenNow } from '../kitchens/open-now';
import { isOpenAt, type Opening, OPENING_DAYS, openingsOn, type OpeningTimes } from '../kitchens/opening-hours';
import type { Kitchen } from '../kitchens/kitchen.entity';

export type SlotTimes = OpeningTimes & Pick<Kitchen, 'slotMinutes'>;

const MINUTE_MS = 60_000;

export const slotMs = ({ slotMinutes }: Pick<Kitchen, 'slotMinutes'>): number => slotMinutes * MINUTE_MS;

/** The start of the slot that contains an instant, both in epoch milliseconds. */
export const slotStart = (kitchen: Pick<Kitchen, 'slotMinutes'>, atMs: number): number =>
  Math.floor(atMs / slotMs(kitchen)) * slotMs(kitchen);

/** The slots of several days; each opening is computed once. */
export class SlotDays {
  private readonly openings = new Map<string, Opening[]>();
  private readonly isAlwaysOpen: boolean;

  constructor(
    private readonly kitchen: SlotTimes,
    private readonly openNow: Pick<OpenNow, 'isClockFixed' | 'momentOf'>,
  ) {
    this.isAlwaysOpen = openNow.isClockFixed && isOpenAt(kitchen, openNow.momentOf(kitchen));
  }

  /** Starts, in order, of the slots that begin on a day and lie wholly inside one opening, in epoch milliseconds. */
  startsOn(day: Temporal.PlainDate): number[] {
    const { start, end } = dayBounds(day, this.kitchen.timeZone);
    const [fromMs, toMs] = [start.epochMilliseconds, end.epochMilliseconds];
    const starts = new Set<number>();
    for (const [opensMs, closesMs] of this.stretches(day, fromMs, toMs)) {
      const length = slotMs(this.kitchen);
      for (let at = Math.ceil(opensMs / length) * length; at + length <= closesMs; at += length)
        if (at >= fromMs && at < toMs) starts.add(at);
    }
    return [...starts].toSorted((one, other) => one - other);
  }

  private stretches(day: Temporal.PlainDate, fromMs: number, toMs: number): (readonly [number, number])[] {
    if (this.isAlwaysOpen) return [[fromMs, toMs + slotMs(this.kitchen)]];
    if (this.openNow.isClockFixed) return [];
    return OPENING_DAYS.flatMap(days => this.openingsOn(day.add({ days }))).map(
      ({ start, end }) => [start.epochMilliseconds, end.epochMilliseconds] as const,
    );
  }

  private openingsOn(day: Temporal.PlainDate): Opening[] {
    const key = day.toString();
    const openings = this.openings.get(key) ?? openingsOn(this.kitchen, day);
    this.openings.set(key, openings);
    return openings;
  }
}

/** Whether a slot lies wholly inside one opening. @param startMs start of a slot of the kitchen */
export function isInOpening(kitchen: SlotTimes, openNow: OpenNow, startMs: number): boolean {
  if (openNow.isClockFixed) return isOpenAt(kitchen, openNow.momentOf(kitchen));
  const day = dayIn(kitchen.timeZone, Temporal.Instant.fromEpochMilliseconds(startMs));
  return OPENING_DAYS.some(days =>
    openingsOn(kitchen, day.add({ days })).some(
      ({ start, end }) => start.epochMilliseconds <= startMs && startMs + slotMs(kitchen) <= end.epochMilliseconds,
    ),
  );
}

import { Temporal } from 'temporal-polyfill';
import { average, type Metric, knownMetrics, rounded } from '../days/metrics';

export interface Timed {
  fellAsleepAt: Date | null;
  wokeAt: Date | null;
  asleepMinutes: number;
}

const DAY_MINUTES = 1440;

/** Minute of the day in a time zone. */
export function clockMinute(at: Date, zone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}

export interface ClockAverage {
  /** `HH:MM` */
  at: string;
  /** Average deviation from `at`. */
  deviationMinutes: number;
}

/** Circular mean of times of day: that of 23:50 and 00:10 is midnight. Null without any. */
export function averageClock(minutes: readonly number[]): ClockAverage | null {
  if (minutes.length === 0) return null;
  const angles = minutes.map(minute => (minute / DAY_MINUTES) * 2 * Math.PI);
  const mean = (of: (angle: number) => number) => angles.reduce((sum, angle) => sum + of(angle), 0) / angles.length;
  const middle = Math.round(
    ((Math.atan2(mean(Math.sin), mean(Math.cos)) / (2 * Math.PI)) * DAY_MINUTES + DAY_MINUTES) % DAY_MINUTES,
  );
  const at = middle % DAY_MINUTES;
  const apart = minutes.map(minute => {
    const distance = Math.abs(minute - at);
    return Math.min(distance, DAY_MINUTES - distance);
  });
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    at: `${two(Math.floor(at / 60))}:${two(at % 60)}`,
    deviationMinutes: Math.round(apart.reduce((sum, minute) => sum + minute, 0) / apart.length),
  };
}

/** Average deviation at which the regularity is 0. */
const IRREGULAR_MINUTES = 120;

/** 100 for the same times every night, 0 for an average deviation of two hours or more. */
export function regularityOf(bedtime: ClockAverage | null, waking: ClockAverage | null): Metric {
  const off = average([bedtime?.deviationMinutes ?? null, waking?.deviationMinutes ?? null], 1);
  return off === null ? null : Math.max(0, Math.round(100 - (off / IRREGULAR_MINUTES) * 100));
}

/** Minutes missing to the goal over all known nights; longer nights reduce the debt. At least 0. */
export function debtOf(asleep: readonly Metric[], goal: number): number {
  return Math.max(
    0,
    knownMetrics(asleep).reduce((debt, minutes) => debt + goal - minutes, 0),
  );
}

/** Time asleep in percent of the time in bed; null without times. */
export function efficiencyOf({ fellAsleepAt, wokeAt, asleepMinutes }: Timed): Metric {
  if (!fellAsleepAt || !wokeAt) return null;
  return Math.min(100, rounded((asleepMinutes / ((wokeAt.getTime() - fellAsleepAt.getTime()) / 60_000)) * 100));
}

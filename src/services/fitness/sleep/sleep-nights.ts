import { Temporal } from 'temporal-polyfill';
import { problem } from '#kit/fields/field';
import { type FieldProblems, ValidationFailed } from '#kit/refusals/refusal';
import { dayIn } from '#kit/time/calendar';
import type { SleepNightBody } from './sleep.dto';
import type { SleepNight } from './sleep-night.entity';

export type NightValues = Omit<SleepNight, 'accountId' | 'parts' | 'naps' | 'createdAt' | 'updatedAt'>;

const MAX_HOURS = 24;

/** The values to store for a night, in the time zone of the request. @throws ValidationFailed */
export function nightOf(body: SleepNightBody, zone: string, today: string): NightValues {
  const [fell, woke] = [body.fell_asleep_at, body.woke_at].map(text => text && Temporal.Instant.from(text));
  const span = fell && woke ? Math.round(woke.since(fell).total('minutes')) : undefined;
  const date = woke ? dayIn(zone, woke).toString() : body.date;
  const asleep = body.asleep_minutes ?? (span === undefined ? undefined : span - (body.awake_minutes ?? 0));
  const staged = (body.deep_minutes ?? 0) + (body.rem_minutes ?? 0) + (body.light_minutes ?? 0);
  const problems: [string, string | false | undefined][] = [
    ['fell_asleep_at', woke && !fell && 'required'],
    ['woke_at', fell && !woke && 'required'],
    ['woke_at', span !== undefined && span <= 0 && 'ends_before_start'],
    ['woke_at', span !== undefined && span > MAX_HOURS * 60 && problem('longest_hours', { hours: MAX_HOURS })],
    ['date', date === undefined && 'required'],
    ['date', woke && body.date !== undefined && body.date !== date && problem('day_of_waking', { day: date })],
    ['date', date !== undefined && date > today && problem('day_until', { last: today })],
    ['asleep_minutes', asleep === undefined && 'required'],
    ['asleep_minutes', asleep !== undefined && (asleep < 0 || asleep > (span ?? asleep)) && 'longer_than_night'],
    ['asleep_minutes', asleep !== undefined && staged > asleep && 'shorter_than_stages'],
  ];
  const errors: FieldProblems = {};
  for (const [field, wrong] of problems) if (wrong) errors[field] ??= [wrong];
  if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
  const at = (instant: Temporal.Instant | '' | undefined) => (instant ? new Date(instant.epochMilliseconds) : null);
  return {
    date: date!,
    fellAsleepAt: at(fell),
    wokeAt: at(woke),
    timezone: zone,
    asleepMinutes: asleep!,
    deepMinutes: body.deep_minutes ?? null,
    remMinutes: body.rem_minutes ?? null,
    lightMinutes: body.light_minutes ?? null,
    awakeMinutes: body.awake_minutes ?? null,
    quality: body.quality ?? null,
    note: body.note ?? '',
  };
}

import { Temporal } from 'temporal-polyfill';
import { problem } from '#kit/fields/field';
import type { FieldProblems } from '#kit/refusals/refusal';
import { dayIn } from '#kit/time/calendar';
import { daysAfter } from '../days/days';
import type { IngestedDayBody, IngestedSessionBody } from './ingest.dto';

/** Allows for wrong clocks of devices, and for travellers ahead of the account's time zone. */
const MAX_DAYS_AHEAD = 1;
/** Longer sessions were probably never ended by the device. */
export const MAX_SESSION_HOURS = 48;

const METRICS = ['steps', 'distance_m', 'active_minutes', 'calories', 'floors', 'resting_heart_rate'] as const;

/** Problems between days that are valid on their own, by path. */
export function problemsOfDays(days: readonly IngestedDayBody[], today: string): FieldProblems {
  const problems: FieldProblems = {};
  const last = daysAfter(today, MAX_DAYS_AHEAD);
  const seen = new Set<string>();
  days.forEach((day, at) => {
    if (seen.has(day.date)) problems[`days.${at}.date`] = ['repeated_day'];
    else if (day.date > last) problems[`days.${at}.date`] = [problem('day_until', { last })];
    if (METRICS.every(metric => day[metric] === undefined)) problems[`days.${at}`] = ['figure_required'];
    seen.add(day.date);
  });
  return problems;
}

/** Whether there is a figure to store: devices also send days on which they measured nothing. */
export const hasReading = (day: IngestedDayBody): boolean => METRICS.some(metric => day[metric] != null);

export function problemsOfSessions(sessions: readonly IngestedSessionBody[], now: Temporal.Instant): FieldProblems {
  const problems: FieldProblems = {};
  const latest = now.add({ hours: 24 * MAX_DAYS_AHEAD });
  const seen = new Set<string>();
  sessions.forEach((session, at) => {
    const [started, ended] = [Temporal.Instant.from(session.started_at), Temporal.Instant.from(session.ended_at)];
    const hours = ended.since(started).total('hours');
    if (Temporal.Instant.compare(started, latest) > 0) problems[`sessions.${at}.started_at`] = ['time_ahead'];
    if (hours < 0) problems[`sessions.${at}.ended_at`] = ['ends_before_start'];
    else if (hours > MAX_SESSION_HOURS)
      problems[`sessions.${at}.ended_at`] = [problem('longest_hours', { hours: MAX_SESSION_HOURS })];
    else if (Temporal.Instant.compare(ended, latest) > 0) problems[`sessions.${at}.ended_at`] = ['time_ahead'];
    if (session.external_id === undefined) return;
    if (seen.has(session.external_id)) problems[`sessions.${at}.external_id`] = ['repeated_session'];
    seen.add(session.external_id);
  });
  return problems;
}

/** Normalizes spellings that differ between devices. */
export const instantOf = (text: string): string => Temporal.Instant.from(text).toString();

/** The local day of the start, by the offset of the time; a time in UTC is converted to the account's zone. */
export function startDay(startedAt: string, zone: string): string {
  const hasOffset = !/(Z|[+-]00:00)$/.test(startedAt);
  return hasOffset ? startedAt.slice(0, 10) : dayIn(zone, Temporal.Instant.from(startedAt)).toString();
}

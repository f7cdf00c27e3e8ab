import { Temporal } from 'temporal-polyfill';
import { refusal, type Refuse } from '#kit/refusals/refusal';
import { wallClock } from '#kit/time/calendar';

/** Agents need this long to reach the home. */
const NOTICE = { minutes: 60 };

const tooSoon = refusal(400, 'preferred_time_too_soon');

/** The field gets the untranslated key, because clients branch on it. */
export const PreferredTimeTooSoon: Refuse = Object.assign(
  () => tooSoon({ errors: { preferred_at: ['preferred_time_too_soon'] } }),
  { status: tooSoon.status, key: tooSoon.key },
);

/** Converts a local date and time in `zone` to an instant. Refuses times less than an hour ahead. */
export function preferredInstant(date: string, time: string, zone: string, now: Temporal.Instant): Temporal.Instant {
  const preferred = wallClock(Temporal.PlainDate.from(date), Temporal.PlainTime.from(time), zone);
  if (Temporal.Instant.compare(preferred, now.add(NOTICE)) < 0) throw PreferredTimeTooSoon();
  return preferred;
}

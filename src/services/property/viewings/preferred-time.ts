import { Temporal } from 'temporal-polyfill';
import { refusal, type Refuse } from '#kit/refusals/refusal';
import { wallClock } from '#kit/time/calendar';

/** Agents need an hour to get to the door. */
const NOTICE = { minutes: 60 };

const tooSoon = refusal(400, 'preferred_time_too_soon');

/** Clients branch on the key, so it stands untranslated on the field. */
export const PreferredTimeTooSoon: Refuse = Object.assign(
  () => tooSoon({ errors: { preferred_at: ['preferred_time_too_soon'] } }),
  { status: tooSoon.status, key: tooSoon.key },
);

/** The instant that `date` and `time` name on a wall clock of `zone`; refused when it is less than an hour ahead. */
export function preferredInstant(date: string, time: string, zone: string, now: Temporal.Instant): Temporal.Instant {
  const preferred = wallClock(Temporal.PlainDate.from(date), Temporal.PlainTime.from(time), zone);
  if (Temporal.Instant.compare(preferred, now.add(NOTICE)) < 0) throw PreferredTimeTooSoon();
  return preferred;
}

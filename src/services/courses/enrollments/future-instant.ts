import { Temporal } from 'temporal-polyfill';
import { fieldRefused } from '#kit/refusals/refusal';
import { parseInstant } from '#kit/time/calendar';

/** The instant of a field; null without one. @throws ValidationFailed for an instant that is not in the future */
export function futureInstant(field: string, text: string | null | undefined, now: Temporal.Instant): Date | null {
  const instant = text == null ? undefined : parseInstant(text);
  if (!instant) return null;
  if (Temporal.Instant.compare(instant, now) <= 0) throw fieldRefused(field, 'not_in_future');
  return new Date(instant.epochMilliseconds);
}

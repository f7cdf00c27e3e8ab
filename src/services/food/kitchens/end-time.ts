import type { Temporal } from 'temporal-polyfill';
import { field } from '#kit/fields/field';
import { parseInstant } from '#kit/time/calendar';
import { fieldRefused } from '#kit/refusals/refusal';
import type { OpeningTimes } from './opening-hours';
import type { OpenNow } from './open-now';
import { reopening, runningClosing } from './upcoming-openings';

const MAX_DAYS = 60;

const KEYWORDS: Record<string, typeof reopening | undefined> = { closing: runningClosing, reopening };

/** An instant, or a keyword that is resolved to one. */
export const EndTime = () =>
  field(
    [
      {
        name: 'until',
        holds: value =>
          typeof value === 'string' && (KEYWORDS[value] !== undefined || parseInstant(value) !== undefined),
      },
    ],
    { type: String },
    {
      example: 'closing',
      description: `When it ends: an instant within ${MAX_DAYS} days, \`closing\` (the end of the current opening) or \`reopening\` (the start of the next one).`,
    },
  );

/** @throws ValidationFailed the end is past or too far ahead, or the kitchen has no such closing or opening */
export function resolveEndTime(until: string, kitchen: OpeningTimes, openNow: OpenNow): Date {
  const end = KEYWORDS[until] ? keywordEnd(until, kitchen, openNow) : parseInstant(until)!;
  const aheadMs = end.epochMilliseconds - openNow.now.epochMilliseconds;
  if (aheadMs <= 0) throw fieldRefused('until', 'until_not_ahead');
  if (aheadMs > MAX_DAYS * 24 * 60 * 60_000) throw fieldRefused('until', 'until_too_far', { days: MAX_DAYS });
  return new Date(end.epochMilliseconds);
}

/** Adds the time to the closing or opening, counted from the instant at which hours are evaluated, to now. */
function keywordEnd(keyword: string, kitchen: OpeningTimes, { now, momentOf }: OpenNow): Temporal.Instant {
  const moment = momentOf(kitchen);
  const end = KEYWORDS[keyword]?.(kitchen, moment);
  if (!end) throw fieldRefused('until', `until_no_${keyword}`);
  return now.add(moment.until(end));
}

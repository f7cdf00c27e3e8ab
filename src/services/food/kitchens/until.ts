import type { Temporal } from 'temporal-polyfill';
import { field } from '#kit/fields/field';
import { parseInstant } from '#kit/time/calendar';
import { fieldRefused } from '#kit/refusals/refusal';
import type { OpeningTimes } from './opening-hours';
import type { OpenNow } from './open-now';
import { reopening, runningClosing } from './upcoming-openings';

const MAX_DAYS = 60;

const WORDS: Record<string, typeof reopening | undefined> = { closing: runningClosing, reopening };

/** An instant, or a word that means one. */
export const Until = () =>
  field(
    [
      {
        name: 'until',
        holds: value => typeof value === 'string' && (WORDS[value] !== undefined || parseInstant(value) !== undefined),
      },
    ],
    { type: String },
    {
      example: 'closing',
      description: `When it ends by itself: an instant within ${MAX_DAYS} days, \`closing\` (the end of the running opening) or \`reopening\` (the start of the next one).`,
    },
  );

/** @throws ValidationFailed not ahead, too far ahead, or the kitchen has no such closing or opening */
export function readUntil(until: string, kitchen: OpeningTimes, openNow: OpenNow): Date {
  const end = WORDS[until] ? wordEnd(until, kitchen, openNow) : parseInstant(until)!;
  const aheadMs = end.epochMilliseconds - openNow.now.epochMilliseconds;
  if (aheadMs <= 0) throw fieldRefused('until', 'until_not_ahead');
  if (aheadMs > MAX_DAYS * 24 * 60 * 60_000) throw fieldRefused('until', 'until_too_far', { days: MAX_DAYS });
  return new Date(end.epochMilliseconds);
}

/** As far ahead of now as the opening hours say at the instant at which they are evaluated. */
function wordEnd(word: string, kitchen: OpeningTimes, { now, momentOf }: OpenNow): Temporal.Instant {
  const moment = momentOf(kitchen);
  const end = WORDS[word]?.(kitchen, moment);
  if (!end) throw fieldRefused('until', `until_no_${word}`);
  return now.add(moment.until(end));
}

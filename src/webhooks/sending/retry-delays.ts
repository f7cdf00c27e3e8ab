const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds after each failed attempt. */
const DELAYS = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 24 * HOUR];
const JITTER = 0.2;
const MAX_RETRY_AFTER_MS = DAY;

/** No attempt begins later than this after the event. */
export const MAX_AGE_MS = 5 * DAY;

export const MAX_ATTEMPTS = DELAYS.length + 1;

export interface FailedAttempt {
  /** Failed attempts so far, this one included. */
  attempts: number;
  now: Date;
  occurredAt: Date;
  retryAfterMs?: number | undefined;
  /** Between 0 and 1. */
  random: number;
}

/** The time of the next attempt; undefined if there is none. */
export function nextAttemptAt({
  attempts,
  now,
  occurredAt,
  retryAfterMs = 0,
  random,
}: FailedAttempt): Date | undefined {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined) return undefined;
  const jittered = delay * (1 - JITTER + 2 * JITTER * random);
  const at = now.getTime() + Math.max(jittered, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
  return at - occurredAt.getTime() > MAX_AGE_MS ? undefined : new Date(at);
}

/** Milliseconds of a `Retry-After` header in seconds or as an HTTP date. */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}

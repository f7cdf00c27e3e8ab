import { Refused } from 'quintet-clients/answers';
import { moment, time } from '../format';
import { say, sentenceFor } from '../refusals';
import { w } from './words';

/** Ended without its last event: the connection or the process is gone. */
export class Interrupted extends Error {}

/** A failure that the stream reported. */
export class AnswerFailed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly retryAfterSeconds: number | null,
  ) {
    super(message);
  }
}

/** What went wrong, and until when it lasts. */
export function problemOf(failure: unknown): string {
  if (failure instanceof Interrupted) return w('interrupted');
  if (failure instanceof AnswerFailed)
    return sentenceOf(failure.code, failure.retryAfterSeconds) ?? sentenceFor(failure.code) ?? failure.message;
  if (failure instanceof Refused) return sentenceOf(failure.code, failure.retryAfterSeconds) ?? say(failure);
  return say(failure);
}

const DAY_MS = 86_400_000;

function sentenceOf(code: string, retryAfterSeconds: number | null | undefined): string | undefined {
  if (code !== 'ai_tokens_used_up' && code !== 'rate_limited') return undefined;
  const waitMs = (retryAfterSeconds ?? 60) * 1000;
  const at = new Date(Date.now() + waitMs).toISOString();
  return w(code === 'rate_limited' ? 'limited' : 'usedUp', { time: waitMs < DAY_MS / 2 ? time(at) : moment(at) });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { violatedConstraint } from './database-refusals';

/** How often work is retried for a cause, and what runs before each retry. */
export interface Retry<Cause> {
  times: number;
  /** Runs outside the failed transaction. */
  before?: (cause: Cause) => unknown;
}

export interface ConstraintRetry extends Retry<string> {
  /** Constraints that the work violates if it lost a race. */
  names: readonly string[];
}

export interface LockRetry extends Retry<unknown> {
  /** `canRetry` for deadlocks, `isLockTimeout` for locks that others keep too long, or both. */
  isLost: (failure: unknown) => boolean;
}

export interface Retries<Overdue> {
  constraints?: readonly ConstraintRetry[];
  locks?: LockRetry;
  /** Expired holds of others that are still stored; `before` ends them. */
  overdue?: Retry<Overdue>;
}

/** The result of work that has written nothing, since overdue holds of others block it. */
export class Blocked<Overdue> {
  constructor(readonly by: Overdue) {}
}

/** A `before` that waits. */
export const pause = (ms: number) => () => sleep(ms);

/**
 * Retries work that lost to others, at most `times` for each cause; then throws its failure.
 * @param work gets the number of earlier attempts
 */
export async function retrying<Result, Overdue = never>(
  { constraints = [], locks, overdue }: Retries<Overdue>,
  work: (retries: number) => Promise<Result | Blocked<Overdue>>,
): Promise<Result> {
  const counts = new Map<object, number>();
  const mayRepeat = (retry: Retry<never>): boolean => {
    const count = (counts.get(retry) ?? 0) + 1;
    counts.set(retry, count);
    return count <= retry.times;
  };
  /** Runs before the next attempt; undefined if there is none. */
  const next = (failure: unknown): (() => unknown) | undefined => {
    const constraint = violatedConstraint(failure);
    const lost = constraints.find(({ names }) => constraint !== undefined && names.includes(constraint));
    if (constraint !== undefined && lost) return mayRepeat(lost) ? () => lost.before?.(constraint) : undefined;
    return locks?.isLost(failure) && mayRepeat(locks) ? () => locks.before?.(failure) : undefined;
  };
  for (let retries = 0; ; retries += 1) {
    let before: (() => unknown) | undefined;
    try {
      const result = await work(retries);
      // Without `overdue`, the result is for an outer `retrying`.
      if (!overdue || !(result instanceof Blocked)) return result as Result;
      if (!mayRepeat(overdue)) throw new Error('overdue holds are still in the way');
      before = () => overdue.before?.(result.by);
    } catch (failure) {
      before = next(failure);
      if (!before) throw failure;
    }
    await before();
  }
}

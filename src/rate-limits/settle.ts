import { HttpException } from '@nestjs/common';
import { refusalOfDatabaseError, violatedConstraint } from '#kit/database/database-refusals';
import { RateLimited, Refusal } from '#kit/refusals/refusal';

/** Ends a use of a limit: `true` counts it until it leaves the window, `false` gives it back. */
export type Settle = (isCounted: boolean) => void;

/** Decides which results and failures of the work count. */
export interface Counted<Result> {
  result: (result: Result) => boolean;
  failure: (failure: unknown) => boolean;
}

/** Runs the work and settles its use according to the outcome. */
export async function settleAfter<Result>(
  settle: Settle,
  work: () => Promise<Result>,
  counted: Counted<Result>,
): Promise<Result> {
  let isCounted = false;
  try {
    const result = await work();
    isCounted = counted.result(result);
    return result;
  } catch (failure) {
    isCounted = counted.failure(failure);
    throw failure;
  } finally {
    settle(isCounted);
  }
}

/**
 * Whether a failure says something about the attempt. Another limit, a busy server, an unavailable database and every other
 * 5xx do not, so they count against no limit.
 */
export function isConclusive(failure: unknown): boolean {
  const status = statusOf(failure);
  return status !== undefined && status < 500 && status !== RateLimited.status;
}

function statusOf(failure: unknown): number | undefined {
  if (failure instanceof Refusal) return failure.status;
  if (failure instanceof HttpException) return failure.getStatus();
  if (violatedConstraint(failure) !== undefined) return 409;
  return refusalOfDatabaseError(failure, {})?.status;
}

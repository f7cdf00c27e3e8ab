import { HttpException } from '@nestjs/common';
import { refusalOfDatabaseError, violatedConstraint } from '../database/database-refusals';
import { RateLimited, Refusal } from '../refusals/refusal';

/**
 * Whether a failed attempt was looked at and found wrong. Another limit, a busy server, a database or queue that is
 * away and every other 5xx say nothing about it, so it must count against no limit.
 */
export function isJudged(failure: unknown): boolean {
  const status = statusOf(failure);
  return status !== undefined && status < 500 && status !== RateLimited.status;
}

function statusOf(failure: unknown): number | undefined {
  if (failure instanceof Refusal) return failure.status;
  if (failure instanceof HttpException) return failure.getStatus();
  if (violatedConstraint(failure) !== undefined) return 409;
  return refusalOfDatabaseError(failure, {})?.status;
}

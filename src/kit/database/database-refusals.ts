import { QueryFailedError } from 'typeorm';
import { BadRequest, Conflict, type Refusal, type Refuse, ServerBusy, StillInUse } from '../http/refusal';

interface DriverError {
  code?: string;
  constraint?: string;
}

/** A deadlock or a failed serialisation: the same work may well succeed when done again. */
export function mayRetry(error: unknown): boolean {
  return error instanceof QueryFailedError && ['40P01', '40001'].includes(driverError(error).code ?? '');
}

/** A lock was waited for as long as a lock may be waited for. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && driverError(error).code === '55P03';
}

/** What a refused statement means to the caller; undefined when it is our own mistake. */
export function refusalOfDatabaseError(
  error: QueryFailedError,
  constraints: Record<string, Refuse>,
): Refusal | undefined {
  const { code, constraint } = driverError(error);
  const declared = constraint ? constraints[constraint] : undefined;
  if (declared) return declared();
  switch (code) {
    case '23505':
    case '23P01':
      return Conflict();
    case '23503':
      return StillInUse();
    case '40P01':
    case '40001':
    case '53300':
      return ServerBusy({ retryAfterSeconds: 1 });
    // A value of the request that no column of its kind can hold: characters, numbers, JSON, days.
    case '22021':
    case '22003':
    case '22P05':
    case '22P02':
    case '22007':
    case '22008':
      return BadRequest();
    default:
      return undefined;
  }
}

const driverError = (error: QueryFailedError): DriverError => error.driverError as DriverError;

import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import {
  BadRequest,
  Conflict,
  type Refusal,
  type Refuse,
  ServerBusy,
  ServiceUnavailable,
  StillInUse,
} from '../refusals/refusal';

interface DriverError {
  code?: string;
  constraint?: string;
  message?: string;
}

/** SQLSTATEs of a lost connection, of a server that stops or starts, and of a statement or transaction that was ended. */
const UNAVAILABLE_STATE = /^(08...|57P0.|57014|25P03)$/;
const UNAVAILABLE_NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What pg and its pool say without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Cannot use a pool|Driver not Connected|Client (has|was) .*not queryable)/;
const UNAVAILABLE_RETRY_SECONDS = 5;

/** A deadlock or a failed serialisation: the same work may well succeed when done again. */
export function canRetry(error: unknown): boolean {
  return error instanceof QueryFailedError && ['40P01', '40001'].includes(driverError(error).code ?? '');
}

/** The name of the constraint that a statement would have broken; undefined when it failed of something else. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = driverError(error);
  return code?.startsWith('23') ? constraint : undefined;
}

/** A lock was waited for as long as a lock may be waited for. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && driverError(error).code === '55P03';
}

/** The database cannot be reached, or does not answer in time. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (thrown instanceof QueryRunnerAlreadyReleasedError) return true; // its connection broke within a transaction
  const { code, message } = driverError(thrown);
  if (code) return UNAVAILABLE_STATE.test(code) || UNAVAILABLE_NETWORK.test(code);
  return UNAVAILABLE_MESSAGE.test(message ?? '');
}

/** What a trouble with the database means to the caller; undefined when it is none, or our own mistake. */
export function refusalOfDatabaseError(thrown: unknown, constraints: Record<string, Refuse>): Refusal | undefined {
  if (isDatabaseUnavailable(thrown)) return ServiceUnavailable({ retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
  const { code, constraint } = driverError(thrown);
  const declared = constraint ? constraints[constraint] : undefined;
  if (declared) return declared();
  switch (code) {
    case '23505':
    case '23P01':
      return Conflict();
    case '23503':
      return StillInUse();
    // Done twice and failed twice, waited too long for a lock, no connection left.
    case '40P01':
    case '40001':
    case '55P03':
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

/** Of a statement, or of connecting. */
const driverError = (thrown: unknown): DriverError =>
  (thrown instanceof QueryFailedError ? thrown.driverError : (thrown ?? {})) as DriverError;

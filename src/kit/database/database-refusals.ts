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

/** SQLSTATEs: connection lost, server starting or stopping, statement or idle transaction cancelled. */
const UNAVAILABLE_STATE = /^(08...|57P0.|57014|25P03)$/;
const UNAVAILABLE_NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of pg and its pool that have no code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Cannot use a pool|Driver not Connected|Client (has|was) .*not queryable)/;
const UNAVAILABLE_RETRY_SECONDS = 5;

/** Whether it was a deadlock or a serialization failure, so that a retry may succeed. */
export function canRetry(error: unknown): boolean {
  return error instanceof QueryFailedError && ['40P01', '40001'].includes(driverError(error).code ?? '');
}

/** The name of the violated constraint; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = driverError(error);
  return code?.startsWith('23') ? constraint : undefined;
}

/** Whether Postgres' `lock_timeout` expired. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && driverError(error).code === '55P03';
}

/** Whether the database cannot be reached or timed out. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (thrown instanceof QueryRunnerAlreadyReleasedError) return true; // the connection broke inside a transaction
  const { code, message } = driverError(thrown);
  if (code) return UNAVAILABLE_STATE.test(code) || UNAVAILABLE_NETWORK.test(code);
  return UNAVAILABLE_MESSAGE.test(message ?? '');
}

/** Undefined if it is no database error or a defect of ours. @param constraints refusals by constraint name */
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
    // Failed again after the retry, lock timeout, or no connection left.
    case '40P01':
    case '40001':
    case '55P03':
    case '53300':
      return ServerBusy({ retryAfterSeconds: 1 });
    // A value of the request that no column of this type can store: characters, numbers, JSON, dates.
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

const driverError = (thrown: unknown): DriverError =>
  (thrown instanceof QueryFailedError ? thrown.driverError : (thrown ?? {})) as DriverError;

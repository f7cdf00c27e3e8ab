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
  severity?: string;
}

/**
 * SQLSTATEs: connection lost, sign-in refused, database unknown or closed, read-only, idle transaction cancelled, out of
 * resources, stopped by an operator or a timeout, error of the system.
 */
const UNAVAILABLE_STATE = /^(08...|28...|3D000|25006|25P03|55000|53...|57...|58...)$/;
/** Severities after which Postgres has closed the connection, whatever the SQLSTATE. */
const ENDED_SESSION = /^(FATAL|PANIC)$/;
/** Syntax, missing rights, values and constraints: the same statement fails again. */
const PERMANENT_STATE = /^(22|23|42)/;
const READ_ONLY = '25006';
const NO_CONNECTION_LEFT = '53300';
const UNAVAILABLE_NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of errors of pg and its pool without a code. */
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

/** Whether the database cannot be reached, refuses connections or writes, or timed out. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (thrown instanceof QueryRunnerAlreadyReleasedError) return true; // the connection broke inside a transaction
  const { code, message, severity } = driverError(thrown);
  if (ENDED_SESSION.test(severity ?? '')) return true;
  if (code) return UNAVAILABLE_STATE.test(code) || UNAVAILABLE_NETWORK.test(code);
  return UNAVAILABLE_MESSAGE.test(message ?? '');
}

/**
 * Whether a lock timeout, a deadlock or a lost connection ended the statement, so that the statement itself is not at fault.
 */
export const isInterruption = (thrown: unknown): boolean =>
  isLockTimeout(thrown) || canRetry(thrown) || isDatabaseUnavailable(thrown);

/** Whether the same statement can succeed later: any error except of its text, rights, values and constraints. */
export function isTransient(thrown: unknown): boolean {
  return isDatabaseUnavailable(thrown) || !PERMANENT_STATE.test(driverError(thrown).code ?? '');
}

/** Whether the server refused a write: it is a standby, or writes are switched off. */
export function isReadOnlyRefusal(thrown: unknown): boolean {
  return driverError(thrown).code === READ_ONLY;
}

/**
 * The refusal for a database error; undefined for other errors and defects of ours.
 * @param constraints refusals by constraint name
 */
export function refusalOfDatabaseError(thrown: unknown, constraints: Record<string, Refuse>): Refusal | undefined {
  const { code, constraint } = driverError(thrown);
  if (code !== NO_CONNECTION_LEFT && isDatabaseUnavailable(thrown))
    return ServiceUnavailable({ retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
  const declared = constraint ? constraints[constraint] : undefined;
  if (declared) return declared();
  switch (code) {
    case '23505':
    case '23P01':
      return Conflict();
    case '23503':
      return StillInUse();
    // After a failed retry, a lock timeout, or without a free connection.
    case '40P01':
    case '40001':
    case '55P03':
    case NO_CONNECTION_LEFT:
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

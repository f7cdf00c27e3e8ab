import type { BucketConfiguration } from '#kit/config/configuration';
import { hostsOf, loginOf } from '#kit/config/database-address';
import { isPoolerInTheWay, NoSuchServer } from '#kit/database/servers';
import { SchemaDiffers } from '../schema/adoption';
import { isDatabaseUnavailable } from '#kit/database/database-refusals';
import { MigrationBlocked } from '../schema/migrate';
import { RoutineRefused } from '#shared/composition/routines';
import { StorageUnavailable } from '#media/storage-unavailable';

/** An expected problem at the start, such as a wrong address. The message is shown to the operator without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

interface Failure extends Error {
  code?: string;
  /** Set on errors of the S3 client. */
  $metadata?: object;
}

/** Turns an error of the database or the bucket into a `StartupError`; unexpected errors are returned unchanged. */
export function preparationError(thrown: unknown, service: string, url: string, bucket?: BucketConfiguration): unknown {
  if (thrown instanceof MigrationBlocked) return new StartupError(blockedMessage(thrown, service), { cause: thrown });
  if (isPoolerInTheWay(thrown)) return new StartupError(POOLER_MESSAGE, { cause: thrown });
  if (thrown instanceof SchemaDiffers || thrown instanceof RoutineRefused)
    return new StartupError(thrown.message, { cause: thrown });
  const failure = (thrown instanceof StorageUnavailable ? thrown.cause : thrown) as Failure;
  const message = failure.$metadata
    ? `${bucketPlace(bucket)} ${NETWORK_PROBLEMS[failure.code ?? ''] ?? `refuses (${failure.name})`}: check S3_BUCKET, S3_ENDPOINT and its keys.`
    : databaseProblem(failure, service, url);
  return message === undefined ? thrown : new StartupError(message, { cause: thrown });
}

const POOLER_MESSAGE =
  'DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the address of Postgres itself, for migrations, jobs and notifications.';

function blockedMessage({ message, blockers }: MigrationBlocked, service: string): string {
  const [first] = blockers;
  const end = first ? ` or end it with SELECT pg_terminate_backend(${first.pid}),` : '';
  return `A migration of ${service} cannot begin: ${message}. Wait until that has ended,${end} then start again.`;
}

const NETWORK_PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'ended the connection',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ENOTFOUND: 'has an unknown host name',
  EAI_AGAIN: 'has an unknown host name',
  ETIMEDOUT: 'does not respond',
  EPERM: 'cannot be reached',
};

const INVALID_PASSWORD = '28P01';
const INVALID_AUTHORIZATION = '28000';
const NO_SUCH_DATABASE = '3D000';
const INSUFFICIENT_PRIVILEGE = '42501';
const TOO_MANY_CONNECTIONS = '53300';
const STARTING_OR_STOPPING = '57P03';
const READ_ONLY = '25006';
const NOT_ACCEPTING_CONNECTIONS = '55000';

function databaseProblem(failure: Failure, service: string, url: string): string | undefined {
  const { code = '', message } = failure;
  const place = hostsOf(url);
  const { user, database: databaseName } = loginOf(url);
  const database = `The database of ${service}`;
  if (failure instanceof NoSuchServer)
    return `${database}: ${message} (${place}): check target_session_attrs in DATABASE_URL.`;
  if (/timeout/i.test(message) && code === '') return `${database} at ${place} does not respond: check DATABASE_URL.`;
  if (code in NETWORK_PROBLEMS)
    return `${database} at ${place} ${NETWORK_PROBLEMS[code]}: check DATABASE_URL, and that Postgres runs there.`;
  switch (code) {
    case INVALID_PASSWORD:
    case INVALID_AUTHORIZATION:
      return `${database} at ${place} refuses the user '${user}' or the password: check DATABASE_URL.`;
    case NO_SUCH_DATABASE:
      return `There is no database '${databaseName}' at ${place} for ${service}: create it, or check DATABASE_URL.`;
    case INSUFFICIENT_PRIVILEGE:
      return `${database} does not allow '${user}' to create its schema or tables (${message}): make that user the owner of the database.`;
    case TOO_MANY_CONNECTIONS:
      return `${database} at ${place} has no connection left: raise max_connections there, or lower DATABASE_POOL.`;
    case STARTING_OR_STOPPING:
      return `${database} at ${place} is starting or stopping: try again in a moment.`;
    case READ_ONLY:
      return `${database} at ${place} is read-only, as a standby is: let DATABASE_URL name the primary, or switch default_transaction_read_only off there.`;
    case NOT_ACCEPTING_CONNECTIONS:
      return `${database} at ${place} refuses the connection (${message}): allow connections to it, or check DATABASE_URL.`;
    default:
      return isDatabaseUnavailable(failure) ? `${database} at ${place} is unavailable: ${message}.` : undefined;
  }
}

function bucketPlace(bucket: BucketConfiguration | undefined): string {
  return `The bucket '${bucket?.bucket ?? ''}'${bucket?.endpoint ? ` at ${bucket.endpoint}` : ''}`;
}

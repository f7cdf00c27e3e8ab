import type { BucketConfiguration } from '#kit/config/configuration';

/** A trouble that may be expected at the start; its message says it in one sentence. */
export class StartupError extends Error {
  override name = 'StartupError';
}

interface Failure extends Error {
  code?: string;
  /** Answers of the bucket carry it, and failures to reach it. */
  $metadata?: object;
}

/** Says what keeps a service from being prepared; anything that nobody expects stays as it is. */
export function preparationError(thrown: unknown, service: string, url: string, bucket?: BucketConfiguration): unknown {
  const failure = thrown as Failure;
  const told = failure.$metadata
    ? `${bucketPlace(bucket)} ${NETWORK_PROBLEMS[failure.code ?? ''] ?? `refuses (${failure.name})`}: check S3_BUCKET, S3_ENDPOINT and its keys.`
    : databaseProblem(failure, service, url);
  return told === undefined ? thrown : new StartupError(told, { cause: thrown });
}

const NETWORK_PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'ended the connection',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ENOTFOUND: 'is at a host nobody knows',
  EAI_AGAIN: 'is at a host nobody knows',
  ETIMEDOUT: 'does not answer',
  EPERM: 'cannot be reached',
};

const INVALID_PASSWORD = '28P01';
const INVALID_AUTHORIZATION = '28000';
const NO_SUCH_DATABASE = '3D000';
const INSUFFICIENT_PRIVILEGE = '42501';
const TOO_MANY_CONNECTIONS = '53300';
const STARTING_OR_STOPPING = '57P03';

function databaseProblem({ code = '', message }: Failure, service: string, url: string): string | undefined {
  const { hostname, port, pathname, username } = new URL(url);
  const place = `${hostname}:${port || '5432'}`;
  const database = `The database of ${service}`;
  if (/timeout/i.test(message) && code === '') return `${database} at ${place} does not answer: check DATABASE_URL.`;
  if (code in NETWORK_PROBLEMS)
    return `${database} at ${place} ${NETWORK_PROBLEMS[code]}: check DATABASE_URL, and that Postgres runs there.`;
  switch (code) {
    case INVALID_PASSWORD:
    case INVALID_AUTHORIZATION:
      return `${database} at ${place} refuses the user '${decodeURIComponent(username)}' or the password: check DATABASE_URL.`;
    case NO_SUCH_DATABASE:
      return `There is no database '${pathname.slice(1)}' at ${place} for ${service}: create it, or check DATABASE_URL.`;
    case INSUFFICIENT_PRIVILEGE:
      return `${database} does not let '${decodeURIComponent(username)}' create what is needed (${message}): make that user the owner of the database.`;
    case TOO_MANY_CONNECTIONS:
      return `${database} at ${place} has no connection left: raise max_connections there, or lower DATABASE_POOL.`;
    case STARTING_OR_STOPPING:
      return `${database} at ${place} is starting or stopping: try again in a moment.`;
    default:
      return undefined;
  }
}

function bucketPlace(bucket: BucketConfiguration | undefined): string {
  return `The bucket '${bucket?.bucket ?? ''}'${bucket?.endpoint ? ` at ${bucket.endpoint}` : ''}`;
}

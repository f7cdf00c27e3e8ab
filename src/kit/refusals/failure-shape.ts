import type { FieldProblems } from './refusal';
import type { ProblemCode } from './problem-texts';

/** A failure before the service formats it. */
export interface Failure {
  status: number;
  key: string;
  message: string;
  /** Translated messages by field. */
  errors: FieldProblems | undefined;
  /** The same problems as codes. */
  codes: Record<string, ProblemCode[]> | undefined;
  details: Record<string, unknown> | undefined;
  extra: Record<string, unknown> | undefined;
}

/** Formats a failure as the response body of a service. */
export type FailureShape = (failure: Failure) => Record<string, unknown>;

/** Failures of the request itself always have a translated `message`, also in services that send keys. */
export const TRANSLATED_KEYS: ReadonlySet<string> = new Set([
  'bad_request',
  'validation_failed',
  'malformed_json',
  'sign_in_required',
  'token_expired',
  'sign_in_failed',
  'permission_required',
  'body_too_large',
  'too_many_values',
  'unsupported_media_type',
  'unexpected',
]);

/**
 * Fields of every failure; `code` is never translated, and `text` is the translated message where `message` is something
 * else.
 */
export const failureEnvelope = (message: string, failure: Failure) => ({
  success: false,
  data: null,
  message,
  code: failure.key,
  ...(message === failure.message ? {} : { text: failure.message }),
  ...(failure.errors ? { errors: failure.errors, codes: failure.codes } : {}),
  ...failure.extra,
});

/** The shape with the translated text as `message`. */
export const plainFailure: FailureShape = failure => failureEnvelope(failure.message, failure);

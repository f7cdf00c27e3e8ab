import type { FieldProblems } from './refusal';
import type { ProblemCode } from './problem-texts';

/** A failure as the filter knows it, before a service gives it its own shape. */
export interface Failure {
  status: number;
  key: string;
  /** The sentence for `key` in the language of the request. */
  sentence: string;
  /** Finished sentences by field. */
  errors: FieldProblems | undefined;
  /** The same problems to branch on. */
  codes: Record<string, ProblemCode[]> | undefined;
  details: Record<string, unknown> | undefined;
  extra: Record<string, unknown> | undefined;
}

/** Renders a failure as the body a service documents. */
export type FailureShape = (failure: Failure) => Record<string, unknown>;

/** Failures about the request itself are always told as a sentence, whatever a service does with its keys. */
export const SENTENCE_KEYS: ReadonlySet<string> = new Set([
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

/** What every failure has, `code` being the key in no language. */
export const failureEnvelope = (message: string, failure: Failure) => ({
  success: false,
  data: null,
  message,
  code: failure.key,
  ...(failure.errors ? { errors: failure.errors, codes: failure.codes } : {}),
  ...failure.extra,
});

/** The sentence for the reader. */
export const plainFailure: FailureShape = failure => failureEnvelope(failure.sentence, failure);

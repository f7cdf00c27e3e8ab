import type { FieldProblems } from './refusal';

/** A failure as the filter knows it, before a service gives it its own shape. */
export interface Failure {
  status: number;
  key: string;
  /** The sentence for `key` in the language of the request. */
  sentence: string;
  /** Finished sentences by field. */
  errors: FieldProblems | undefined;
  details: Record<string, unknown> | undefined;
  beside: Record<string, unknown> | undefined;
}

/** Renders a failure as the body a service documents. */
export type FailureShape = (failure: Failure) => Record<string, unknown>;

/** Failures about the request itself are always told as a sentence, whatever a service does with its keys. */
const SENTENCE_KEYS: ReadonlySet<string> = new Set([
  'bad_request',
  'validation_failed',
  'malformed_json',
  'sign_in_required',
  'sign_in_failed',
  'permission_required',
  'body_too_large',
  'unsupported_media_type',
  'unexpected',
]);

const envelope = (message: string, failure: Failure) => ({
  success: false,
  data: null,
  message,
  ...(failure.errors ? { errors: failure.errors } : {}),
  ...failure.beside,
});

/** The sentence for the reader, nothing to branch on but the status. */
export const plainFailure: FailureShape = failure => envelope(failure.sentence, failure);

/** `errors.<key>` in `message` and `<key>` in `code`; requests that are wrong in themselves are told as sentences. */
export const translationKeyFailure: FailureShape = failure =>
  SENTENCE_KEYS.has(failure.key)
    ? envelope(failure.sentence, failure)
    : { ...envelope(`errors.${failure.key}`, failure), code: failure.key };

/** The bare key in `message`, which the dashboard translates. */
export const bareKeyFailure: FailureShape = failure =>
  envelope(SENTENCE_KEYS.has(failure.key) || failure.key === 'rate_limited' ? failure.sentence : failure.key, failure);

/** The sentence in `message`, the key in `code`, the values behind it in `details`. */
export const codedFailure: FailureShape = failure => ({
  ...envelope(failure.sentence, failure),
  code: failure.key,
  details: failure.details ?? null,
});

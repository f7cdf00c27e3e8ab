import { failureEnvelope, type FailureShape, TRANSLATED_KEYS } from '#kit/refusals/failure-shape';

/** `message` is the key `errors.<key>`, or a sentence for invalid requests. */
export const foodFailure: FailureShape = failure =>
  failureEnvelope(TRANSLATED_KEYS.has(failure.key) ? failure.message : `errors.${failure.key}`, failure);

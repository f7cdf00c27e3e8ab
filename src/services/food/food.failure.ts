import { failureEnvelope, type FailureShape, SENTENCE_KEYS } from '#kit/refusals/failure-shape';

/** `message` is the key `errors.<key>`, or a sentence for invalid requests. */
export const foodFailure: FailureShape = failure =>
  failureEnvelope(SENTENCE_KEYS.has(failure.key) ? failure.sentence : `errors.${failure.key}`, failure);

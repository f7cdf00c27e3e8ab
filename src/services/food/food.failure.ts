import { failureEnvelope, type FailureShape, SENTENCE_KEYS } from '#kit/refusals/failure-shape';

/** `errors.<key>` in `message`; requests that are wrong in themselves are told as sentences. */
export const foodFailure: FailureShape = failure =>
  failureEnvelope(SENTENCE_KEYS.has(failure.key) ? failure.sentence : `errors.${failure.key}`, failure);

import { type FailureShape, failureEnvelope } from '#kit/refusals/failure-shape';

/** The sentence for the reader; of wrong fields the first problem. */
export const firstProblemFailure: FailureShape = failure =>
  failureEnvelope(Object.values(failure.errors ?? {})[0]?.[0] ?? failure.sentence, failure);

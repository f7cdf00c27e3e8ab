import { type FailureShape, failureEnvelope } from '#kit/refusals/failure-shape';

/** Failure body with one message: for validation errors, that of the first field. */
export const firstProblemFailure: FailureShape = failure =>
  failureEnvelope(Object.values(failure.errors ?? {})[0]?.[0] ?? failure.message, failure);

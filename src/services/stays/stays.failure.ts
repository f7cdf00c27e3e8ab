import { failureEnvelope, type FailureShape } from '#kit/refusals/failure-shape';

/** `message` is the sentence, `details` has its values. */
export const staysFailure: FailureShape = failure => ({
  ...failureEnvelope(failure.message, failure),
  details: failure.details ?? null,
});

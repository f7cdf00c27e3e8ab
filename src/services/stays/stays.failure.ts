import { failureEnvelope, type FailureShape } from '#kit/refusals/failure-shape';

/** The sentence in `message`, the values behind it in `details`. */
export const staysFailure: FailureShape = failure => ({
  ...failureEnvelope(failure.sentence, failure),
  details: failure.details ?? null,
});

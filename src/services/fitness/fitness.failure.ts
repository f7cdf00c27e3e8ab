import { failureEnvelope, type FailureShape, SENTENCE_KEYS } from '#kit/refusals/failure-shape';

/** What a reader is told about the request itself, in their own language; everything else is a key the dashboard translates. */
const TOLD: ReadonlySet<string> = new Set([
  ...SENTENCE_KEYS,
  'ingest_key_required',
  'rate_limited',
  'service_unavailable',
  'server_busy',
]);

/** How this service calls a record that is not there, or not the caller's. */
const NO_RECORD = 'record_not_found';

/** Of wrong fields the first problem, of a request the sentence, of everything else the bare key. */
export const fitnessFailure: FailureShape = failure => {
  const key = failure.key === 'not_found' ? NO_RECORD : failure.key;
  const firstProblem = key === 'validation_failed' ? Object.values(failure.errors ?? {})[0]?.[0] : undefined;
  return failureEnvelope(firstProblem ?? (TOLD.has(key) ? failure.sentence : key), { ...failure, key });
};

import { failureEnvelope, type FailureShape, TRANSLATED_KEYS } from '#kit/refusals/failure-shape';

/**
 * Failures whose `message` is a sentence in the caller's language; for all others it is the key, which the site
 * translates.
 */
const TRANSLATED: ReadonlySet<string> = new Set([
  ...TRANSLATED_KEYS,
  'ingest_key_required',
  'rate_limited',
  'service_unavailable',
  'server_busy',
]);

const NO_RECORD = 'record_not_found';

/** `message` is the first field problem, a sentence, or the bare key. */
export const fitnessFailure: FailureShape = failure => {
  const key = failure.key === 'not_found' ? NO_RECORD : failure.key;
  const firstProblem = key === 'validation_failed' ? Object.values(failure.errors ?? {})[0]?.[0] : undefined;
  return failureEnvelope(firstProblem ?? (TRANSLATED.has(key) ? failure.message : key), { ...failure, key });
};

/** Response headers that pages of other origins may read, in addition to the CORS-safelisted ones. */
export const EXPOSED_HEADERS = [
  'Retry-After',
  'Idempotent-Replayed',
  'Idempotent-Replay',
  'Idempotency-Mismatch',
  'X-Request-Id',
] as const;

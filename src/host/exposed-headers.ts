/** What pages of other origins may read beside the usual. */
export const EXPOSED_HEADERS = ['Retry-After', 'Idempotent-Replay', 'Idempotency-Mismatch', 'X-Request-Id'] as const;

/** What pages of other origins may read beside the usual. */
export const EXPOSED_HEADERS = ['Retry-After', 'Idempotent-Replay', 'X-Request-Id'] as const;

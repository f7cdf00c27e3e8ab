/** How often something may happen from one address (or for one key) within a sliding window. */
export interface RateLimitPolicy {
  limit: number;
  windowSeconds: number;
  /** Environment variable that replaces `limit`. */
  variable?: string;
}

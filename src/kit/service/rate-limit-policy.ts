/** Maximum uses per address (or other key) in a sliding window. */
export interface RateLimitPolicy {
  limit: number;
  windowSeconds: number;
  /** Environment variable that replaces `limit`. */
  variable?: string;
}

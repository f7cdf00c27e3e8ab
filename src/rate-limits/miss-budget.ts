import { Injectable } from '@nestjs/common';
import { RateLimits } from './rate-limits';
import { isConclusive } from './settle';

/**
 * Limits per visitor address how many unknown keys (`Idempotency-Key`, `client_token`, references with an e-mail
 * address) are looked up, because a known key opens a stored response.
 */
@Injectable()
export class MissBudget {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a miss before the look-up, so that parallel ones are limited too. Call the returned function if something was
   * found, or if another limit counts the work. Throws `RateLimited` when the budget is used up.
   */
  async take(address: string): Promise<() => void> {
    return this.limits.take('misses', address);
  }

  /** Runs a look-up. `undefined`, `null` and refusals are misses; a look-up that failed is not. */
  async open<Found>(address: string, find: () => Promise<Found>): Promise<Found> {
    return this.limits.countBy('misses', address, find, { result: found => found == null, failure: isConclusive });
  }
}

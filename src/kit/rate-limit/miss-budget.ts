import { Injectable } from '@nestjs/common';
import { isJudged } from './judged';
import { RateLimits } from './rate-limits';

/**
 * A budget of misses per visitor address for keys that open somebody's stored answer: an `Idempotency-Key`, a
 * `client_token`, a reference with an e-mail address. Guessing one costs as many misses as there are keys, so an
 * address that has used up its misses opens nothing more until the window slides on.
 */
@Injectable()
export class MissBudget {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a look-up as a miss beforehand, so that parallel ones cannot slip past, and answers how to take it back:
   * do so when something was found, or when what was made instead counts against a limit of its own.
   * Throws `RateLimited` when the budget is used up.
   */
  async take(address: string): Promise<() => void> {
    return this.limits.take('misses', address);
  }

  /** What the look-up finds; nothing (`undefined` or `null`) is a miss, and so is a refusal. A look-up that failed is none. */
  async open<Found>(address: string, find: () => Promise<Found>): Promise<Found> {
    const giveBack = await this.take(address);
    try {
      const found = await find();
      if (found != null) giveBack();
      return found;
    } catch (failure) {
      if (!isJudged(failure)) giveBack();
      throw failure;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Refusal } from '#kit/refusals/refusal';
import { isJudged } from '#kit/rate-limit/judged';
import { RateLimits } from '#kit/rate-limit/rate-limits';
import type { QuotePromo } from './quote.types';

/**
 * Promo codes are short enough to be guessed. A visitor who has named too many unknown ones is told of every code that
 * it is unknown, until the window slides on: a basket is priced all the same.
 */
@Injectable()
export class PromoGuesses {
  constructor(private readonly limits: RateLimits) {}

  /** `ask` looks a code up unless it is told not to. */
  async counted<Answer extends { promo: QuotePromo }>(
    address: string,
    ask: (mayLookUp: boolean) => Promise<Answer>,
  ): Promise<Answer> {
    const giveBack = await this.guess(address);
    try {
      const answer = await ask(giveBack !== undefined);
      if (answer.promo.reason !== 'unknown') giveBack?.();
      return answer;
    } catch (failure) {
      if (!isJudged(failure)) giveBack?.();
      throw failure;
    }
  }

  /** Counted beforehand, so that parallel guesses cannot slip past; undefined when the budget is used up. */
  private async guess(address: string): Promise<(() => void) | undefined> {
    try {
      return await this.limits.take('promoGuesses', address);
    } catch (refused) {
      if (refused instanceof Refusal) return undefined;
      throw refused;
    }
  }
}

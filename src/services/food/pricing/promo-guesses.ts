import { Injectable } from '@nestjs/common';
import { Refusal } from '#kit/refusals/refusal';
import { isJudged } from '#rate-limits/settle';
import { RateLimits } from '#rate-limits/rate-limits';
import type { QuotePromo } from './quote.types';

/** After too many unknown codes, every code of the visitor is reported as unknown until the window moves on. */
@Injectable()
export class PromoGuesses {
  constructor(private readonly limits: RateLimits) {}

  /** `price` looks the code up, unless its argument says not to. */
  async limitLookups<Result extends { promo: QuotePromo }>(
    address: string,
    price: (mayLookUp: boolean) => Promise<Result>,
  ): Promise<Result> {
    const giveBack = await this.countGuess(address);
    try {
      const result = await price(giveBack !== undefined);
      if (result.promo.reason !== 'unknown') giveBack?.();
      return result;
    } catch (failure) {
      if (!isJudged(failure)) giveBack?.();
      throw failure;
    }
  }

  /** Counted before the lookup, so that parallel guesses are limited too; undefined if the budget is used up. */
  private async countGuess(address: string): Promise<(() => void) | undefined> {
    try {
      return await this.limits.take('promoGuesses', address);
    } catch (refused) {
      if (refused instanceof Refusal) return undefined;
      throw refused;
    }
  }
}

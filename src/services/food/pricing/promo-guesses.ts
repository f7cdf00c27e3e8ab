import { Injectable } from '@nestjs/common';
import { Refusal } from '#kit/refusals/refusal';
import { isConclusive } from '#rate-limits/settle';
import { RateLimits } from '#rate-limits/rate-limits';
import type { QuotePromo } from './quote.types';

/** Limits guesses: after too many unknown codes, every code of the visitor is reported as unknown until the window ends. */
@Injectable()
export class PromoGuesses {
  constructor(private readonly limits: RateLimits) {}

  /** Counts the lookup if the code is unknown. @param price looks the code up only if its argument is true */
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
      if (!isConclusive(failure)) giveBack?.();
      throw failure;
    }
  }

  /** Counts before the lookup, so that parallel guesses are limited too. @returns undefined if the limit is reached */
  private async countGuess(address: string): Promise<(() => void) | undefined> {
    try {
      return await this.limits.take('promoGuesses', address);
    } catch (refused) {
      if (refused instanceof Refusal) return undefined;
      throw refused;
    }
  }
}

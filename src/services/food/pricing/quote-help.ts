import { Refusal } from '#kit/refusals/refusal';
import type { QuoteHelpView } from './quote-help.view';
import { type PricedBasket, RefusedBasket } from './priced-basket';

/** Finds what would be accepted instead of a basket that cannot be ordered. The feature `help` implements it. */
export abstract class QuoteHelp {
  /** The help for a basket; undefined if it can be ordered or there is none. */
  abstract of(basket: PricedBasket): Promise<QuoteHelpView | undefined>;

  protected abstract added(refusal: Refusal, basket: PricedBasket): Promise<Refusal>;

  /** Adds help to the refusal of a basket. Call it outside a transaction. */
  async addTo<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (failed) {
      const explained = failed instanceof Refusal && failed.context instanceof RefusedBasket;
      throw explained ? await this.added(failed, failed.context.basket) : failed;
    }
  }
}

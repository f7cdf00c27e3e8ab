import { Refusal } from '#kit/refusals/refusal';
import type { QuoteHelpView } from './quote-help.view';
import { type PricedBasket, RefusedBasket } from './priced-basket';

/** Names what would be accepted in place of what stands in the way. The feature `help` provides it. */
export abstract class QuoteHelp {
  /** Undefined if nothing stands in the way, or nothing helps. */
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

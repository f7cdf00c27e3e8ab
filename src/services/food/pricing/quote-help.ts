import type { Refusal } from '#kit/refusals/refusal';
import type { QuoteHelpView } from './quote-help.view';
import { BasketRefusal, type PricedBasket } from './quotes.service';

/** Names what would be accepted in place of what stands in the way. The feature `help` provides it. */
export abstract class QuoteHelp {
  /** Undefined if nothing stands in the way, or nothing helps. */
  abstract of(basket: PricedBasket): Promise<QuoteHelpView | undefined>;

  protected abstract added(refusal: BasketRefusal): Promise<Refusal>;

  /** Adds help to the refusal of a basket that `work` throws. Call it outside a transaction. */
  async addTo<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (failed) {
      throw failed instanceof BasketRefusal ? await this.added(failed) : failed;
    }
  }
}

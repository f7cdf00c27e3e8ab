import { Injectable } from '@nestjs/common';
import { TokenUsed } from '#idempotency/replay-source';
import type { Refusal } from '#kit/refusals/refusal';
import { isExpired } from '#shared/quote-tokens/quote-token';
import { QuoteExpired, QuoteInvalid, QuoteMismatch } from '#shared/quote-tokens/quote-token.refusals';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import { orderableOutcome } from '../pricing/changes';
import { QuoteChangeView, type QuoteView } from '../pricing/quote.view';
import { type PricedBasket, type QuoteRequest, RefusedBasket } from '../pricing/priced-basket';
import { Quotes } from '../pricing/quotes.service';
import { refusedQuoteView } from '../pricing/refusal-help.view';
import { BasketTokens, type PresentedToken, shownQuote } from '../quote-tokens/basket-tokens.service';
import type { PlacementRequest } from './placement-request';
import { type OrderNumbers, type OrderPrerequisites, orderPrerequisites } from './placement.queries';
import { Changes, DELIVERY_REFUSALS, shortOf } from './placement.refusals';

type KitchenBasket = PricedBasket & { kitchen: OrderingKitchen };

/** The quote with whose amounts an order is placed. */
export interface OrderedQuote {
  quote: KitchenBasket;
  /** Total of the quote token; null without one, and if changes were accepted. */
  shownTotalCents: number | null;
}

export interface PricedOrder extends Pick<OrderPrerequisites, 'account'> {
  ordered: OrderedQuote;
  numbers: OrderNumbers;
}

@Injectable()
export class OrderEvaluation {
  constructor(
    private readonly quotes: Quotes,
    private readonly tokens: BasketTokens,
  ) {}

  /** Prices the basket in one statement. @throws Refusal the order cannot be placed; TokenUsed the key has an order */
  async price({ key, body, customerId }: PlacementRequest, basket: QuoteRequest): Promise<PricedOrder> {
    const presented = body.quote_token ? this.tokens.present(body.quote_token, basket, customerId) : null;
    const { quote, extra } = await this.quotes.strictQuoteWith<OrderPrerequisites>(
      presented?.request ?? basket,
      customerId,
      orderPrerequisites(key, customerId),
    );
    const { numbers, account } = extra;
    if (!numbers) throw new TokenUsed();
    return { ordered: this.evaluate(quote, presented, body.accept_changes ?? []), numbers, account };
  }

  /**
   * Changes are reported before delivery problems, since a dish that is gone may also cause one.
   * @throws Refusal the order cannot be placed as requested
   */
  private evaluate(quote: KitchenBasket, presented: PresentedToken | null, accepted: readonly string[]): OrderedQuote {
    const ordered = presented ? this.underToken(quote, presented, accepted) : withoutToken(quote, accepted);
    const { reason } = ordered.quote.delivery;
    if (!reason) return ordered;
    const extra = reason === 'below_minimum' ? { extra: shortOf(ordered.quote.delivery) } : {};
    throw DELIVERY_REFUSALS[reason](extra).about(new RefusedBasket(ordered.quote));
  }

  private underToken(
    quote: KitchenBasket,
    { token, differs }: PresentedToken,
    accepted: readonly string[],
  ): OrderedQuote {
    const fresh = () => ({ quote: this.freshQuote(quote) });
    const refused = (refusal: Refusal) => refusal.about(new RefusedBasket(quote.current ?? quote));
    if (!token) throw refused(QuoteInvalid({ extra: fresh() }));
    if (differs.length > 0) throw refused(QuoteMismatch({ extra: { differs, ...fresh() } }));
    if (isExpired(token, quote.basis.openNow.now)) throw refused(QuoteExpired({ extra: fresh() }));
    const shown = shownQuote(token);
    if (orderableOutcome(quote, [], shown).orderable) return { quote, shownTotalCents: token.amounts['total']! };
    // Accepting changes gives up the locked prices, so all changes are compared with current values.
    const current = { ...(quote.current ?? quote), kitchen: quote.kitchen };
    const { orderable, blocking } = orderableOutcome(current, accepted, shown);
    if (!orderable) throw refused(Changes({ extra: { changes: blocking.map(QuoteChangeView.of), ...fresh() } }));
    return { quote: current, shownTotalCents: null };
  }

  /** The current quote with its token, as `POST /checkout/quote` returns it. */
  private freshQuote(quote: PricedBasket): QuoteView {
    return refusedQuoteView(this.tokens.withToken({ ...(quote.current ?? quote), changes: [] }));
  }
}

function withoutToken(quote: KitchenBasket, accepted: readonly string[]): OrderedQuote {
  const { orderable, blocking } = orderableOutcome(quote, accepted);
  if (!orderable)
    throw Changes({ extra: { changes: blocking.map(QuoteChangeView.of) } }).about(new RefusedBasket(quote));
  return { quote, shownTotalCents: null };
}

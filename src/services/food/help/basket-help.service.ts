import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Log } from '#kit/log/log';
import type { Refusal } from '#kit/refusals/refusal';
import { readHelp, withHelp } from '#shared/help/with-help';
import { QuoteHelp } from '../pricing/quote-help';
import type { QuoteHelpView } from '../pricing/quote-help.view';
import { refusedQuoteView } from '../pricing/refusal-help.view';
import type { QuoteView } from '../pricing/quote.view';
import type { PricedBasket } from '../pricing/priced-basket';
import { BasketTokens } from '../quote-tokens/basket-tokens.service';
import { discountHelp, discountRecords } from './discount-help';
import { deliveryHelp, deliveryRecords } from './delivery-help';
import { filled } from './filled';
import { helpRecords } from './help.queries';
import { helpableLines, lineRecords, linesHelp } from './line-help';

/** The obstacles that the help is about. */
interface Scope {
  delivery?: boolean;
  lines?: boolean;
  discounts?: boolean;
  /** Whether the help includes the current quote. */
  quote?: boolean;
}

const EVERYTHING: Scope = { delivery: true, lines: true, discounts: true };

/** By key of the refusal; all others are about the delivery. */
const SCOPES: Readonly<Record<string, Scope | undefined>> = {
  validation_failed: { lines: true },
  changes: { lines: true, discounts: true, quote: true },
  quote_invalid: { quote: true },
  quote_mismatch: { quote: true },
  quote_expired: { quote: true },
};

@Injectable()
export class BasketHelp extends QuoteHelp {
  constructor(
    private readonly db: Database,
    private readonly tokens: BasketTokens,
    private readonly log: Log,
  ) {
    super();
  }

  override of(basket: PricedBasket): Promise<QuoteHelpView | undefined> {
    return readHelp(() => this.read(basket, EVERYTHING), this.log);
  }

  protected override added(refusal: Refusal, basket: PricedBasket): Promise<Refusal> {
    const scope = SCOPES[refusal.key] ?? { delivery: true };
    const read = async () => {
      const help = {
        ...(await this.read(basket, scope)),
        ...(scope.quote && { quote: this.quoteOf(refusal, basket) }),
      };
      return Object.keys(help).length > 0 ? { extra: { help } } : undefined;
    };
    return withHelp(refusal, read, this.log);
  }

  /** The quote of the refusal, or a new one if it has none. */
  private quoteOf({ detail }: Refusal, basket: PricedBasket): QuoteView {
    return (detail.extra?.['quote'] as QuoteView | undefined) ?? refusedQuoteView(this.tokens.withToken(basket));
  }

  private async read(basket: PricedBasket, scope: Scope): Promise<QuoteHelpView | undefined> {
    const lines = scope.lines ? helpableLines(basket) : [];
    const records = await helpRecords(this.db, {
      ...(scope.delivery && deliveryRecords(basket)),
      ...lineRecords(lines, basket),
      ...(scope.discounts && discountRecords(basket)),
    });
    const help: QuoteHelpView = {
      ...(scope.delivery && deliveryHelp(basket, records)),
      ...filled({ lines: linesHelp(lines, basket, records.alternatives) }),
      ...(scope.discounts && discountHelp(basket, records)),
    };
    return Object.keys(help).length > 0 ? help : undefined;
  }
}

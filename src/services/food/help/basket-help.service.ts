import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Log } from '#kit/log/log';
import { fromCents } from '#kit/money/money';
import type { Refusal } from '#kit/refusals/refusal';
import { readHelp, withHelp } from '#shared/help/with-help';
import { MAX_LINES } from '../pricing/pricing.types';
import { QuoteHelp } from '../pricing/quote-help';
import type { QuoteHelpView } from '../pricing/quote-help.view';
import { refusedQuoteView } from '../pricing/refusal-help.view';
import type { QuoteView } from '../pricing/quote.view';
import type { BasketRefusal, PricedBasket } from '../pricing/quotes.service';
import { BasketTokens } from '../quote-tokens/basket-tokens.service';
import { discountsHelp } from './discount-help';
import { type HelpRecords, helpRecords, type WantedRecords } from './help.queries';
import { otherKitchens, reopeningHelp } from './kitchen-help';
import { dishHelp, helpableLines, linesHelp, replaceableDishes } from './line-help';
import { normalisePostcode } from '../kitchens/postcode';

/** The obstacles of a basket that help is for. */
interface Scope {
  delivery?: boolean;
  lines?: boolean;
  discounts?: boolean;
  /** Whether the current price is returned with it. */
  quote?: boolean;
}

const EVERYTHING: Scope = { delivery: true, lines: true, discounts: true };

/** Of refusals that are not about the delivery. */
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

  protected override added(refusal: BasketRefusal): Promise<Refusal> {
    const scope = SCOPES[refusal.key] ?? { delivery: true };
    const read = async () => {
      const help = {
        ...(await this.read(refusal.basket, scope)),
        ...(scope.quote && { quote: this.quoteOf(refusal) }),
      };
      return Object.keys(help).length > 0 ? { extra: { help } } : undefined;
    };
    return withHelp(refusal, read, this.log);
  }

  /** The same as beside `help`, if the refusal has one. */
  private quoteOf({ basket, detail }: BasketRefusal): QuoteView {
    return (detail.extra?.['quote'] as QuoteView | undefined) ?? refusedQuoteView(this.tokens.withToken(basket));
  }

  private async read(basket: PricedBasket, scope: Scope): Promise<QuoteHelpView | undefined> {
    const lines = scope.lines ? helpableLines(basket) : [];
    const records = await helpRecords(this.db, {
      ...(scope.delivery && deliveryRecords(basket)),
      ...(lines.length > 0 && lineRecords(basket, replaceableDishes(lines))),
    });
    const help: QuoteHelpView = {
      ...(scope.delivery && deliveryHelp(basket, records)),
      ...filled({ lines: linesHelp(lines, basket, records.alternatives) }),
      ...(scope.discounts && discountsHelp(basket)),
    };
    return Object.keys(help).length > 0 ? help : undefined;
  }
}

const judgedAt = ({ basis }: PricedBasket): Date => new Date(basis.openNow.now.epochMilliseconds);

function deliveryRecords(basket: PricedBasket): WantedRecords {
  const { kitchen, delivery, basis } = basket;
  const { request, menu } = basis;
  const at = judgedAt(basket);
  if (delivery.reason === 'below_minimum') {
    const hasRoom = request.lines.length < MAX_LINES;
    return kitchen && hasRoom ? { additions: { kitchenId: kitchen.id, priceCents: delivery.missingCents, at } } : {};
  }
  if (delivery.reason !== 'closed' && delivery.reason !== 'outside_area') return {};
  return {
    otherKitchens: {
      code: request.kitchenCode,
      postcode: normalisePostcode(request.address?.postcode ?? '') || null,
      onlyDelivering: delivery.reason === 'outside_area',
      dishIds: [...menu.dishes.keys()],
      at,
    },
  };
}

const lineRecords = (basket: PricedBasket, dishIds: readonly number[]): WantedRecords =>
  dishIds.length === 0
    ? {}
    : { alternatives: { kitchenId: basket.kitchen?.id ?? null, dishIds, at: judgedAt(basket) } };

function deliveryHelp({ kitchen, delivery, basis }: PricedBasket, records: HelpRecords): QuoteHelpView {
  const others = filled({ other_kitchens: otherKitchens(records.otherKitchens, basis) });
  const pickup = kitchen ? { pickup_possible: basis.openNow(kitchen) } : {};
  switch (delivery.reason) {
    case 'below_minimum':
      return {
        minimum: fromCents(delivery.minimumCents ?? 0),
        missing: fromCents(delivery.missingCents),
        ...filled({ additions: records.additions.map(dishHelp) }),
        ...pickup,
      };
    case 'closed':
      return { ...(kitchen && reopeningHelp(kitchen, basis.openNow)), ...others };
    case 'outside_area':
      return { ...others, ...pickup };
    default:
      return {};
  }
}

/** Without empty lists. */
const filled = (lists: Pick<QuoteHelpView, 'additions' | 'other_kitchens' | 'lines'>): QuoteHelpView =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));

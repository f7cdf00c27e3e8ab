import { Injectable } from '@nestjs/common';
import { differingFields, type IssuedToken, NO_TOKEN, type QuoteToken } from '#shared/quote-tokens/quote-token';
import { QuoteTokens } from '#shared/quote-tokens/quote-tokens';
import { identityOf } from '../pricing/changes';
import type { LockedTerms, PricingRates } from '../pricing/pricing.types';
import { quotedAmounts, type ShownQuote } from '../pricing/quoted-amounts';
import type { PricedBasket, QuoteRequest } from '../pricing/priced-basket';
import { boundFields } from './bound-fields';

/** Increased when the meaning of the content changes. */
const VERSION = 1;

interface BasketTerms {
  /** Identity, quantity and unit price in cents. */
  lines: [identity: string, quantity: number, cents: number][];
  rates: PricingRates;
  promoPercent: number | null;
}

/** The quote token of an order. */
export interface PresentedToken {
  /** Undefined if it is invalid. */
  token: QuoteToken<BasketTerms> | undefined;
  /** Names of the bound fields in which the order differs from the quote. */
  differs: string[];
  /** The request with the terms of the token, and with its unit prices as the displayed ones. */
  request: QuoteRequest;
}

/** Issues and reads the tokens of quotes. */
@Injectable()
export class BasketTokens {
  constructor(private readonly tokens: QuoteTokens) {}

  /** Adds a token to the quote, unless it cannot be ordered. */
  withToken<Priced extends PricedBasket>(quote: Priced): Priced & (IssuedToken | typeof NO_TOKEN) {
    const canBeOrdered =
      quote.lines.length > 0 && quote.lines.every(line => line.orderable) && quote.delivery.available;
    return { ...quote, ...(canBeOrdered ? this.issued(quote) : NO_TOKEN) };
  }

  /** Reads the token of an order, even if it has expired. */
  present(token: string, request: QuoteRequest, customerId: number | null): PresentedToken {
    const read = this.tokens.read<BasketTerms>(VERSION, token);
    const differs = read ? differingFields(read.bound, boundFields(request, customerId)) : [];
    const locked = read && differs.length === 0 ? lockedTerms(read) : undefined;
    const lines = request.lines.map(line => ({
      ...line,
      shownUnitPriceCents: locked?.unitPrices.get(identityOf(line)) ?? null,
    }));
    return { token: read, differs, request: { ...request, lines, locked } };
  }

  private issued({ basis, ...quote }: PricedBasket): IssuedToken {
    const { request, customerId, settings, promo, validity } = basis;
    const { deliveryMinimumCents: _minimum, tips: _tips, ...rates } = settings;
    const terms: BasketTerms = {
      lines: request.lines.map((line, index) => [identityOf(line), line.quantity, quote.lines[index]!.unitPriceCents!]),
      rates,
      promoPercent: quote.promo.applied && promo ? promo.percent : null,
    };
    const content = { bound: boundFields(request, customerId), amounts: quotedAmounts(quote), terms };
    return this.tokens.make(VERSION, content, validity, basis.openNow.now);
  }
}

export const shownQuote = ({ amounts, terms }: QuoteToken<BasketTerms>): ShownQuote => ({
  amounts,
  hadPromo: terms.promoPercent !== null,
});

function lockedTerms({
  terms,
  issuedAt,
  lockedUntil,
}: QuoteToken<BasketTerms>): NonNullable<QuoteRequest['locked']> & LockedTerms {
  const unitPrices = new Map(terms.lines.map(([identity, , cents]) => [identity, cents]));
  return { rates: terms.rates, promoPercent: terms.promoPercent, unitPrices, issuedAt, lockedUntil };
}

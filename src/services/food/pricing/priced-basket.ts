import type { Temporal } from 'temporal-polyfill';
import type { QuoteToken, QuoteValidity } from '#shared/quote-tokens/quote-token';
import type { Fulfillment } from '../fulfillment';
import type { OrderingKitchen, PartialAddress } from '../kitchens/kitchens.service';
import type { OpenNow } from '../kitchens/open-now';
import type { ChosenSlot, SlotDemand } from '../slots/judge-slot';
import type { BasketLine, LockedTerms, Menu, PricingSettings, PromoTerms } from './pricing.types';
import type { Quote } from './quote.types';
import type { TipChoice } from './tip';

export interface QuoteRequest {
  lines: readonly BasketLine[];
  /** Null while none is chosen. */
  kitchenCode: string | null;
  fulfillment: Fulfillment;
  address: PartialAddress | null;
  promoCode: string | null;
  /** Reports every code as unknown. */
  skipsPromoLookup?: boolean;
  redeemPoints: boolean;
  /** E-mail address of an order, null for that of the account; left out in a quote, where a guest may be anybody. */
  orderEmail?: string | null;
  tip: TipChoice | null;
  /** Start of the slot in which it is to be ready; null for as soon as possible. */
  scheduledFor: Temporal.Instant | null;
  /** Terms of the quote token that the customer orders with; they apply while its lock lasts. */
  locked?: (LockedTerms & Pick<QuoteToken<unknown>, 'issuedAt' | 'lockedUntil'>) | undefined;
}

/** What a basket was judged by. */
export interface QuoteBasis {
  request: QuoteRequest;
  menu: Menu;
  promo: PromoTerms | null;
  /** Null for a guest. */
  pointsBalance: number | null;
  settings: PricingSettings;
  openNow: OpenNow;
  /** Null for a guest. */
  customerId: number | null;
  validity: QuoteValidity;
}

export interface PricedBasket extends Quote {
  /** Null when none is chosen or the code names no active kitchen; nothing can be delivered then. */
  kitchen: OrderingKitchen | null;
  basis: QuoteBasis;
  /** An unpaid order of this basket ends `holdMinutes` after placement, since others wait for what it holds. */
  holdsScarce: boolean;
  holdMinutes: number;
  /** The same basket priced without the locked terms; undefined if none applied. */
  current?: PricedBasket;
  demand: SlotDemand;
  /** The slot in which it is to be ready; null if that is refused, and as soon as possible without limits. */
  slot: ChosenSlot | null;
  promisedAt: Date;
}

/** Explains the refusal of a basket: help is read for it. */
export class RefusedBasket {
  constructor(readonly basket: PricedBasket) {}
}

import type { Temporal } from 'temporal-polyfill';
import type { QuoteToken, QuoteValidity } from '#shared/quote-tokens/quote-token';
import type { Fulfillment } from '../fulfillment';
import type { OrderingKitchen, PartialAddress } from '../kitchens/kitchens.service';
import type { OpenNow } from '../kitchens/open-now';
import type { ChosenSlot, SlotDemand } from '../slots/evaluate-slot';
import type { BasketLine, LockedTerms, Menu, PricingSettings, PromoTerms } from './pricing.types';
import type { Quote } from './quote.types';
import type { TipChoice } from './tip';

export interface QuoteRequest {
  lines: readonly BasketLine[];
  /** Null if no kitchen is chosen yet. */
  kitchenCode: string | null;
  fulfillment: Fulfillment;
  address: PartialAddress | null;
  promoCode: string | null;
  /** Reports every promo code as unknown. */
  skipsPromoLookup?: boolean;
  redeemPoints: boolean;
  /** E-mail address of an order; null for that of the account, undefined in a quote. */
  orderEmail?: string | null;
  tip: TipChoice | null;
  /** Start of the slot in which the order is to be ready; null for as soon as possible. */
  scheduledFor: Temporal.Instant | null;
  /** Terms of the sent quote token, which apply while its prices are locked. */
  locked?: (LockedTerms & Pick<QuoteToken<unknown>, 'issuedAt' | 'lockedUntil'>) | undefined;
}

/** The records and settings that a basket was priced from. */
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
  /** Null if none is chosen or the code names no active kitchen; the basket can then not be ordered. */
  kitchen: OrderingKitchen | null;
  basis: QuoteBasis;
  /** Whether an order holds a limited slot or code, so that it is cancelled `holdMinutes` after placement unless paid. */
  holdsScarce: boolean;
  holdMinutes: number;
  /** The basket priced without the locked terms; undefined if none applied. */
  current?: PricedBasket;
  demand: SlotDemand;
  /** The slot in which the order is to be ready; null if it is refused, and for as soon as possible without limits. */
  slot: ChosenSlot | null;
  promisedAt: Date;
}

/** Context of a refusal: the basket that help is read for. */
export class RefusedBasket {
  constructor(readonly basket: PricedBasket) {}
}

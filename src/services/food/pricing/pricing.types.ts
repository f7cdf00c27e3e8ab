import type { Temporal } from 'temporal-polyfill';
import type { Bilingual } from '#kit/language/language';
import type { TipChoice, TipTerms } from './tip';
import type { SlotReason } from '../slots/evaluate-slot';
import type { DeliveryCheck, Fulfillment } from '../fulfillment';

export interface MenuChoice {
  key: string;
  name: Bilingual;
  priceDeltaCents: number;
  isAvailable: boolean;
}

export interface MenuOptionGroup {
  key: string;
  name: Bilingual;
  /** A required group needs at least one choice; an optional one may be left out regardless of its `min`. */
  required: boolean;
  min: number;
  max: number;
  choices: readonly MenuChoice[];
}

export interface MenuDish {
  id: number;
  slug: string;
  name: Bilingual;
  image: string | null;
  categoryId?: number;
  priceCents: number;
  isActive: boolean;
  isAvailable: boolean;
  archived: boolean;
  /** End of the snooze; null if the kitchen sells the dish. */
  availableFrom?: Date | null;
  /** Optional, since tests of prices leave it out. */
  preparationMinutes?: number;
  optionGroups: readonly MenuOptionGroup[];
}

export interface MenuOfferSlot {
  name: string;
  label: Bilingual;
  choices: readonly { productId: number; supplementCents: number }[];
}

export interface MenuOffer {
  id: number;
  code: string;
  name: Bilingual;
  image: string | null;
  priceCents: number;
  isActive: boolean;
  slots: readonly MenuOfferSlot[];
}

/** The dishes and offers of a basket by id, with the dishes that offer lines choose. */
export interface Menu {
  dishes: ReadonlyMap<number, MenuDish>;
  offers: ReadonlyMap<number, MenuOffer>;
}

/** Maximum number of lines of a basket. */
export const MAX_LINES = 50;

interface AnyBasketLine {
  /** 1 to 10. */
  quantity: number;
  instructions: string | null;
  /** Unit price that was displayed, or null. It only reveals changes and never sets a price. */
  shownUnitPriceCents: number | null;
}

export interface DishLine extends AnyBasketLine {
  productId: number;
  offerId?: undefined;
  options: readonly { group: string; choice: string }[];
}

export interface OfferLine extends AnyBasketLine {
  productId?: undefined;
  offerId: number;
  /** Dish id by slot name. */
  offerChoices: Readonly<Record<string, number>>;
}

export type BasketLine = DishLine | OfferLine;

export interface PricingSettings {
  deliveryFeeCents: number;
  pickupFeeCents: number;
  deliveryMinimumCents: number;
  rewardsPointsPerDollar: number;
  rewardsRedeemPoints: number;
  rewardsRedeemValueCents: number;
  /** Undefined for no tips. */
  tips?: TipTerms;
}

export interface PromoTerms extends Partial<PromoConditions> {
  code: string;
  /** 0 to 100, up to two decimals. */
  percent: number;
  /** For display only: codes never change a fee. */
  excludesDelivery: boolean;
  stackableWithRewards: boolean;
  isActive: boolean;
}

/** Conditions of a promo code; null or an empty list is no condition. */
interface PromoConditions {
  id: number;
  startsAt: Date | null;
  /** Exclusive. */
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** Minimum menu subtotal before discounts. */
  minimumSubtotalCents: number | null;
  firstOrderOnly: boolean;
  kitchenCodes: readonly string[];
  categoryIds: readonly number[];
  /** `categoryIds` with their subcategories. */
  dishCategoryIds: readonly number[];
  /** Number of orders that hold a use now. */
  uses: number;
  /** Uses and orders of the person who orders; null if the person is unknown. */
  person: { uses: number; hasOrdered: boolean } | null;
}

export interface Basket {
  lines: readonly BasketLine[];
  fulfillment: Fulfillment;
  deliveryCheck: DeliveryCheck;
  /** Why the order cannot be ready at the requested time; null if it can. */
  slotReason?: SlotReason | null;
  /** Without time and kitchen, the conditions of the promo code on them are not checked. */
  now?: Temporal.Instant;
  kitchenCode?: string | null;
  /** Normalized code; null for none. */
  promoCode: string | null;
  /** The stored code, or null if unknown. */
  promo: PromoTerms | null;
  redeemPoints: boolean;
  pointsBalance: number | null;
  tip?: TipChoice | null;
  /** Terms that replace the current ones. They do not make a line orderable that is not. */
  locked?: LockedTerms | null;
}

export type PricingRates = Omit<PricingSettings, 'deliveryMinimumCents' | 'tips'>;

/** The prices and rates of a quote, for an order at its prices. */
export interface LockedTerms {
  rates: PricingRates;
  /** Null if no code applied to the quote. */
  promoPercent: number | null;
  /** Unit prices in cents; keys are `identityOf` the lines. */
  unitPrices: ReadonlyMap<string, number>;
}

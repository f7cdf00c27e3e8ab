import type { Temporal } from 'temporal-polyfill';
import type { Bilingual } from '#kit/language/language';
import type { TipChoice, TipTerms } from './tip';
import type { SlotReason } from '../slots/judge-slot';
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
  /** When the kitchen sells it again, if it does not now. */
  availableFrom?: Date | null;
  /** Minutes; tests of prices leave it out. */
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

/** Lines of a basket. */
export const MAX_LINES = 50;

interface AnyBasketLine {
  /** 1 to 10. */
  quantity: number;
  instructions: string | null;
  /** The unit price shown to the customer, or null. It only detects changes and never sets a price. */
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
  /** No tips when left out. */
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

/** Null or empty is no condition. */
interface PromoConditions {
  id: number;
  startsAt: Date | null;
  /** Exclusive. */
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** Of the menu, before discounts. */
  minimumSubtotalCents: number | null;
  firstOrderOnly: boolean;
  kitchenCodes: readonly string[];
  categoryIds: readonly number[];
  /** The same with their subcategories. */
  dishCategoryIds: readonly number[];
  /** Orders that hold a use now. */
  uses: number;
  /** Who orders; null if that is not known. */
  person: { uses: number; hasOrdered: boolean } | null;
}

export interface Basket {
  lines: readonly BasketLine[];
  fulfillment: Fulfillment;
  deliveryCheck: DeliveryCheck;
  /** Why it cannot be ready at the time asked for; null if it can. */
  slotReason?: SlotReason | null;
  /** Conditions of the promo code on time and kitchen are not judged without these. */
  now?: Temporal.Instant;
  kitchenCode?: string | null;
  /** Normalized; null for none. */
  promoCode: string | null;
  /** The stored code, or null if unknown. */
  promo: PromoTerms | null;
  redeemPoints: boolean;
  pointsBalance: number | null;
  tip?: TipChoice | null;
  /** Replace current prices and terms; nothing that cannot be ordered now becomes orderable. */
  locked?: LockedTerms | null;
}

export type PricingRates = Omit<PricingSettings, 'deliveryMinimumCents' | 'tips'>;

/** What a quote was priced from, for an order at its prices. */
export interface LockedTerms {
  rates: PricingRates;
  /** Null if the quote had no code that applied. */
  promoPercent: number | null;
  /** In cents by `identityOf` the line. */
  unitPrices: ReadonlyMap<string, number>;
}

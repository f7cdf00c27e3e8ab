import type { Bilingual } from '#kit/language/language';
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
  /** A required group needs at least one choice, a group that is not required may be left out whatever its `min`. */
  required: boolean;
  min: number;
  max: number;
  choices: readonly MenuChoice[];
}

export interface MenuDish {
  id: number;
  slug: string;
  name: Bilingual;
  /** Its cover. */
  image: string | null;
  priceCents: number;
  isActive: boolean;
  isAvailable: boolean;
  archived: boolean;
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

/** What a basket is priced from, by id: its dishes and offers, and the dishes that its offer lines choose. */
export interface Menu {
  dishes: ReadonlyMap<number, MenuDish>;
  offers: ReadonlyMap<number, MenuOffer>;
}

interface AnyBasketLine {
  /** Whole, 1 to 10. */
  quantity: number;
  instructions: string | null;
  /** The unit price that the customer was shown, or null. It never prices anything; it only reveals a change. */
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
  /** The id of the chosen dish by the name of its slot. */
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
}

export interface PromoTerms {
  code: string;
  /** 0 to 100, up to two decimals. */
  percent: number;
  /** For display: a code never changes a fee, whatever stands here. */
  excludesDelivery: boolean;
  stackableWithRewards: boolean;
  isActive: boolean;
}

export interface Basket {
  lines: readonly BasketLine[];
  fulfillment: Fulfillment;
  deliveryCheck: DeliveryCheck;
  /** The code as the customer typed it, or null. */
  promoCode: string | null;
  /** The stored code that it names, or null when there is none. */
  promo: PromoTerms | null;
  redeemPoints: boolean;
  /** The customer's balance, or null for a guest. */
  pointsBalance: number | null;
}

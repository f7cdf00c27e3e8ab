import type { Bilingual } from '#kit/language/language';

/** Why a line cannot be ordered. Unknown and unpublished records answer alike, so that drafts stay unseen. */
export const LINE_REASONS = [
  'not_on_menu',
  'archived',
  'unavailable',
  'options_invalid',
  'choice_unavailable',
  'slot_unknown',
  'slot_missing',
  'slot_choice_unknown',
  'slot_dish_unavailable',
] as const;
export type LineReason = (typeof LINE_REASONS)[number];

/** A chosen option as the menu names and prices it now, for the order to keep. */
export interface QuoteLineOption {
  group: string;
  groupName: Bilingual;
  choice: string;
  choiceName: Bilingual;
  priceDeltaCents: number;
}

/** A chosen dish of a combo offer as the menu names and prices it now. */
export interface QuoteLineOfferChoice {
  slot: string;
  label: Bilingual;
  productId: number;
  name: Bilingual;
  supplementCents: number;
}

export interface QuoteLine {
  /** Position in the basket, from 0. */
  line: number;
  productId: number | null;
  offerId: number | null;
  /** Null when the menu does not have the record. */
  name: Bilingual | null;
  /** Of a dish, of an offer, and the cover of either; null as the name is. */
  slug: string | null;
  code: string | null;
  image: string | null;
  quantity: number;
  instructions: string | null;
  /** Null when the line cannot be ordered; its total is 0 then. */
  unitPriceCents: number | null;
  lineTotalCents: number;
  orderable: boolean;
  reason: LineReason | null;
  options: QuoteLineOption[];
  offerChoices: QuoteLineOfferChoice[];
}

export type SelectionRefusalKey =
  | 'option_group_unknown'
  | 'option_choice_unknown'
  | 'option_choice_repeated'
  | 'option_group_required'
  | 'option_group_too_few'
  | 'option_group_too_many';

/** A selection that does not fit the dish: a quote or an order refuses it at `lines.<line>.<field>`. */
export interface SelectionRefusal {
  line: number;
  field: 'options';
  key: SelectionRefusalKey;
  group: string;
  /** What the menu calls the group; its key where the dish has none of that key. */
  name: Bilingual | string;
}

export interface QuoteChange {
  /** What the customer sends back to accept the change. */
  key: string;
  /** Position in the basket from 0; null for the promo code and the redemption. */
  line: number | null;
  type: 'price_changed' | 'unavailable';
  /** Cents: the unit price that was shown, null where none was. */
  previous: number | null;
  /** Cents: the unit price now, null where the line cannot be ordered; for code and redemption their discount, 0. */
  current: number | null;
}

export const PROMO_REASONS = ['unknown', 'inactive'] as const;

export interface QuotePromo {
  code: string | null;
  applied: boolean;
  reason: (typeof PROMO_REASONS)[number] | null;
}

export const REWARDS_REASONS = [
  'not_offered',
  'sign_in_required',
  'not_enough_points',
  'not_stackable',
  'nothing_to_discount',
] as const;

export interface QuoteRewards {
  applied: boolean;
  /** Points that the order takes from the balance. */
  points: number;
  reason: (typeof REWARDS_REASONS)[number] | null;
}

export const DELIVERY_REASONS = ['address_incomplete', 'outside_area', 'closed', 'below_minimum'] as const;

export interface QuoteDelivery {
  available: boolean;
  reason: (typeof DELIVERY_REASONS)[number] | null;
  /** The smallest subtotal that is delivered; null for a pick-up. */
  minimumCents: number | null;
  /** What the subtotal lacks of it. */
  missingCents: number;
}

/** A priced basket, in cents. `totalCents` is always the subtotal less the discounts plus the fees. */
export interface Quote {
  lines: QuoteLine[];
  subtotalCents: number;
  discounts: { promoCents: number; rewardsCents: number };
  fees: { deliveryCents: number; pickupCents: number };
  totalCents: number;
  /** What the order earns a customer once it is delivered. A guest is told too, and earns nothing. */
  pointsEarned: number;
  delivery: QuoteDelivery;
  promo: QuotePromo;
  rewards: QuoteRewards;
  changes: QuoteChange[];
  refusals: SelectionRefusal[];
}

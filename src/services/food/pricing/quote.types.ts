import type { Bilingual } from '#kit/language/language';
import { SLOT_REASONS } from '../slots/evaluate-slot';

/** Unknown and unpublished records have the same reason, so that drafts are not disclosed. */
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

export interface QuoteLineOption {
  group: string;
  groupName: Bilingual;
  choice: string;
  choiceName: Bilingual;
  priceDeltaCents: number;
}

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
  /** Null if the menu does not have the record. */
  name: Bilingual | null;
  /** Slug of a dish, code of an offer and the picture; null if the name is. */
  slug: string | null;
  code: string | null;
  image: string | null;
  quantity: number;
  instructions: string | null;
  /** Null if the line cannot be ordered; its total is then 0. */
  unitPriceCents: number | null;
  lineTotalCents: number;
  orderable: boolean;
  reason: LineReason | null;
  /** End of the snooze of the dish, or of a dish of the offer; null without one. */
  availableFrom: Date | null;
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

/** An invalid selection, reported at `lines.<line>.<field>`. */
export interface SelectionRefusal {
  line: number;
  field: 'options';
  key: SelectionRefusalKey;
  group: string;
  /** Name of the group; its key if the dish has no such group. */
  name: Bilingual | string;
}

/** Fees and discounts are compared only for orders with a quote token. */
export const CHANGE_TYPES = ['price_changed', 'unavailable', 'fee_changed', 'discount_changed'] as const;

export interface QuoteChange {
  /** Sent in `accept_changes` to accept the change. */
  key: string;
  /** Position in the basket from 0; null for fees, discounts, the promo code and the redemption. */
  line: number | null;
  type: (typeof CHANGE_TYPES)[number];
  /** Displayed amount in cents, or null. */
  previous: number | null;
  /** Current amount in cents; null if the line cannot be ordered, 0 for a code or redemption that no longer applies. */
  current: number | null;
}

/** In the order in which the conditions are checked. */
export const PROMO_REASONS = [
  'unknown',
  'inactive',
  'not_yet',
  'ended',
  'other_kitchen',
  'other_category',
  'below_minimum_subtotal',
  'used_up',
  'not_for_you',
] as const;
export type PromoReason = (typeof PROMO_REASONS)[number];

export interface QuotePromo {
  code: string | null;
  applied: boolean;
  reason: PromoReason | null;
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
  points: number;
  reason: (typeof REWARDS_REASONS)[number] | null;
}

export const DELIVERY_REASONS = [
  'address_incomplete',
  'outside_area',
  'closed',
  'below_minimum',
  ...SLOT_REASONS,
] as const;

export interface QuoteDelivery {
  available: boolean;
  reason: (typeof DELIVERY_REASONS)[number] | null;
  /** Minimum subtotal for a delivery; null for pick-up. */
  minimumCents: number | null;
  /** Amount in cents that the subtotal is short of the minimum. */
  missingCents: number;
}

export const TIP_REASONS = ['not_offered'] as const;

export interface QuoteTip {
  cents: number;
  reason: (typeof TIP_REASONS)[number] | null;
  /** Whether the tip is above the maximum, for which the basket is refused. */
  isTooLarge: boolean;
}

/** A priced basket, in cents. `totalCents` is the subtotal less discounts plus fees and tip. */
export interface Quote {
  lines: QuoteLine[];
  subtotalCents: number;
  discounts: { promoCents: number; rewardsCents: number };
  fees: { deliveryCents: number; pickupCents: number };
  tip: QuoteTip;
  totalCents: number;
  /** Points that the order earns on delivery. Also shown to guests, who earn none. */
  pointsEarned: number;
  /** Rate of `pointsEarned`. */
  pointsPerDollar: number;
  delivery: QuoteDelivery;
  promo: QuotePromo;
  rewards: QuoteRewards;
  changes: QuoteChange[];
  refusals: SelectionRefusal[];
}

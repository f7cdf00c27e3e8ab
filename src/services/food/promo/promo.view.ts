import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { ORDER_STATUSES } from '../orders/order-status';
import { PROMO_REASONS } from '../pricing/quote.types';

export const PromoCodeView = view('PromoCodeView', 'A promo code with its conditions', {
  id: shown.id({ description: 'Id of the promo code.' }),
  code: shown.text({ example: 'WELCOME10', description: 'The code, in capitals.' }),
  percent: shown.number({ example: 10 }),
  excludes_delivery: shown.flag({
    description:
      'Kept as a note for the team and without effect on a price: a code takes its percentage off the dishes and never off a fee, whether this is true or false. True when left out.',
  }),
  stackable_with_rewards: shown.flag({ description: 'Whether points may be redeemed in the same order.' }),
  is_active: shown.flag({ description: 'Whether the code can be used; true when left out.' }),
  starts_at: shown.instant({ nullable: true, description: 'From when on it can be used; null for no start.' }),
  ends_at: shown.instant({ nullable: true, description: 'When it can no longer be used; null for no end.' }),
  max_uses: shown.whole({ nullable: true, example: 100, description: 'How many orders may use it; null for any.' }),
  max_uses_per_customer: shown.whole({
    nullable: true,
    example: 1,
    description: 'How many orders of one customer or e-mail address may use it; null for any number.',
  }),
  minimum_subtotal: shown.amount({
    from: 'minimum_subtotal_cents',
    nullable: true,
    example: 30,
    description: 'Smallest subtotal of dishes, before discounts.',
  }),
  first_order_only: shown.flag({ description: 'Whether it is for the first order of a person.' }),
  kitchen_codes: shown.texts({ description: 'Kitchens in which it can be used; empty for all.' }),
  category_ids: shown.read({ type: [Number] }, (ids: number[]) => ids, {
    description: 'Categories whose dishes it discounts, with their subcategories; empty for the whole menu.',
  }),
  uses: shown.whole({ example: 12, description: 'Orders that use it, counted while it has a limit of uses.' }),
  ...shown.timestamps,
});
export type PromoCodeView = InstanceType<typeof PromoCodeView>;

export const PromoUseView = view('PromoUseView', 'An order that uses a code with a limit', {
  order_number: shown.text({ example: 'ORD-1001' }),
  at: shown.instant({ description: 'When it was ordered, in UTC.' }),
  state: shown.word(ORDER_STATUSES, { description: 'Status of the order. A use that was given back is not listed.' }),
});
export type PromoUseView = InstanceType<typeof PromoUseView>;

/** A code is validated for nobody in particular. */
const REASONS_WITHOUT_PERSON = PROMO_REASONS.filter(reason => reason !== 'not_for_you');

export const PromoValidationView = view('PromoValidationView', 'Whether the code is valid, and its discount', {
  code: shown.text({ example: 'WELCOME10', description: 'The code, in capitals.' }),
  valid: shown.flag({ description: 'Whether the code can be used.' }),
  reason: shown.word(REASONS_WITHOUT_PERSON, { nullable: true }),
  percent: shown.number({ nullable: true, example: 10 }),
  discount: shown.amount({
    from: 'discount_cents',
    description: 'What the code would remove from the menu subtotal',
    example: 4.25,
  }),
});
export type PromoValidationView = InstanceType<typeof PromoValidationView>;

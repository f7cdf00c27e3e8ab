import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { ORDER_STATUSES } from '../orders/order-status';
import { PROMO_REASONS } from '../pricing/quote.types';

export const PromoCodeView = view('PromoCodeView', 'A promo code with its conditions', {
  id: shown.id({ description: 'Id of the promo code.' }),
  code: shown.text({ example: 'WELCOME10', description: 'Promo code, stored in capitals.' }),
  percent: shown.number({ example: 10 }),
  excludes_delivery: shown.flag({
    description: 'Note for the team without effect on prices: codes discount dishes, never fees. True by default.',
  }),
  stackable_with_rewards: shown.flag({ description: 'Whether points may be redeemed in the same order.' }),
  is_active: shown.flag({ description: 'Whether the code is enabled.' }),
  starts_at: shown.instant({ nullable: true, description: 'Start of the validity; null for no start.' }),
  ends_at: shown.instant({ nullable: true, description: 'End of the validity, exclusive; null for no end.' }),
  max_uses: shown.whole({
    nullable: true,
    example: 100,
    description: 'Maximum number of orders with the code; null for no limit.',
  }),
  max_uses_per_customer: shown.whole({
    nullable: true,
    example: 1,
    description: 'Maximum number of orders with the code by one customer or e-mail address; null for no limit.',
  }),
  minimum_subtotal: shown.amount({
    from: 'minimum_subtotal_cents',
    nullable: true,
    example: 30,
    description: 'Minimum subtotal of the dishes, before discounts; null for none.',
  }),
  first_order_only: shown.flag({ description: 'Whether the code is only for the first order of a person.' }),
  kitchen_codes: shown.texts({ description: 'Codes of the kitchens in which the code can be used; empty for all.' }),
  category_ids: shown.read({ type: [Number] }, (ids: number[]) => ids, {
    description:
      'Ids of the categories whose dishes the code discounts, with their subcategories; empty for the whole menu.',
  }),
  uses: shown.whole({ example: 12, description: 'Number of orders with the code, counted only while it has a limit.' }),
  ...shown.timestamps,
});
export type PromoCodeView = InstanceType<typeof PromoCodeView>;

export const PromoUseView = view('PromoUseView', 'An order that uses a code with a limit', {
  order_number: shown.text({ example: 'ORD-1001' }),
  at: shown.instant({ description: 'When the order was placed, in UTC.' }),
  state: shown.word(ORDER_STATUSES, {
    description: 'Status of the order. Orders that have given their use back are not listed.',
  }),
});
export type PromoUseView = InstanceType<typeof PromoUseView>;

/** A code is validated without a person. */
const REASONS_WITHOUT_PERSON = PROMO_REASONS.filter(reason => reason !== 'not_for_you');

export const PromoValidationView = view('PromoValidationView', 'Whether the code is valid, and its discount', {
  code: shown.text({ example: 'WELCOME10', description: 'Promo code, stored in capitals.' }),
  valid: shown.flag({ description: 'Whether the code gives a discount.' }),
  reason: shown.word(REASONS_WITHOUT_PERSON, { nullable: true }),
  percent: shown.number({ nullable: true, example: 10 }),
  discount: shown.amount({
    from: 'discount_cents',
    description: 'Discount of the code on the subtotal; 0 if it is not valid.',
    example: 4.25,
  }),
});
export type PromoValidationView = InstanceType<typeof PromoValidationView>;

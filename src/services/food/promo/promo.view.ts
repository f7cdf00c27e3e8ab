import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

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
  ...shown.timestamps,
});
export type PromoCodeView = InstanceType<typeof PromoCodeView>;

export const PromoValidationView = view('PromoValidationView', 'Whether the code is valid, and its discount', {
  code: shown.text({ example: 'WELCOME10', description: 'The code, in capitals.' }),
  valid: shown.flag({ description: 'Whether the code can be used.' }),
  reason: shown.word(['unknown', 'inactive'], { nullable: true }),
  percent: shown.number({ nullable: true, example: 10 }),
  discount: shown.amount({
    from: 'discount_cents',
    description: 'What the code would remove from the menu subtotal',
    example: 4.25,
  }),
});
export type PromoValidationView = InstanceType<typeof PromoValidationView>;

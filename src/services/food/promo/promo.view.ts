import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const PromoCodeView = view('PromoCodeView', {
  id: shown.id(),
  code: shown.text({ example: 'WELCOME10' }),
  percent: shown.number({ example: 10 }),
  excludes_delivery: shown.flag(),
  stackable_with_rewards: shown.flag(),
  is_active: shown.flag(),
  ...shown.timestamps,
});
export type PromoCodeView = InstanceType<typeof PromoCodeView>;

export const PromoValidationView = view('PromoValidationView', {
  code: shown.text({ example: 'WELCOME10' }),
  valid: shown.flag(),
  reason: shown.word(['unknown', 'inactive'], { nullable: true }),
  percent: shown.number({ nullable: true, example: 10 }),
  discount: shown.amount({
    from: 'discount_cents',
    description: 'What the code would remove from the menu subtotal',
    example: 4.25,
  }),
});
export type PromoValidationView = InstanceType<typeof PromoValidationView>;

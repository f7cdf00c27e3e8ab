import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../orders/order-status';

export const OpenedPaymentView = view('OpenedPaymentView', {
  kind: shown.word(['redirect', 'none'], { description: '`none`: demo payment, or nothing to pay' }),
  url: shown.text({ nullable: true, description: "the processor's page" }),
  method: shown.text({ example: 'stripe' }),
  session_id: shown.text({ nullable: true, description: "the processor's name for it" }),
});
export type OpenedPaymentView = InstanceType<typeof OpenedPaymentView>;

export const PaymentMethodsView = view('PaymentMethodsView', {
  methods: shown.texts({ example: ['stripe', 'paypal', 'demo'] }),
  hosted: shown.texts({
    description: "methods that lead to the processor's own page",
    example: ['stripe', 'paypal'],
  }),
  modes: shown.read(
    { type: 'object', additionalProperties: { type: 'string', enum: ['test', 'live'] } },
    (modes: Record<string, 'test' | 'live'>) => modes,
    { description: 'whether a method moves real money', example: { stripe: 'test', paypal: 'test', demo: 'test' } },
  ),
});
export type PaymentMethodsView = InstanceType<typeof PaymentMethodsView>;

export const CheckoutSessionView = view('CheckoutSessionView', {
  order_number: shown.text({ example: 'ORD-1001' }),
  status: shown.word(ORDER_STATUSES),
  payment_status: shown.word(PAYMENT_STATUSES),
  payment: shown.one(OpenedPaymentView),
});
export type CheckoutSessionView = InstanceType<typeof CheckoutSessionView>;

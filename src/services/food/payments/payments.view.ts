import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { latePaymentField } from '#money/payments/late-payment';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../orders/order-status';

const NEXT_STEPS = ['redirect', 'checkout_session'] as const;

export const OpenedPaymentView = view('OpenedPaymentView', {
  kind: shown.word(['redirect', 'none'], { description: '`none`: demo payment, or nothing to pay' }),
  url: shown.text({ nullable: true, description: "the processor's page" }),
  method: shown.text({ example: 'stripe', description: 'How it is paid, as `GET /api/payments/methods` names it.' }),
  session_id: shown.text({ nullable: true, description: "the processor's name for it" }),
  requires_payment: shown.flag({ description: 'a payment is due; the order is not processed before' }),
  next: shown.word(NEXT_STEPS, {
    nullable: true,
    description:
      '`redirect`: send the browser to `url`; `checkout_session`: settle it with `POST /api/payments/checkout-session`; ' +
      'null: nothing is left to pay',
  }),
});
export type OpenedPaymentView = InstanceType<typeof OpenedPaymentView>;

export function openedPayment(
  { kind, url, session_id }: Pick<OpenedPaymentView, 'kind' | 'url'> & { session_id?: string },
  method: string,
  payable: boolean,
): OpenedPaymentView {
  const next = kind === 'redirect' ? kind : 'checkout_session';
  return { kind, url, method, session_id: session_id ?? null, requires_payment: payable, next: payable ? next : null };
}

export const PaymentMethodsView = view('PaymentMethodsView', 'The available payment methods', {
  methods: shown.texts({ example: ['stripe', 'paypal', 'demo'], description: 'What may be sent as `payment_method`.' }),
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

export const CheckoutSessionView = view('CheckoutSessionView', 'The payment of the order and its next step', {
  order_number: shown.text({ example: 'ORD-1001' }),
  status: shown.word(ORDER_STATUSES, { description: 'How far the order is on its way.' }),
  payment_status: shown.word(PAYMENT_STATUSES, {
    description: '`failed` can be paid again; `refund_due` is paid and on its way back.',
  }),
  payment: shown.one(OpenedPaymentView, { description: 'What is left to pay, and where.' }),
  late_payment: latePaymentField,
});
export type CheckoutSessionView = InstanceType<typeof CheckoutSessionView>;

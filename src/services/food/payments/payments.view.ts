import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { latePaymentField } from '#money/payments/late-payment';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../orders/order-status';

const NEXT_STEPS = ['redirect', 'checkout_session'] as const;

export const OpenedPaymentView = view('OpenedPaymentView', {
  kind: shown.word(['redirect', 'none'], {
    description: '`redirect` to a page of the processor; `none` for a demo payment, and if nothing is due.',
  }),
  url: shown.text({ nullable: true, description: 'Address of the page of the processor; null without one.' }),
  method: shown.text({ example: 'stripe', description: 'Payment method, as in `GET /api/payments/methods`.' }),
  session_id: shown.text({ nullable: true, description: 'Id of the session at the processor; null without one.' }),
  requires_payment: shown.flag({ description: 'Whether a payment is due; the kitchen does not begin before it.' }),
  next: shown.word(NEXT_STEPS, {
    nullable: true,
    description:
      'Next step: `redirect` the browser to `url`, or pay with `POST /api/payments/checkout-session` ' +
      '(`checkout_session`); null if nothing is due.',
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
  methods: shown.texts({ example: ['stripe', 'paypal', 'demo'], description: 'Accepted values of `payment_method`.' }),
  hosted: shown.texts({
    description: 'Methods with a page of the processor.',
    example: ['stripe', 'paypal'],
  }),
  modes: shown.read(
    { type: 'object', additionalProperties: { type: 'string', enum: ['test', 'live'] } },
    (modes: Record<string, 'test' | 'live'>) => modes,
    {
      description: 'Mode by method: `live` moves real money, `test` does not.',
      example: { stripe: 'test', paypal: 'test', demo: 'test' },
    },
  ),
});
export type PaymentMethodsView = InstanceType<typeof PaymentMethodsView>;

export const CheckoutSessionView = view('CheckoutSessionView', 'The payment of the order and its next step', {
  order_number: shown.text({ example: 'ORD-1001' }),
  status: shown.word(ORDER_STATUSES, { description: 'Status of the order.' }),
  payment_status: shown.word(PAYMENT_STATUSES, {
    description: 'Status of the payment: `failed` can be paid again; `refund_due` is paid and waits for its refund.',
  }),
  payment: shown.one(OpenedPaymentView, { description: 'Payment of the order and its next step.' }),
  late_payment: latePaymentField,
});
export type CheckoutSessionView = InstanceType<typeof CheckoutSessionView>;

import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { PAYMENT_STATUSES } from './payment.entity';
import { VERDICTS } from './payment-event.entity';

export const PaymentEventView = view('PaymentEventView', {
  event_id: shown.text({ example: 'evt_1PZ3' }),
  type: shown.text({ example: 'paid' }),
  verdict: shown.word(VERDICTS),
  amount: shown.amount({ from: 'amount_cents', nullable: true, example: 26.1 }),
  currency: shown.text({ nullable: true, example: 'USD' }),
  // Text where Postgres put it into JSON.
  received_at: shown.read({ type: String, format: 'date-time' }, (at: Date | string) => new Date(at).toISOString()),
});
export type PaymentEventView = InstanceType<typeof PaymentEventView>;

/** One attempt to pay, with what the processor reported about it. For staff who may see amounts. */
export const PaymentView = view('PaymentView', {
  id: shown.id(),
  provider: shown.text({ example: 'stripe' }),
  session_id: shown.text({ nullable: true, description: "The processor's session or order id" }),
  status: shown.word(PAYMENT_STATUSES),
  settles: shown.flag({ description: 'This is the payment that counts' }),
  amount: shown.amount({ from: 'amount_cents', example: 26.1 }),
  currency: shown.text({ example: 'USD' }),
  refunded: shown.amount({ from: 'refunded_cents', example: 0 }),
  refund_attempts: shown.whole({ example: 0 }),
  refund_error: shown.text({ nullable: true, description: 'Why the latest attempt to give the money back failed' }),
  ...shown.timestamps,
  events: shown.read({ type: [PaymentEventView] }, (events: RowOf<typeof PaymentEventView>[]) =>
    events.map(PaymentEventView.of),
  ),
});
export type PaymentView = InstanceType<typeof PaymentView>;

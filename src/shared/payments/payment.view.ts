import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { PAYMENT_STATUSES } from './payment.entity';
import { VERDICTS } from './payment-event.entity';

export const PaymentEventView = view('PaymentEventView', {
  event_id: shown.text({ description: 'What the processor calls the event.', example: 'evt_1PZ3' }),
  type: shown.text({ description: 'What it reports, in one vocabulary for all processors.', example: 'paid' }),
  verdict: shown.word(VERDICTS, {
    description: 'What became of it here; `mismatch` is another amount or currency than asked for.',
  }),
  amount: shown.amount({
    from: 'amount_cents',
    nullable: true,
    description: 'Null where the event names none.',
    example: 26.1,
  }),
  currency: shown.text({
    nullable: true,
    description: 'ISO 4217 code; null where the event names none.',
    example: 'USD',
  }),
  // A string if Postgres returned it inside JSON.
  received_at: shown.read(
    { type: String, format: 'date-time', description: 'When it arrived here, in UTC.' },
    (at: Date | string) => new Date(at).toISOString(),
  ),
});
export type PaymentEventView = InstanceType<typeof PaymentEventView>;

export const PaymentView = view('PaymentView', {
  id: shown.id({ description: 'Id of the attempt.' }),
  provider: shown.text({ description: 'Who takes the money.', example: 'stripe' }),
  session_id: shown.text({ nullable: true, description: "The processor's session or order id" }),
  status: shown.word(PAYMENT_STATUSES, {
    description: 'How far it is; `refund_due` is money that goes back, as nothing waits for it.',
  }),
  settles: shown.flag({ description: 'This is the payment that counts' }),
  amount: shown.amount({ from: 'amount_cents', description: 'What is asked for.', example: 26.1 }),
  currency: shown.text({ description: 'ISO 4217 code.', example: 'USD' }),
  refunded: shown.amount({ from: 'refunded_cents', description: 'What has gone back of it.', example: 0 }),
  refund_attempts: shown.whole({ description: 'How often the processor was asked to give it back.', example: 0 }),
  refund_error: shown.text({ nullable: true, description: 'Why the latest attempt to give the money back failed' }),
  ...shown.timestamps,
  events: shown.read(
    { type: [PaymentEventView], description: 'What the processor reported about it, the earliest first.' },
    (events: RowOf<typeof PaymentEventView>[]) => events.map(PaymentEventView.of),
  ),
});
export type PaymentView = InstanceType<typeof PaymentView>;

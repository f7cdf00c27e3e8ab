import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { DISPUTE_STATUSES } from './payment-dispute.entity';
import { SHOWN_PAYMENT_STATUSES } from './payment.entity';
import { VERDICTS } from './payment-event.entity';

// A string if Postgres returned it inside JSON.
const instantOfJson = (description: string) =>
  shown.read({ type: String, format: 'date-time', description }, (at: Date | string) => new Date(at).toISOString(), {
    nullable: true,
  });

export const PaymentEventView = view('PaymentEventView', {
  event_id: shown.text({ description: 'What the processor calls the event.', example: 'evt_1PZ3' }),
  type: shown.text({ description: 'What it reports, in one vocabulary for all processors.', example: 'paid' }),
  verdict: shown.word(VERDICTS, {
    description:
      'What became of it here; `mismatch` is another amount or currency than asked for, `unread` is of a kind that this ' +
      'service does not know.',
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
  reason: shown.text({
    nullable: true,
    description:
      'Why a refund failed or the payment is disputed, in the words of the processor; of an unread event its name there.',
    example: 'fraudulent',
  }),
  due_by: instantOfJson('When a response to the dispute is due, in UTC; null for other events.'),
  // A string if Postgres returned it inside JSON.
  received_at: shown.read(
    { type: String, format: 'date-time', description: 'When it arrived here, in UTC.' },
    (at: Date | string) => new Date(at).toISOString(),
  ),
});
export type PaymentEventView = InstanceType<typeof PaymentEventView>;

const PaymentDisputeView = view('PaymentDisputeView', 'A dispute or reversal of a payment at its processor', {
  dispute_id: shown.text({ description: 'Id at the processor.', example: 'dp_1PZ3' }),
  amount: shown.amount({ from: 'amount_cents', description: 'What is disputed.', example: 26.1 }),
  currency: shown.text({ description: 'ISO 4217 code.', example: 'USD' }),
  reason: shown.text({ nullable: true, description: 'In the words of the processor.', example: 'fraudulent' }),
  status: shown.word(DISPUTE_STATUSES, { description: '`won`: decided for this service.' }),
  due_by: instantOfJson('When a response is due, in UTC; null where the processor names no time.'),
  taken: shown.amount({ from: 'taken_cents', description: 'What the processor holds of it now.', example: 26.1 }),
  opened_at: shown.read(
    { type: String, format: 'date-time', description: 'When it was reported, in UTC.' },
    (at: string) => new Date(at).toISOString(),
  ),
  ended_at: instantOfJson('When it was decided, in UTC; null while it is open.'),
});

export const PaymentView = view('PaymentView', {
  id: shown.id({ description: 'Id of the attempt.' }),
  provider: shown.text({ description: 'Who takes the money.', example: 'stripe' }),
  session_id: shown.text({ nullable: true, description: "The processor's session or order id" }),
  status: shown.word(SHOWN_PAYMENT_STATUSES, {
    description:
      'How far it is; `processing` is money under way, `refund_due` is money that goes back, as nothing waits for it.',
  }),
  processing_until: shown.instant({
    nullable: true,
    description: 'Until when money under way keeps what is paid for, in UTC; null for other payments.',
  }),
  refusal: shown.text({
    nullable: true,
    description: 'Why the processor refused to open it, in its words; null where it did not.',
    example: 'parameter_invalid_string',
  }),
  settles: shown.flag({ description: 'This is the payment that counts' }),
  amount: shown.amount({ from: 'amount_cents', description: 'What is asked for.', example: 26.1 }),
  currency: shown.text({ description: 'ISO 4217 code.', example: 'USD' }),
  refunded: shown.amount({ from: 'refunded_cents', description: 'What has gone back of it.', example: 0 }),
  refund_attempts: shown.whole({ description: 'How often the processor was asked to give it back.', example: 0 }),
  refund_error: shown.text({ nullable: true, description: 'Why the latest attempt to give the money back failed' }),
  unread_events: shown.whole({
    description: 'How many reports of the processor about it are of a kind that this service does not know.',
    example: 0,
  }),
  disputes: shown.read(
    { type: [PaymentDisputeView], description: 'Disputes and reversals, the earliest first.' },
    (disputes: RowOf<typeof PaymentDisputeView>[]) => disputes.map(PaymentDisputeView.of),
  ),
  ...shown.timestamps,
  events: shown.read(
    { type: [PaymentEventView], description: 'What the processor reported about it, the earliest first.' },
    (events: RowOf<typeof PaymentEventView>[]) => events.map(PaymentEventView.of),
  ),
});
export type PaymentView = InstanceType<typeof PaymentView>;

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
  event_id: shown.text({ description: "The processor's name of the event.", example: 'evt_1PZ3' }),
  type: shown.text({ description: 'Kind of the event, the same for all processors.', example: 'paid' }),
  verdict: shown.word(VERDICTS, {
    description:
      'Result of the event: `mismatch` is a different amount or currency than requested, `unread` a kind that this ' +
      'service does not support.',
  }),
  amount: shown.amount({
    from: 'amount_cents',
    nullable: true,
    description: 'Amount of the event; null if it has none.',
    example: 26.1,
  }),
  currency: shown.text({
    nullable: true,
    description: 'ISO 4217 code; null if the event has none.',
    example: 'USD',
  }),
  reason: shown.text({
    nullable: true,
    description:
      'Reason of a failed refund or a dispute, in the words of the processor; for an unread event its kind there; null otherwise.',
    example: 'fraudulent',
  }),
  due_by: instantOfJson('When a response to the dispute is due, in UTC; null for other events.'),
  // A string if Postgres returned it inside JSON.
  received_at: shown.read(
    { type: String, format: 'date-time', description: 'Time of arrival, in UTC.' },
    (at: Date | string) => new Date(at).toISOString(),
  ),
});
export type PaymentEventView = InstanceType<typeof PaymentEventView>;

const PaymentDisputeView = view('PaymentDisputeView', 'A dispute or reversal of a payment at its processor', {
  dispute_id: shown.text({ description: 'Id of the dispute at the processor.', example: 'dp_1PZ3' }),
  amount: shown.amount({ from: 'amount_cents', description: 'Disputed amount.', example: 26.1 }),
  currency: shown.text({ description: 'ISO 4217 code.', example: 'USD' }),
  reason: shown.text({ nullable: true, description: 'Reason in the words of the processor.', example: 'fraudulent' }),
  status: shown.word(DISPUTE_STATUSES, { description: 'State of the dispute; `won`: decided for this service.' }),
  due_by: instantOfJson('When a response is due, in UTC; null where the processor names no time.'),
  taken: shown.amount({ from: 'taken_cents', description: 'Amount that the processor withholds now.', example: 26.1 }),
  opened_at: shown.read(
    { type: String, format: 'date-time', description: 'Time of the first report, in UTC.' },
    (at: string) => new Date(at).toISOString(),
  ),
  ended_at: instantOfJson('When it was decided, in UTC; null while it is open.'),
});

export const PaymentView = view('PaymentView', {
  id: shown.id({ description: 'Id of the payment.' }),
  provider: shown.text({ description: 'Processor of the payment.', example: 'stripe' }),
  session_id: shown.text({ nullable: true, description: "The processor's session or order id" }),
  status: shown.word(SHOWN_PAYMENT_STATUSES, {
    description:
      'State of the payment; `processing`: the money is under way, `refund_due`: it is being refunded, since it pays for nothing.',
  }),
  processing_until: shown.instant({
    nullable: true,
    description:
      'End of the time for which money under way keeps the order or booking, in UTC; null for other payments.',
  }),
  refusal: shown.text({
    nullable: true,
    description: 'Reason why the processor refused to open it, in its words; null otherwise.',
    example: 'parameter_invalid_string',
  }),
  settles: shown.flag({ description: 'Whether this payment pays for the order or booking' }),
  amount: shown.amount({ from: 'amount_cents', description: 'Requested amount.', example: 26.1 }),
  currency: shown.text({ description: 'ISO 4217 code.', example: 'USD' }),
  refunded: shown.amount({ from: 'refunded_cents', description: 'Amount refunded so far.', example: 0 }),
  refund_attempts: shown.whole({ description: 'Number of refund requests to the processor.', example: 0 }),
  refund_error: shown.text({ nullable: true, description: 'Reason why the latest refund failed; null if it did not' }),
  unread_events: shown.whole({
    description: 'Number of reports of the processor about it that this service does not support.',
    example: 0,
  }),
  disputes: shown.read(
    { type: [PaymentDisputeView], description: 'Disputes and reversals, the earliest first.' },
    (disputes: RowOf<typeof PaymentDisputeView>[]) => disputes.map(PaymentDisputeView.of),
  ),
  ...shown.timestamps,
  events: shown.read(
    { type: [PaymentEventView], description: 'Reports of the processor about it, the earliest first.' },
    (events: RowOf<typeof PaymentEventView>[]) => events.map(PaymentEventView.of),
  ),
});
export type PaymentView = InstanceType<typeof PaymentView>;

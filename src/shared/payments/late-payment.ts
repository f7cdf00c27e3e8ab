import { utcText } from '#kit/database/json';
import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { LATE_REASONS } from './payment.entity';

const STATES = ['returning', 'returned', 'failed'] as const;

export const LatePaymentView = view('LatePaymentView', 'Money that was not accepted and goes back', {
  amount: shown.read({ type: Number, description: 'What was paid.', example: 340 }, fromCents),
  received_at: shown.text({ description: 'When it arrived, in UTC.', example: '2026-05-12T09:30:00.000Z' }),
  reason: shown.word(LATE_REASONS, { description: 'Why it was not accepted.' }),
  state: shown.word(STATES, {
    description: '`returned` once the processor reports it; `failed` while the processor refuses.',
  }),
});
export type LatePaymentRow = RowOf<typeof LatePaymentView>;

/** The latest late payment, or null, as JSON. @param reference SQL of the reference of the record */
export const latePaymentOf = (reference: string): string => `
  (SELECT jsonb_build_object('amount', late.amount_cents, 'reason', late.late_reason,
     'received_at', ${utcText(`coalesce((SELECT min(event.received_at) FROM payment_event event
       WHERE event.payment_id = late.id AND event.type = 'paid' AND event.verdict = 'applied'), late.created_at)`)},
     'state', CASE
       WHEN late.status = 'refunded' OR NOT EXISTS (SELECT FROM refund r
         WHERE r.payment_id = late.id AND r.status IN ('due', 'sent', 'failed')) THEN 'returned'
       WHEN EXISTS (SELECT FROM refund r WHERE r.payment_id = late.id AND r.status = 'failed') THEN 'failed'
       ELSE 'returning' END)
   FROM payment late WHERE late.reference = ${reference} AND late.late_reason IS NOT NULL
   ORDER BY late.id DESC LIMIT 1)`;

/** For a column `latePayment` made by `latePaymentOf`. */
export const latePaymentField = shown.read(
  { type: LatePaymentView, nullable: true },
  (late: LatePaymentRow) => LatePaymentView.of(late),
  {
    from: 'latePayment',
    nullable: true,
    description: 'The latest money that came too late and goes back; null where there is none.',
  },
);

import { utcText } from '#kit/database/json';
import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { LATE_REASONS } from './payment.entity';

const STATES = ['returning', 'returned', 'failed'] as const;

const amount = { type: Number, description: 'Amount paid.', example: 340 };

const state = {
  received_at: shown.text({ description: 'Time of arrival, in UTC.', example: '2026-05-12T09:30:00.000Z' }),
  reason: shown.word(LATE_REASONS, { description: 'Reason why it was not accepted.' }),
  state: shown.word(STATES, {
    description:
      'State of the refund: `returned` once the processor reports it; `failed` while the processor refuses it.',
  }),
};

export const LatePaymentView = view('LatePaymentView', 'Money that was not accepted and is refunded', {
  amount: shown.read(amount, fromCents),
  ...state,
});
export type LatePaymentRow = RowOf<typeof LatePaymentView>;

/** For accounts that see no amounts. */
const StateOfLatePaymentView = view('StateOfLatePaymentView', 'Money that was not accepted and is refunded', state);

/** For routes of accounts with and without amounts. */
const StaffLatePaymentView = view('StaffLatePaymentView', 'Money that was not accepted and is refunded', {
  amount: shown.read(
    { ...amount, required: false, description: 'Amount paid; absent for kitchen accounts.' },
    fromCents,
  ),
  ...state,
});

/** The latest late payment, or null, as JSON. @param reference SQL of the reference of the record */
export const latePaymentOf = (reference: string): string => `
  (SELECT jsonb_build_object('amount', late.amount_cents, 'reason', late.late_reason,
     'received_at', ${utcText(`coalesce(late.late_at, late.created_at)`)},
     'state', CASE
       WHEN late.status = 'refunded' THEN 'returned'
       WHEN 'failed' = ANY (refunds.statuses) THEN 'failed'
       WHEN refunds.statuses && ARRAY['due', 'sent'] THEN 'returning'
       WHEN 'paid_otherwise' = ANY (refunds.statuses) THEN 'returned'
       ELSE 'returning' END)
   FROM payment late
   CROSS JOIN LATERAL (SELECT array_agg(r.status) AS statuses FROM refund r WHERE r.payment_id = late.id) refunds
   WHERE late.reference = ${reference} AND late.late_reason IS NOT NULL
   ORDER BY late.id DESC LIMIT 1)`;

const COLUMN = {
  from: 'latePayment',
  nullable: true,
  description: 'The latest payment that was not accepted and is refunded; null without one.',
} as const;

/** The field for a column `latePayment` that `latePaymentOf` selects. */
export const latePaymentField = shown.read(
  { type: LatePaymentView, nullable: true },
  (late: LatePaymentRow) => LatePaymentView.of(late),
  COLUMN,
);

/** As `latePaymentField`, without the amount. */
export const latePaymentStateField = shown.read(
  { type: StateOfLatePaymentView, nullable: true },
  (late: LatePaymentRow) => StateOfLatePaymentView.of(late),
  COLUMN,
);

/** As `latePaymentField`, for staff of whom some see no amounts. */
export const staffLatePaymentField = shown.read(
  { type: StaffLatePaymentView, nullable: true },
  (late: LatePaymentRow) => StaffLatePaymentView.of(late),
  COLUMN,
);

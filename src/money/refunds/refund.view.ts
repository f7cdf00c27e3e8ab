import { utcText } from '#kit/database/json';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { staffName, StaffNameView } from '#shared/history/history.view';
import { REFUND_PART_KINDS } from '../payments/refund-parts';
import { REFUND_REASON_KINDS, REFUND_STATUSES } from './refund.entity';

export const RefundPartView = view('RefundPartView', {
  kind: shown.word(REFUND_PART_KINDS, {
    description:
      '`goodwill` is for no line or fee; `unplaced` is a second or late payment; `outside` was refunded at the processor.',
  }),
  position: shown.whole({ nullable: true, description: 'Position of the line; null for other kinds.' }),
  quantity: shown.whole({ nullable: true, description: 'Units of the line; null for other kinds.' }),
  amount: shown.amount({ from: 'amount_cents', description: 'After discounts.', example: 7.4 }),
});
export type RefundPartRow = RowOf<typeof RefundPartView>;

export const refundParts = (description: string) =>
  shown.read({ type: [RefundPartView], description }, (parts: RefundPartRow[]) => parts.map(RefundPartView.of));

const brief = {
  amount: shown.amount({ from: 'amount_cents', description: 'What goes back.', example: 7.4 }),
  reason_kind: shown.word(REFUND_REASON_KINDS, {
    description:
      '`requested` by staff; `cancelled` with the whole record; `second` and `late` payments; `outside`: at the processor; ' +
      '`repair` of a difference; `deposit` after the stay; `changed` with the dates of a booking.',
  }),
  status: shown.word(REFUND_STATUSES, {
    description:
      '`due` until the processor accepts it, `sent` until it reports the money, then `done`; `failed` is refused and ' +
      'requested again; `paid_otherwise` was not paid by the processor.',
  }),
  at: shown.instantText({ description: 'When it was decided, in UTC.' }),
};

/** What customers and guests see. */
export const BriefRefundView = view('BriefRefundView', brief);

export const RefundView = view('RefundView', 'A refund with its parts and its state at the processor', {
  id: shown.id({ description: 'Id of the refund.' }),
  reference: shown.text({ description: 'Number of the record that was paid.', example: 'ORD-1001' }),
  provider: shown.text({ description: 'Who returns the money.', example: 'stripe' }),
  ...brief,
  returned: shown.amount({
    from: 'returned_cents',
    description: 'What the processor has reported as returned.',
    example: 0,
  }),
  reason: shown.text({ nullable: true, description: 'Why staff refunded it; null otherwise, and once erased.' }),
  parts: refundParts('What is refunded.'),
  note: shown.text({ nullable: true, description: 'How it was paid otherwise; null otherwise.' }),
  asked_by: shown.one(StaffNameView, { nullable: true, description: 'The staff account; null for other refunds.' }),
  attempts: shown.whole({ description: 'How often the processor was asked.', example: 1 }),
  error: shown.text({ nullable: true, description: 'Why the latest attempt failed; null otherwise.' }),
  ended_at: shown.instantText({ nullable: true, description: 'When it was done or paid otherwise, in UTC.' }),
});
export type RefundView = InstanceType<typeof RefundView>;
export type RefundRow = RowOf<typeof RefundView>;

/** Columns of `RefundRow`, of `refund r`. */
export const REFUND_COLUMNS = `
  r.id, r.reference, r.amount_cents, r.returned_cents, r.reason_kind, r.status, r.reason, r.note, r.attempts, r.error,
  (SELECT p.provider FROM payment p WHERE p.id = r.payment_id) AS provider,
  ${utcText('r.asked_at')} AS at, ${utcText('r.ended_at')} AS ended_at, ${staffName('r.asked_by')} AS asked_by,
  (SELECT jsonb_agg(jsonb_build_object('kind', part.kind, 'position', part.position, 'quantity', part.quantity,
     'amount_cents', part.amount_cents) ORDER BY part.id)
   FROM refund_part part WHERE part.refund_id = r.id) AS parts`;

/** Refunds of a reference as a JSON list of `RefundRow`, oldest first. @param reference a column */
export const refundsOf = (reference: string): string => `(
  SELECT coalesce(jsonb_agg(to_jsonb(found) ORDER BY found.id), '[]')
  FROM (SELECT ${REFUND_COLUMNS} FROM refund r WHERE r.reference = ${reference}) found)`;

import type { FunctionExamples, Step } from '../function-runs';

const PAYMENT: Step = ['payment', { id: 1, reference: 'A', provider: 'new', amount_cents: 100, status: 'opened' }];

/** Examples of a service with a ledger; see `money/books`. */
export const BOOKS: FunctionExamples = {
  ledger_append_only: [
    { given: [['closed_day', {}]], run: 'UPDATE closed_day SET digest = digest', refused: 'ledger_append_only' },
    {
      given: [['closed_day', {}], "SELECT set_config('quintet.emptied_schema', current_schema(), true)"],
      run: 'DELETE FROM closed_day',
    },
  ],
  // Entries are only written by triggers: every example that posts one runs it to its end.
  ledger_entry_day: [{ run: ['ledger_entry', { debit: 'a', credit: 'b' }], refused: 'ledger_entry_by_trigger' }],
  post_dispute: [
    {
      given: [PAYMENT],
      run: ['payment_dispute', { payment_id: 1, provider: 'new', amount_cents: 9, taken_cents: 9, status: 'open' }],
    },
  ],
  post_paid_otherwise: [
    {
      given: [['refund', { id: 1, amount_cents: 9, reason_kind: 'requested' }]],
      run: "UPDATE refund SET status = 'paid_otherwise', ended_at = now()",
    },
  ],
  post_payment: [{ run: ['payment', { provider: 'new', amount_cents: 100, status: 'paid' }] }],
  post_refund_part: [{ run: ['refund_part', { kind: 'goodwill', gross_cents: 9, amount_cents: 9 }] }],
  refund_adds_up: [
    { run: ['refund', { amount_cents: 9, reason_kind: 'requested' }], refused: 'refund_adds_up' },
    {
      given: [['refund_part', { refund_id: 1, kind: 'goodwill', gross_cents: 9, amount_cents: 9 }]],
      run: ['refund', { id: 1, amount_cents: 9, reason_kind: 'requested' }],
    },
  ],
  refund_asked_back: [
    { given: [PAYMENT], run: ['refund', { payment_id: 1, amount_cents: 9, reason_kind: 'requested' }] },
  ],
};

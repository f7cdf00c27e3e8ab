import type { QueryRunner } from 'typeorm';

/** When the money of a payment arrived, as far as it is known. `p` is the payment. */
export const RECEIVED_AT = `coalesce((SELECT min(event.received_at) FROM payment_event event
  WHERE event.payment_id = p.id AND event.type = 'paid' AND event.verdict = 'applied'), p.created_at)`;
const IS_RECEIVED = `p.status IN ('paid', 'refund_due', 'refunded')`;

/** SELECTs of `(debit, credit, amount_cents, unit, reference, customer_id, source, at)` for existing payments and refunds. */
const PAYMENTS_AND_REFUNDS = [
  `SELECT 'processor:' || p.provider, CASE WHEN p.late_reason IS NULL THEN 'receivable' ELSE 'unplaced' END,
     p.amount_cents, 'USD', p.reference, NULL::integer, format('payment:%s:received:1', p.id), ${RECEIVED_AT}
   FROM payment p WHERE ${IS_RECEIVED}`,
  `SELECT 'refunds_owed', 'processor:' || p.provider, p.refunded_cents, 'USD', p.reference, NULL,
     format('payment:%s:returned:1', p.id), p.updated_at
   FROM payment p WHERE p.refunded_cents > 0`,
  `SELECT posting.debit, posting.credit, posting.amount_cents, 'USD', part.reference, NULL, posting.source, refund.asked_at
   FROM refund_part part JOIN refund ON refund.id = part.refund_id CROSS JOIN LATERAL refund_postings(part) posting`,
  `SELECT 'refunds_owed', 'cash', refund.amount_cents - refund.returned_cents, 'USD', refund.reference, NULL,
     format('refund:%s:paid_otherwise', refund.id), refund.ended_at
   FROM refund WHERE refund.status = 'paid_otherwise'`,
];

/**
 * Writes the entries of all that exists, each on its own day, and closes the days before today: nothing is written into
 * them any more. @param records SELECTs of the same columns for what the service itself keeps
 */
export async function postHistory(runner: QueryRunner, records: readonly string[]): Promise<void> {
  await runner.query(`INSERT INTO ledger_account (name, unit, section)
    SELECT DISTINCT 'processor:' || provider, 'USD', 'money' FROM payment ON CONFLICT DO NOTHING`);
  await runner.query(`ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_day`);
  await runner.query(`
    INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, customer_id, source, at, day)
    SELECT history.debit, history.credit, history.amount_cents, history.unit, history.reference, history.customer_id,
      history.source, least(history.at, now()), (least(history.at, now()) AT TIME ZONE state.zone)::date
    FROM (${[...PAYMENTS_AND_REFUNDS, ...records].join(' UNION ALL ')})
      AS history (debit, credit, amount_cents, unit, reference, customer_id, source, at)
    CROSS JOIN books_state state
    WHERE history.amount_cents > 0 ORDER BY least(history.at, now()), history.source`);
  await runner.query(`ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_day`);
  await runner.query(`
    UPDATE books_state SET closed_to = (now() AT TIME ZONE zone)::date - 1 WHERE EXISTS (SELECT FROM ledger_entry)`);
}

/** Empties the ledger when its triggers are taken back, so that they can be added again. */
export async function removeHistory(runner: QueryRunner): Promise<void> {
  await runner.query(`SELECT set_config('quintet.emptied_schema', current_schema(), true)`);
  for (const table of ['ledger_entry', 'closed_day', 'books_state']) await runner.query(`DELETE FROM ${table}`);
  await runner.query(`DELETE FROM ledger_account
    WHERE name NOT IN ('receivable', 'unplaced', 'refunds_owed', 'goodwill', 'outside', 'cash')`);
}

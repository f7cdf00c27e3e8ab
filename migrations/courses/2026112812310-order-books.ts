import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forgetRoutines } from './2026112812300-recorded-refunds';

const TABLES = readFileSync(join(__dirname, '../money/books.sql'), 'utf8');

/** When the money of a payment `p` arrived, as far as it is known. */
const RECEIVED_AT = `coalesce((SELECT min(event.received_at) FROM payment_event event
  WHERE event.payment_id = p.id AND event.type = 'paid' AND event.verdict = 'applied'), p.created_at)`;
const IS_RECEIVED = `p.status IN ('paid', 'refund_due', 'refunded')`;

/** The accounts of a part of a refund. */
const DEBIT = `CASE WHEN part.kind IN ('line', 'assigned') THEN 'sales' ELSE part.kind END`;
const CREDIT = `CASE part.kind WHEN 'assigned' THEN 'outside' ELSE 'refunds_owed' END`;

/** SELECTs of `(debit, credit, amount_cents, reference, source, at)`. */
const PAST = [
  `SELECT 'receivable', 'sales', o.total_cents, o.reference, format('order:%s:sales:1', o.id), coalesce(o.paid_at, o.created_at)
   FROM course_order o
   WHERE o.status = 'paid' OR o.status = 'refunded' AND EXISTS (
     SELECT FROM payment p WHERE p.reference = o.reference AND p.settles AND p.late_reason IS NULL AND ${IS_RECEIVED})`,
  `SELECT 'processor:' || p.provider, CASE WHEN p.late_reason IS NULL THEN 'receivable' ELSE 'unplaced' END, p.amount_cents,
     p.reference, format('payment:%s:received:1', p.id), ${RECEIVED_AT}
   FROM payment p WHERE ${IS_RECEIVED}`,
  `SELECT 'refunds_owed', 'processor:' || p.provider, p.refunded_cents, p.reference, format('payment:%s:returned:1', p.id),
     p.updated_at
   FROM payment p WHERE p.refunded_cents > 0`,
  `SELECT ${DEBIT}, ${CREDIT}, part.amount_cents, part.reference,
     concat_ws(':', 'refund', part.refund_id, part.kind, part.position), refund.asked_at
   FROM refund_part part JOIN refund ON refund.id = part.refund_id`,
  `SELECT ${CREDIT}, ${DEBIT}, sum(part.amount_cents), refund.reference, format('withdrawn:%s:1:%s', refund.id, ${DEBIT}),
     refund.ended_at
   FROM refund JOIN refund_part part ON part.refund_id = refund.id WHERE refund.status = 'withdrawn' GROUP BY refund.id, 1, 2`,
  `SELECT 'disputed', 'processor:' || dispute.provider, dispute.taken_cents, p.reference,
     format('dispute:%s:taken:1', dispute.id), dispute.opened_at
   FROM payment_dispute dispute JOIN payment p ON p.id = dispute.payment_id`,
];

/** The days of the school, or UTC for an unknown zone. */
const ZONE = `
  UPDATE books_state SET zone = zone_setting.name
  FROM (SELECT value #>> '{}' AS name FROM setting WHERE key = 'timezone') zone_setting
  WHERE EXISTS (SELECT FROM pg_timezone_names known WHERE lower(known.name) = lower(zone_setting.name))`;

/** Each entry on its own day. The days before today are closed: nothing is written into them any more. */
const POST_PAST = `
  INSERT INTO ledger_account (name, unit, section)
  SELECT DISTINCT 'processor:' || provider, 'USD', 'money' FROM payment ON CONFLICT DO NOTHING;
  INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source, at, day)
  SELECT past.debit, past.credit, past.amount_cents, 'USD', past.reference, past.source, least(past.at, now()),
    (least(past.at, now()) AT TIME ZONE state.zone)::date
  FROM (${PAST.join(' UNION ALL ')}) past (debit, credit, amount_cents, reference, source, at) CROSS JOIN books_state state
  WHERE past.amount_cents > 0 ORDER BY least(past.at, now()), past.source;
  UPDATE books_state SET closed_to = (now() AT TIME ZONE zone)::date - 1 WHERE EXISTS (SELECT FROM ledger_entry)`;

/**
 * The ledger of courses, with the entries of everything so far. What a process of the version before receives after it and before
 * the functions and triggers that follow has no entries, and `books check` names it: stop the old processes of courses first.
 */
export class OrderBooks2026112812310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE course_order, payment, payment_dispute IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(TABLES);
    await runner.query(`INSERT INTO ledger_account (name, unit, section) VALUES ('sales', 'USD', 'gross')`);
    for (const statements of [ZONE, POST_PAST]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION IF EXISTS books_zone_of_company, post_dispute, post_order, post_paid_otherwise, post_payment,
        post_refund_part, post_withdrawn_refund, ledger_entry_day, ledger_append_only CASCADE;
      DROP FUNCTION IF EXISTS order_postings, withdrawal_postings, refund_postings;
      DROP TABLE closed_day, books_state, ledger_entry, ledger_account`);
    await forgetRoutines(runner, 'money/books', 'money/company-days', 'services/courses/books');
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = readFileSync(join(__dirname, '../money/refunds.sql'), 'utf8');

const CONSTRAINTS = `
  ALTER TABLE refund
    DROP CONSTRAINT refund_status_known, DROP CONSTRAINT refund_ended,
    ADD CONSTRAINT refund_status_known CHECK (status IN ('due', 'sent', 'done', 'failed', 'paid_otherwise', 'withdrawn')),
    ADD CONSTRAINT refund_ended CHECK (
      (status IN ('done', 'paid_otherwise', 'withdrawn')) = (ended_at IS NOT NULL)
      AND (status = 'done') = (returned_cents = amount_cents)),
    ADD CONSTRAINT refund_reason_kind_known CHECK (
      reason_kind IN ('requested', 'assigned', 'cancelled', 'second', 'late', 'outside'));
  CREATE UNIQUE INDEX refund_requested_once ON refund (reference)
    WHERE reason_kind = 'requested' AND status IN ('due', 'sent');
  ALTER TABLE refund_part
    DROP CONSTRAINT refund_part_kind_known, DROP CONSTRAINT refund_part_of_line,
    ADD CONSTRAINT refund_part_kind_known CHECK (kind IN ('line', 'assigned', 'goodwill', 'unplaced', 'outside')),
    ADD CONSTRAINT refund_part_of_line CHECK (
      (kind IN ('line', 'assigned')) = (position IS NOT NULL)
      AND (kind IN ('line', 'assigned')) = (quantity IS NOT NULL) AND quantity > 0);
  ALTER TABLE order_line ADD COLUMN refunded_quantity integer NOT NULL DEFAULT 0,
    ADD CONSTRAINT order_line_refunded CHECK (refunded_quantity BETWEEN 0 AND 1)`;

/** Refunds of single courses, with their ids and keys. */
const REFUNDS_OF_COURSES = `
  INSERT INTO refund (id, payment_id, reference, amount_cents, returned_cents, reason_kind, reason, key, keyed_at, status,
    asked_by, attempts, error, asked_at, ended_at)
  SELECT r.id, r.payment_id, o.reference, r.amount_cents, CASE r.status WHEN 'done' THEN r.amount_cents ELSE 0 END,
    CASE r.mode WHEN 'assign' THEN 'assigned' ELSE 'requested' END, nullif(r.reason, ''), r.key, r.asked_at,
    CASE WHEN r.status = 'done' THEN 'done' WHEN r.status = 'failed' THEN 'withdrawn'
      WHEN r.attempts > 0 AND r.error IS NULL THEN 'sent' ELSE 'due' END,
    r.asked_by, r.attempts, r.error, r.asked_at, r.ended_at
  FROM order_refund r JOIN course_order o ON o.id = r.order_id`;
const LINES = `
  INSERT INTO refund_part (refund_id, reference, kind, position, quantity, gross_cents, amount_cents)
  SELECT refund.id, refund.reference, CASE refund.reason_kind WHEN 'assigned' THEN 'assigned' ELSE 'line' END, line.id, 1,
    line.charged_cents, line.charged_cents
  FROM refund JOIN order_refund_line refunded ON refunded.refund_id = refund.id
  JOIN order_line line ON line.id = refunded.order_line_id ORDER BY refund.id, line.id`;

/** Money that came back to the processor: later refunds than what is recorded as returned are not done any more. */
const RETURNED_BY_BANKS = `
  UPDATE refund SET status = 'withdrawn', returned_cents = 0, ended_at = now()
  FROM (
    SELECT refund.id, sum(refund.amount_cents) OVER (PARTITION BY payment_id ORDER BY refund.id) AS upto, p.refunded_cents
    FROM refund JOIN payment p ON p.id = refund.payment_id
    WHERE refund.status = 'done' AND refund.reason_kind = 'requested'
  ) done
  WHERE done.id = refund.id AND done.upto > done.refunded_cents`;
/** Requests of more than what is left, which the processor would refuse. */
const TOO_LARGE = `
  UPDATE refund SET status = 'withdrawn', error = 'charge_already_refunded', ended_at = now()
  FROM payment p WHERE p.id = refund.payment_id AND refund.status IN ('due', 'sent')
    AND refund.amount_cents > p.amount_cents - p.refunded_cents`;

/** What went back of payments without a refund of courses, and what is still to go back. */
const REFUNDS_OF_PAYMENTS = `
  CREATE TEMP TABLE recorded ON COMMIT DROP AS
  SELECT nextval('refund_id_seq')::integer AS id, p.id AS payment_id, p.reference, part.amount_cents, part.is_returned,
    CASE WHEN p.late_reason = 'second' THEN 'second' WHEN p.late_reason IS NOT NULL THEN 'late'
      WHEN part.is_returned THEN 'outside' ELSE 'cancelled' END AS reason_kind,
    part.amount_cents = (
      SELECT sum(line.charged_cents) FROM course_order o JOIN order_line line ON line.order_id = o.id
      WHERE o.reference = p.reference AND line.refunded_quantity = 0) AS is_of_lines
  FROM payment p CROSS JOIN LATERAL (
    SELECT coalesce(sum(returned_cents), 0) AS returned_cents,
      coalesce(sum(amount_cents) FILTER (WHERE status IN ('due', 'sent')), 0) AS open_cents
    FROM refund WHERE refund.payment_id = p.id AND reason_kind = 'requested'
  ) known CROSS JOIN LATERAL (VALUES
    (p.refunded_cents - known.returned_cents, true),
    (CASE p.status WHEN 'refund_due' THEN p.amount_cents - p.refunded_cents - known.open_cents END, false)
  ) part (amount_cents, is_returned)
  WHERE part.amount_cents > 0 ORDER BY p.id, part.is_returned DESC;
  INSERT INTO refund (id, payment_id, reference, amount_cents, returned_cents, reason_kind, key, keyed_at, status, attempts,
    error, asked_at, ended_at)
  SELECT r.id, p.id, p.reference, r.amount_cents, CASE WHEN r.is_returned THEN r.amount_cents ELSE 0 END, r.reason_kind,
    CASE WHEN r.is_returned THEN md5(concat(gen_random_uuid(), gen_random_uuid()))
      WHEN p.refund_error IS NULL THEN p.key || '-' || greatest(p.refund_attempts - 1, 0)
      ELSE p.key || '-' || p.refund_attempts END,
    p.updated_at,
    CASE WHEN r.is_returned THEN 'done' WHEN p.refund_error IS NOT NULL THEN 'failed' WHEN p.refund_attempts > 0 THEN 'sent'
      ELSE 'due' END,
    p.refund_attempts, CASE WHEN NOT r.is_returned THEN p.refund_error END, p.updated_at,
    CASE WHEN r.is_returned THEN p.updated_at END
  FROM recorded r JOIN payment p ON p.id = r.payment_id;
  INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
  SELECT id, reference, CASE reason_kind WHEN 'outside' THEN 'outside' WHEN 'cancelled' THEN 'goodwill' ELSE 'unplaced' END,
    amount_cents, amount_cents
  FROM recorded WHERE reason_kind <> 'cancelled' OR is_of_lines IS NOT TRUE;
  INSERT INTO refund_part (refund_id, reference, kind, position, quantity, gross_cents, amount_cents)
  SELECT r.id, r.reference, 'line', line.id, 1, line.charged_cents, line.charged_cents
  FROM recorded r JOIN course_order o ON o.reference = r.reference JOIN order_line line ON line.order_id = o.id
  WHERE r.reason_kind = 'cancelled' AND r.is_of_lines AND line.refunded_quantity = 0 AND line.charged_cents > 0`;
/** More was assigned than what went back outside, because some of it came back. */
const ASSIGNED_TOO_MUCH = `
  UPDATE refund SET status = 'withdrawn', returned_cents = 0, ended_at = now()
  FROM (
    SELECT id, payment_id, sum(amount_cents) OVER (PARTITION BY payment_id ORDER BY id) AS upto
    FROM refund WHERE reason_kind = 'assigned' AND status = 'done'
  ) assigned
  WHERE assigned.id = refund.id AND assigned.upto > (
    SELECT coalesce(sum(amount_cents), 0) FROM refund outside
    WHERE outside.payment_id = assigned.payment_id AND outside.reason_kind = 'outside')`;

const COUNT_LINES = `
  UPDATE order_line SET refunded_quantity = counted.quantity
  FROM (
    SELECT line.id, count(refund.id) AS quantity
    FROM order_line line LEFT JOIN refund_part part ON part.position = line.id
    LEFT JOIN refund ON refund.id = part.refund_id AND refund.status <> 'withdrawn'
    GROUP BY line.id
  ) counted
  WHERE counted.id = order_line.id AND counted.quantity <> order_line.refunded_quantity`;
const COUNT_PAYMENTS = `
  UPDATE payment SET asked_back_cents = asked.cents
  FROM (
    SELECT payment_id, sum(CASE status WHEN 'withdrawn' THEN returned_cents ELSE amount_cents END) AS cents
    FROM refund WHERE reason_kind <> 'assigned' GROUP BY payment_id
  ) asked
  WHERE asked.payment_id = payment.id AND asked.cents <> payment.asked_back_cents`;

/** Processes of the version before still write the former tables. Both draw their ids from one sequence. */
const SHARE_IDS = `
  ALTER TABLE order_refund ALTER COLUMN id DROP IDENTITY;
  ALTER TABLE order_refund ALTER COLUMN id SET DEFAULT nextval('refund_id_seq')`;
const NEXT_ID = `SELECT setval('refund_id_seq', (SELECT max(id) FROM order_refund)) WHERE EXISTS (SELECT FROM order_refund)`;

/** The refunds of courses are recorded in the tables of all services, with those of the former ones. */
export class RecordedRefunds2026112812300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE payment, order_line, order_refund, order_refund_line IN SHARE ROW EXCLUSIVE MODE');
    for (const statements of [TABLES, CONSTRAINTS, NEXT_ID, REFUNDS_OF_COURSES, LINES, RETURNED_BY_BANKS, TOO_LARGE])
      await runner.query(statements);
    await runner.query(COUNT_LINES);
    await runner.query(REFUNDS_OF_PAYMENTS);
    for (const statements of [ASSIGNED_TOO_MUCH, COUNT_LINES, COUNT_PAYMENTS, SHARE_IDS])
      await runner.query(statements);
  }

  /** Refunds since then return to the former tables; those of whole payments are known by the payments. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION IF EXISTS copy_order_refund, record_payment_refund, refund_part_of_course, refund_adds_up,
        refund_asked_back CASCADE;
      DELETE FROM order_refund_line;
      DELETE FROM order_refund`);
    await runner.query(`
      INSERT INTO order_refund (id, order_id, payment_id, key, mode, status, amount_cents, refunded_before_cents, reason,
        asked_by, asked_at, ended_at, attempts, error)
      SELECT r.id, o.id, r.payment_id, r.key, CASE r.reason_kind WHEN 'assigned' THEN 'assign' ELSE 'ask' END,
        CASE r.status WHEN 'done' THEN 'done' WHEN 'withdrawn' THEN 'failed' ELSE 'asked' END, r.amount_cents, 0, r.reason,
        r.asked_by, r.asked_at, r.ended_at, r.attempts, r.error
      FROM refund r JOIN course_order o ON o.reference = r.reference WHERE r.reason_kind IN ('requested', 'assigned')`);
    await runner.query(`
      INSERT INTO order_refund_line (refund_id, order_line_id, order_id, counts)
      SELECT r.id, part.position, r.order_id, r.status <> 'failed'
      FROM order_refund r JOIN refund_part part ON part.refund_id = r.id WHERE part.position IS NOT NULL`);
    await runner.query(`
      ALTER TABLE order_refund ALTER COLUMN id DROP DEFAULT;
      ALTER TABLE order_refund ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
      SELECT setval('order_refund_id_seq', (SELECT max(id) FROM order_refund)) WHERE EXISTS (SELECT FROM order_refund);
      UPDATE payment SET asked_back_cents = 0 WHERE asked_back_cents > 0;
      DROP TABLE refund_part, refund;
      ALTER TABLE order_line DROP COLUMN refunded_quantity`);
    await forgetRoutines(runner, 'money/refunds', 'services/courses/refunds');
  }
}

/** Their files are applied again when the tables return. */
export async function forgetRoutines(runner: QueryRunner, ...folders: readonly string[]): Promise<void> {
  const [{ exists }] = (await runner.query(`SELECT to_regclass('schema_routine') IS NOT NULL AS exists`)) as [
    { exists: boolean },
  ];
  for (const folder of exists ? folders : [])
    await runner.query('DELETE FROM schema_routine WHERE path LIKE $1', [`src/${folder}/%`]);
}

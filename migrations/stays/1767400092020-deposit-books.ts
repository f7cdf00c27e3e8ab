import type { MigrationInterface, QueryRunner } from 'typeorm';

type Kinds = readonly [name: string, debit: string, credit: string, amount: string][];

const BEFORE: Kinds = [
  [
    'nights',
    'receivable',
    'accommodation',
    'charge.nights_cents + charge.length_discount_cents - charge.extra_guest_cents',
  ],
  ['extra_guests', 'receivable', 'extra_guests', 'charge.extra_guest_cents'],
  ['length_discounts', 'length_discounts', 'receivable', 'charge.length_discount_cents'],
  ['cleaning', 'receivable', 'cleaning', 'charge.cleaning_cents'],
  ['retained', 'accommodation', 'retained', 'charge.retained_cents'],
];
const AFTER: Kinds = [
  ...BEFORE,
  ['deposit', 'receivable', 'deposits', 'charge.deposit_cents'],
  ['deposit_kept', 'deposits', 'retained', 'charge.kept_deposit_cents'],
];
const POSTED = ['nights_cents', 'cleaning_cents', 'retained_cents', 'length_discount_cents', 'extra_guest_cents'];

/** Deposits are a liability until they are returned or kept. */
export class DepositBooks1767400092020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replacePostings(runner, AFTER);
    await replaceUpdateTrigger(runner, [...POSTED, 'deposit_cents', 'kept_deposit_cents']);
    await replaceRefunds(runner, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceRefunds(runner, false);
    await replaceUpdateTrigger(runner, POSTED);
    await replacePostings(runner, BEFORE);
  }
}

async function replacePostings(runner: QueryRunner, kinds: Kinds): Promise<void> {
  const rows = kinds.map(([name, debit, credit, amount]) => `('${name}', '${debit}', '${credit}', ${amount})`);
  await runner.query(`
    CREATE OR REPLACE FUNCTION charge_postings(charge booking_charge)
    RETURNS TABLE (name text, debit text, credit text, amount_cents bigint) LANGUAGE sql IMMUTABLE AS $$
      SELECT * FROM (VALUES ${rows.join(', ')}) AS posting (name, debit, credit, amount_cents)
      WHERE charge.paid_at IS NOT NULL AND posting.amount_cents > 0
    $$`);
}

async function replaceUpdateTrigger(runner: QueryRunner, amounts: readonly string[]): Promise<void> {
  const of = (row: string) => amounts.map(column => `${row}.${column}`).join(', ');
  await runner.query(`DROP TRIGGER post_charge_update ON booking_charge`);
  await runner.query(`
    CREATE TRIGGER post_charge_update AFTER UPDATE ON booking_charge FOR EACH ROW
    WHEN ((NEW.paid_at IS NULL) <> (OLD.paid_at IS NULL) OR NEW.paid_at IS NOT NULL AND (${of('NEW')}) <> (${of('OLD')}))
    EXECUTE FUNCTION post_charge()`);
}

/** @param hasDeposits whether money that was returned outside can be of a deposit */
async function replaceRefunds(runner: QueryRunner, hasDeposits: boolean): Promise<void> {
  const share = (column: string) => `(
          floor(charge.${column} * (earlier.cents + part.amount_cents) / charge.nights_cents)
          - floor(charge.${column} * earlier.cents / charge.nights_cents))::bigint`;
  const ofDeposit = hasDeposits ? 'deposit_share(part)' : '0::bigint';
  await runner.query(`
    CREATE OR REPLACE FUNCTION refund_postings(part refund_part)
    RETURNS TABLE (source text, debit text, credit text, amount_cents bigint) LANGUAGE sql STABLE AS $$
      SELECT concat_ws(':', 'refund', part.refund_id, part.kind, part.position, posting.name),
        posting.debit, posting.credit, posting.amount_cents
      FROM (SELECT ${ofDeposit} AS deposit_cents) outside
      LEFT JOIN LATERAL (
        SELECT ${share('extra_guest_cents')} AS extra_guest_cents, ${share('length_discount_cents')} AS discount_cents
        FROM booking_charge charge CROSS JOIN LATERAL (
          SELECT coalesce(sum(other.amount_cents), 0) AS cents FROM refund_part other
          WHERE other.reference = part.reference AND other.kind = 'nights' AND other.id < part.id
        ) earlier
        WHERE charge.reference = part.reference AND charge.nights_cents > 0 AND part.kind = 'nights'
      ) share ON true
      CROSS JOIN LATERAL (VALUES
        (NULL, CASE part.kind WHEN 'nights' THEN 'accommodation' WHEN 'change' THEN 'accommodation'
            WHEN 'deposit' THEN 'deposits' ELSE part.kind END,
          'refunds_owed', part.gross_cents - coalesce(share.extra_guest_cents, 0) + coalesce(share.discount_cents, 0)
            - outside.deposit_cents),
        ('extra_guests', 'extra_guests', 'refunds_owed', share.extra_guest_cents),
        ('length_discounts', 'refunds_owed', 'length_discounts', share.discount_cents),
        ('deposit', 'deposits', 'refunds_owed', outside.deposit_cents)
      ) AS posting (name, debit, credit, amount_cents)
      WHERE posting.amount_cents > 0
    $$`);
}

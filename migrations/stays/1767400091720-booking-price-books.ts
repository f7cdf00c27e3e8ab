import type { MigrationInterface, QueryRunner } from 'typeorm';

type Kinds = readonly [name: string, debit: string, credit: string, amount: string][];

const BEFORE: Kinds = [
  ['nights', 'receivable', 'accommodation', 'charge.nights_cents'],
  ['cleaning', 'receivable', 'cleaning', 'charge.cleaning_cents'],
  ['retained', 'accommodation', 'retained', 'charge.retained_cents'],
];
const AFTER: Kinds = [
  [
    'nights',
    'receivable',
    'accommodation',
    'charge.nights_cents + charge.length_discount_cents - charge.extra_guest_cents',
  ],
  ['extra_guests', 'receivable', 'extra_guests', 'charge.extra_guest_cents'],
  ['length_discounts', 'length_discounts', 'receivable', 'charge.length_discount_cents'],
  ...BEFORE.slice(1),
];

/** Posts extra guests and length discounts to accounts of their own, also when they are refunded with the nights. */
export class BookingPriceBooks1767400091720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_charge ADD COLUMN length_discount_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN extra_guest_cents bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT booking_charge_nights CHECK (
          length_discount_cents >= 0 AND extra_guest_cents BETWEEN 0 AND nights_cents + length_discount_cents)`);
    await replaceCharged(runner, ['length_discount_cents', 'extra_guest_cents']);
    await replacePostings(runner, AFTER);
    await replaceUpdateTrigger(runner, [
      'nights_cents',
      'cleaning_cents',
      'retained_cents',
      'length_discount_cents',
      'extra_guest_cents',
    ]);
    await splitRefunds(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await restoreRefunds(runner);
    await replaceUpdateTrigger(runner, ['nights_cents', 'cleaning_cents', 'retained_cents']);
    await replacePostings(runner, BEFORE);
    await replaceCharged(runner, []);
    await runner.query(`
      ALTER TABLE booking_charge DROP CONSTRAINT booking_charge_nights,
        DROP COLUMN length_discount_cents, DROP COLUMN extra_guest_cents`);
  }
}

async function replaceCharged(runner: QueryRunner, added: readonly string[]): Promise<void> {
  const columns = ['booking_id', 'reference', 'nights_cents', 'cleaning_cents', 'paid_at', ...added];
  const values = added.map(column => `, NEW.${column}`).join('');
  await runner.query(`
    CREATE OR REPLACE FUNCTION booking_charged() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      paid timestamptz := CASE WHEN NEW.payment_status IN ('paid', 'refund_due', 'refunded') THEN now() END;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO booking_charge (${columns.join(', ')})
        VALUES (NEW.id, NEW.reference, NEW.total_cents - NEW.cleaning_fee_cents, NEW.cleaning_fee_cents, paid${values});
      ELSE
        UPDATE booking_charge SET paid_at = paid WHERE booking_id = NEW.id AND number = 1 AND paid_at IS NULL;
      END IF;
      RETURN NULL;
    END
    $$`);
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

/**
 * The shares of a refund of nights are differences of rounded sums over all refunds so far, so that they add up to the
 * whole when all nights are refunded. Parts are never changed and a booking is locked while one is added.
 */
async function splitRefunds(runner: QueryRunner): Promise<void> {
  const share = (column: string) => `(
          floor(charge.${column} * (earlier.cents + part.amount_cents) / charge.nights_cents)
          - floor(charge.${column} * earlier.cents / charge.nights_cents))::bigint`;
  await runner.query(`
    CREATE OR REPLACE FUNCTION refund_postings(part refund_part)
    RETURNS TABLE (source text, debit text, credit text, amount_cents bigint) LANGUAGE sql STABLE AS $$
      SELECT concat_ws(':', 'refund', part.refund_id, part.kind, part.position, posting.name),
        posting.debit, posting.credit, posting.amount_cents
      FROM (SELECT 1) one
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
          'refunds_owed', part.gross_cents - coalesce(share.extra_guest_cents, 0) + coalesce(share.discount_cents, 0)),
        ('extra_guests', 'extra_guests', 'refunds_owed', share.extra_guest_cents),
        ('length_discounts', 'refunds_owed', 'length_discounts', share.discount_cents)
      ) AS posting (name, debit, credit, amount_cents)
      WHERE posting.amount_cents > 0
    $$`);
  await runner.query(`COMMENT ON FUNCTION refund_postings(refund_part) IS 'reads booking_charge, refund_part'`);
}

/** As the migration of the ledger creates it. */
async function restoreRefunds(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION refund_postings(part refund_part)
    RETURNS TABLE (source text, debit text, credit text, amount_cents bigint) LANGUAGE sql IMMUTABLE AS $$
      SELECT concat_ws(':', 'refund', part.refund_id, part.kind, part.position, posting.name),
        posting.debit, posting.credit, posting.amount_cents
      FROM (VALUES
        (NULL, CASE part.kind WHEN 'line' THEN 'sales' WHEN 'delivery' THEN 'delivery_fees'
            WHEN 'pickup' THEN 'pickup_fees' WHEN 'tip' THEN 'tips' WHEN 'nights' THEN 'accommodation'
            WHEN 'change' THEN 'accommodation' WHEN 'deposit' THEN 'deposits' ELSE part.kind END,
          'refunds_owed', part.gross_cents),
        ('promo', 'refunds_owed', 'promo_discounts', part.promo_cents),
        ('reward', 'refunds_owed', 'reward_discounts', part.reward_cents)
      ) AS posting (name, debit, credit, amount_cents)
      WHERE posting.amount_cents > 0
    $$`);
  await runner.query(`COMMENT ON FUNCTION refund_postings(refund_part) IS NULL`);
}

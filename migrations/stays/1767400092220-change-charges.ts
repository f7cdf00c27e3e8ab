import type { MigrationInterface, QueryRunner } from 'typeorm';

const PRICE = 'nights_cents + cleaning_cents';
const REFUNDED = 'refunded_cents - refunded_deposit_cents';
const REASONS = ['requested', 'cancelled', 'second', 'late', 'outside', 'repair', 'deposit'];

const POSTED = [
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
  ['deposit', 'receivable', 'deposits', 'charge.deposit_cents'],
  ['deposit_kept', 'deposits', 'retained', 'charge.kept_deposit_cents'],
] as const;

/**
 * Changes of paid bookings add charges whose discount, extra guests and retained part are differences, which can be
 * negative. What a change returns is a refund of earlier charges.
 */
export class ChangeCharges1767400092220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_charge ADD COLUMN refunded_change_cents bigint NOT NULL DEFAULT 0`);
    await replaceLimits(runner, { isFirst: 'number > 1 OR', change: ' + refunded_change_cents', validity: '' });
    await replaceReasons(runner, [...REASONS, 'changed']);
    await replacePostings(runner, '<> 0');
    await countRefunds(runner, true);
    await replaceRefunds(runner, 'AND charge.number = 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceRefunds(runner, '');
    await countRefunds(runner, false);
    await replacePostings(runner, '> 0');
    await runner.query(`UPDATE refund SET reason_kind = 'requested' WHERE reason_kind = 'changed'`);
    await replaceReasons(runner, REASONS);
    await replaceLimits(runner, { isFirst: '', change: '', validity: 'NOT VALID' });
    await runner.query(`ALTER TABLE booking_charge DROP COLUMN refunded_change_cents`);
  }
}

/** Charges of changes do not meet the former limits. */
async function replaceLimits(
  runner: QueryRunner,
  { isFirst, change, validity }: Record<'isFirst' | 'change' | 'validity', string>,
): Promise<void> {
  const least = change.replace(' +', ',');
  await runner.query(`
    ALTER TABLE booking_charge DROP CONSTRAINT booking_charge_nights, DROP CONSTRAINT booking_charge_refunded,
      DROP CONSTRAINT booking_charge_retained,
      ADD CONSTRAINT booking_charge_nights CHECK (${isFirst} (
        length_discount_cents >= 0 AND extra_guest_cents BETWEEN 0 AND nights_cents + length_discount_cents)) ${validity},
      ADD CONSTRAINT booking_charge_refunded CHECK (
        least(refunded_nights_cents${least}) >= 0 AND refunded_nights_cents${change} <= nights_cents
        AND refunded_cleaning_cents BETWEEN 0 AND cleaning_cents
        AND refunded_nights_cents + refunded_cleaning_cents${change} <= ${REFUNDED} AND ${REFUNDED} <= ${PRICE}) ${validity},
      ADD CONSTRAINT booking_charge_retained CHECK (${isFirst} (
        retained_cents BETWEEN 0 AND ${PRICE} - (${REFUNDED})
        AND retained_cents + refunded_nights_cents${change} <= nights_cents)) ${validity}`);
}

async function replaceReasons(runner: QueryRunner, reasons: readonly string[]): Promise<void> {
  await runner.query(`ALTER TABLE refund DROP CONSTRAINT refund_reason_kind_known, ADD CONSTRAINT refund_reason_kind_known
    CHECK (reason_kind IN (${reasons.map(reason => `'${reason}'`).join(', ')}))`);
}

/** @param posted the amounts that have entries */
async function replacePostings(runner: QueryRunner, posted: string): Promise<void> {
  const rows = POSTED.map(([name, debit, credit, amount]) => `('${name}', '${debit}', '${credit}', ${amount})`);
  await runner.query(`
    CREATE OR REPLACE FUNCTION charge_postings(charge booking_charge)
    RETURNS TABLE (name text, debit text, credit text, amount_cents bigint) LANGUAGE sql IMMUTABLE AS $$
      SELECT * FROM (VALUES ${rows.join(', ')}) AS posting (name, debit, credit, amount_cents)
      WHERE charge.paid_at IS NOT NULL AND posting.amount_cents ${posted}
    $$`);
}

async function countRefunds(runner: QueryRunner, hasChanges: boolean): Promise<void> {
  const sum = (kind: string, name: string) =>
    `coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = '${kind}'), 0) AS ${name}`;
  const set = hasChanges ? `refunded_change_cents = charge.refunded_change_cents + part.change,` : '';
  const summed = hasChanges ? `${sum('change', 'change')},` : '';
  await runner.query(`
    CREATE OR REPLACE FUNCTION refund_part_of_charge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE booking_charge charge SET ${set}
        refunded_nights_cents = charge.refunded_nights_cents + part.nights,
        refunded_cleaning_cents = charge.refunded_cleaning_cents + part.cleaning,
        refunded_deposit_cents = charge.refunded_deposit_cents + part.deposit + part.share,
        kept_deposit_cents = CASE WHEN part.share = 0 THEN charge.kept_deposit_cents ELSE least(charge.kept_deposit_cents,
          charge.deposit_cents - charge.refunded_deposit_cents - part.deposit - part.share) END,
        refunded_cents = charge.refunded_cents + part.cents + greatest(0, least(part.outside,
          charge.nights_cents + charge.cleaning_cents + charge.deposit_cents - charge.refunded_cents - part.cents))
      FROM (
        SELECT part.reference, ${sum('nights', 'nights')}, ${sum('cleaning', 'cleaning')}, ${sum('deposit', 'deposit')},
          ${summed}
          coalesce(sum(part.amount_cents) FILTER (WHERE part.kind <> 'outside'), 0) AS cents,
          coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'outside'), 0) AS outside,
          coalesce(sum(deposit_share(part)) FILTER (WHERE part.kind = 'outside'), 0) AS share
        FROM refund_part part WHERE part.id IN (SELECT id FROM added) AND part.kind <> 'unplaced' GROUP BY part.reference
      ) part
      WHERE charge.reference = part.reference;
      UPDATE booking b SET deposit_kept_cents = charge.kept_deposit_cents
      FROM added JOIN booking_charge charge ON charge.reference = added.reference
      WHERE added.kind = 'outside' AND charge.booking_id = b.id AND b.deposit_kept_cents > charge.kept_deposit_cents;
      RETURN NULL;
    END
    $$`);
}

/** @param shared the charges whose refunds of nights are split */
async function replaceRefunds(runner: QueryRunner, shared: string): Promise<void> {
  const share = (column: string) => `(
          floor(charge.${column} * (earlier.cents + part.amount_cents) / charge.nights_cents)
          - floor(charge.${column} * earlier.cents / charge.nights_cents))::bigint`;
  await runner.query(`
    CREATE OR REPLACE FUNCTION refund_postings(part refund_part)
    RETURNS TABLE (source text, debit text, credit text, amount_cents bigint) LANGUAGE sql STABLE AS $$
      SELECT concat_ws(':', 'refund', part.refund_id, part.kind, part.position, posting.name),
        posting.debit, posting.credit, posting.amount_cents
      FROM (SELECT deposit_share(part) AS deposit_cents) outside
      LEFT JOIN LATERAL (
        SELECT ${share('extra_guest_cents')} AS extra_guest_cents, ${share('length_discount_cents')} AS discount_cents
        FROM booking_charge charge CROSS JOIN LATERAL (
          SELECT coalesce(sum(other.amount_cents), 0) AS cents FROM refund_part other
          WHERE other.reference = part.reference AND other.kind = 'nights' AND other.id < part.id
        ) earlier
        WHERE charge.reference = part.reference AND charge.nights_cents > 0 AND part.kind = 'nights' ${shared}
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

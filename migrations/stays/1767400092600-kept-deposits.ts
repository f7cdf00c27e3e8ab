import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money of a later charge that was returned outside is never of the deposit, which is of the first one. */
export class KeptDeposits1767400092600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await countRefunds(runner, 'AND charge.number = 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await countRefunds(runner, '');
  }
}

/** @param isFirst the charges that have a deposit */
async function countRefunds(runner: QueryRunner, isFirst: string): Promise<void> {
  const sum = (kind: string, name = kind) =>
    `coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = '${kind}'), 0) AS ${name}`;
  await runner.query(`
    CREATE OR REPLACE FUNCTION refund_part_of_charge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE booking_charge charge SET
        refunded_change_cents = charge.refunded_change_cents + part.change,
        refunded_nights_cents = charge.refunded_nights_cents + part.nights,
        refunded_cleaning_cents = charge.refunded_cleaning_cents + part.cleaning,
        refunded_deposit_cents = charge.refunded_deposit_cents + part.deposit + part.share,
        kept_deposit_cents = CASE WHEN part.share = 0 THEN charge.kept_deposit_cents ELSE least(charge.kept_deposit_cents,
          charge.deposit_cents - charge.refunded_deposit_cents - part.deposit - part.share) END,
        refunded_cents = charge.refunded_cents + part.cents + greatest(0, least(part.outside,
          charge.nights_cents + charge.cleaning_cents + charge.deposit_cents - charge.refunded_cents - part.cents))
      FROM (
        SELECT part.reference, ${sum('nights')}, ${sum('cleaning')}, ${sum('deposit')}, ${sum('change')}, ${sum('outside')},
          coalesce(sum(part.amount_cents) FILTER (WHERE part.kind <> 'outside'), 0) AS cents,
          coalesce(sum(deposit_share(part)) FILTER (WHERE part.kind = 'outside'), 0) AS share
        FROM refund_part part WHERE part.id IN (SELECT id FROM added) AND part.kind <> 'unplaced' GROUP BY part.reference
      ) part
      WHERE charge.reference = part.reference;
      UPDATE booking b SET deposit_kept_cents = charge.kept_deposit_cents
      FROM added JOIN booking_charge charge ON charge.reference = added.reference ${isFirst}
      WHERE added.kind = 'outside' AND charge.booking_id = b.id AND b.deposit_kept_cents > charge.kept_deposit_cents;
      RETURN NULL;
    END
    $$`);
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A tip of an order, its entry in the ledger, and an index to find earlier orders of an e-mail address. */
export class Tips1767400091100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customer_order ADD tip_cents integer NOT NULL DEFAULT 0,
        DROP CONSTRAINT customer_order_adds_up, DROP CONSTRAINT customer_order_not_negative,
        ADD CONSTRAINT customer_order_adds_up CHECK (total_cents = subtotal_cents - promo_discount_cents
          - rewards_discount_cents + delivery_fee_cents + pickup_fee_cents + tip_cents),
        ADD CONSTRAINT customer_order_not_negative CHECK (
          least(subtotal_cents, promo_discount_cents, rewards_discount_cents, delivery_fee_cents, pickup_fee_cents,
            tip_cents, total_cents, points_earned, points_redeemed) >= 0)`);
    await runner.query(`CREATE INDEX customer_order_email_idx ON customer_order (email)`);
    await replacePostings(runner, `, ('tip', 'receivable', 'tips', o.tip_cents)`);
  }

  /** Totals stay what was paid: a tip becomes part of the fee. */
  async down(runner: QueryRunner): Promise<void> {
    await replacePostings(runner, '');
    await runner.query(`DROP INDEX customer_order_email_idx`);
    await runner.query(`ALTER TABLE customer_order DROP CONSTRAINT customer_order_adds_up`);
    await runner.query(`
      UPDATE customer_order SET delivery_fee_cents = delivery_fee_cents + tip_cents WHERE tip_cents > 0`);
    await runner.query(`
      ALTER TABLE customer_order DROP COLUMN tip_cents,
        ADD CONSTRAINT customer_order_adds_up CHECK (total_cents = subtotal_cents - promo_discount_cents
          - rewards_discount_cents + delivery_fee_cents + pickup_fee_cents),
        ADD CONSTRAINT customer_order_not_negative CHECK (
          least(subtotal_cents, promo_discount_cents, rewards_discount_cents, delivery_fee_cents, pickup_fee_cents, total_cents,
            points_earned, points_redeemed) >= 0)`);
  }
}

async function replacePostings(runner: QueryRunner, more: string): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION order_postings(o customer_order)
    RETURNS TABLE (name text, debit text, credit text, amount_cents bigint) LANGUAGE sql IMMUTABLE AS $$
      SELECT * FROM (VALUES
        ('sales', 'receivable', 'sales', o.subtotal_cents::bigint),
        ('delivery', 'receivable', 'delivery_fees', o.delivery_fee_cents),
        ('pickup', 'receivable', 'pickup_fees', o.pickup_fee_cents),
        ('promo', 'promo_discounts', 'receivable', o.promo_discount_cents),
        ('reward', 'reward_discounts', 'receivable', o.rewards_discount_cents)${more}
      ) AS posting (name, debit, credit, amount_cents)
      WHERE posting.amount_cents > 0
    $$`);
}

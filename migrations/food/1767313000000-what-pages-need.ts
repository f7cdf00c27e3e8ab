import type { MigrationInterface, QueryRunner } from 'typeorm';

const PUBLIC_KEYS = `'delivery_fee', 'pickup_fee', 'delivery_minimum', 'rewards_points_per_dollar',
  'rewards_redeem_points', 'rewards_redeem_value'`;

/** Where a kitchen is and how to call it, when an order is promised, and what a dish is thought of. */
export class WhatPagesNeed1767313000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE kitchen ADD address jsonb, ADD phone text, ADD location jsonb`);
    await runner.query(`ALTER TABLE customer_order ADD promised_at timestamptz`);
    await runner.query(`
      UPDATE customer_order o SET promised_at = o.placed_at + k.preparation_minutes * interval '1 minute'
      FROM kitchen k WHERE k.id = o.kitchen_id`);
    await runner.query(
      `ALTER TABLE dish ADD rating_average numeric(3, 2), ADD review_count integer NOT NULL DEFAULT 0`,
    );
    await runner.query(`
      UPDATE dish SET rating_average = counted.average, review_count = counted.total
      FROM (SELECT product_id, round(avg(rating), 2) AS average, count(*) AS total FROM review GROUP BY product_id) counted
      WHERE dish.id = counted.product_id`);
    await runner.query(`UPDATE setting SET is_public = true WHERE key IN (${PUBLIC_KEYS})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE setting SET is_public = false WHERE key IN (${PUBLIC_KEYS})`);
    await runner.query(`ALTER TABLE dish DROP review_count, DROP rating_average`);
    await runner.query(`ALTER TABLE customer_order DROP promised_at`);
    await runner.query(`ALTER TABLE kitchen DROP location, DROP phone, DROP address`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Brings what earlier steps say to databases that ran them before they said it. Changes nothing elsewhere. */
export class FoodRepair1767312200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dish ALTER COLUMN is_active SET DEFAULT true`);
    await runner.query(
      `CREATE INDEX IF NOT EXISTS dish_published_idx ON dish (category_id, popularity DESC, id DESC)
       WHERE archived_at IS NULL AND is_active`,
    );
    await runner.query(
      `CREATE INDEX IF NOT EXISTS dish_featured_idx ON dish (updated_at DESC, id DESC)
       WHERE archived_at IS NULL AND is_active AND is_featured`,
    );
    await runner.query(
      `CREATE INDEX IF NOT EXISTS dish_best_seller_idx ON dish (popularity DESC, id DESC)
       WHERE archived_at IS NULL AND is_active AND is_best_seller`,
    );
    // Unlike jsonb, json keeps an answer to the letter. A column that is json already is not written anew.
    await runner.query(`ALTER TABLE customer_order ALTER COLUMN answer TYPE json`);
    await runner.query(
      `CREATE INDEX IF NOT EXISTS customer_order_fulfillment_idx
       ON customer_order (fulfillment, updated_at DESC, id DESC)`,
    );
    await runner.query(`
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('customer_recent_idx') AND indpred IS NOT NULL)
        THEN
          DROP INDEX IF EXISTS customer_recent_idx;
          CREATE INDEX customer_recent_idx ON customer (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
        END IF;
      END $$`);
    await runner.query(
      `CREATE INDEX IF NOT EXISTS customer_deleted_idx ON customer (updated_at DESC, id DESC)
       WHERE deleted_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX IF NOT EXISTS customer_username_prefix_idx ON customer (username text_pattern_ops)`,
    );
  }

  /** What it brought belongs to the earlier steps. */
  async down(): Promise<void> {}
}

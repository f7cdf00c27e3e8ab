import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Wishlist1767225700021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE wishlist_entry (
        customer_id integer NOT NULL CONSTRAINT wishlist_entry_customer_fkey REFERENCES customer (id) ON DELETE CASCADE,
        product_id integer NOT NULL CONSTRAINT wishlist_entry_dish_fkey REFERENCES dish (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT wishlist_entry_pkey PRIMARY KEY (customer_id, product_id)
      )`);
    await runner.query(`CREATE INDEX wishlist_entry_dish_idx ON wishlist_entry (product_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE wishlist_entry`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order remembers a hash of the body it was placed with. */
export class OrderBodies1767400010004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE customer_order ADD body_hash text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE customer_order DROP COLUMN body_hash`);
  }
}

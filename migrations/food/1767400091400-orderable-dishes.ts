import type { MigrationInterface, QueryRunner } from 'typeorm';

const ORDERABLE = 'archived_at IS NULL AND is_active AND is_available';

/** Indexes for dishes that are proposed in place of others. */
export class OrderableDishes1767400091400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX dish_orderable_idx ON dish (category_id, price_cents) WHERE ${ORDERABLE}`);
    await runner.query(`CREATE INDEX dish_addition_idx ON dish (price_cents, id)
      WHERE ${ORDERABLE} AND NOT option_groups @? '$[*] ? (@.required == true)'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX dish_addition_idx');
    await runner.query('DROP INDEX dish_orderable_idx');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A dish whose required option group has too few available choices cannot be ordered, whatever its switch says. */
export class OrderableOptions1767400140100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE dish ADD is_orderable boolean NOT NULL
        GENERATED ALWAYS AS (is_available AND has_required_choices(option_groups)) STORED`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dish DROP COLUMN is_orderable`);
  }
}

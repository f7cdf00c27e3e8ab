import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellNothingOf, tellWritesOf } from '../kit/told-tables';

export class DishSnoozes1767400090601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dish_snooze (
        kitchen_id integer NOT NULL
          CONSTRAINT dish_snooze_kitchen_fkey REFERENCES kitchen (id) ON DELETE CASCADE,
        product_id integer NOT NULL
          CONSTRAINT dish_snooze_dish_fkey REFERENCES dish (id) ON DELETE CASCADE,
        until timestamptz NOT NULL,
        reason text,
        CONSTRAINT dish_snooze_pkey PRIMARY KEY (kitchen_id, product_id)
      )`);
    await runner.query(`CREATE INDEX dish_snooze_dish_idx ON dish_snooze (product_id)`);
    await tellWritesOf(runner, ['dish_snooze']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tellNothingOf(runner, ['dish_snooze']);
    await runner.query(`DROP TABLE dish_snooze`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KitchenCapacity1767400091200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE kitchen
        ADD slot_minutes integer NOT NULL DEFAULT 15,
        ADD slot_orders integer,
        ADD slot_dishes integer,
        ADD slot_days_ahead integer NOT NULL DEFAULT 0,
        ADD last_order_minutes integer NOT NULL DEFAULT 0,
        ADD lead_from_dishes boolean NOT NULL DEFAULT false,
        ADD accept_minutes integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT kitchen_capacity_in_range CHECK (
          slot_minutes IN (5, 10, 15, 30, 60) AND slot_orders > 0 IS NOT FALSE AND slot_dishes > 0 IS NOT FALSE
          AND slot_days_ahead BETWEEN 0 AND 30 AND last_order_minutes BETWEEN 0 AND 720
          AND accept_minutes BETWEEN 0 AND 120)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE kitchen
        DROP COLUMN slot_minutes, DROP COLUMN slot_orders, DROP COLUMN slot_dishes, DROP COLUMN slot_days_ahead,
        DROP COLUMN last_order_minutes, DROP COLUMN lead_from_dishes, DROP COLUMN accept_minutes`);
  }
}

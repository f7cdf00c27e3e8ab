import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the orders in which staff may ask for accounts; others have an index already. */
export class StaffOrders1767400060004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX account_last_name_idx ON account (last_name, id)`);
    await runner.query(`CREATE INDEX account_created_idx ON account (created_at, id)`);
    await runner.query(`CREATE INDEX role_created_idx ON role (created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX account_last_name_idx, account_created_idx`);
    await runner.query(`DROP INDEX role_created_idx`);
  }
}

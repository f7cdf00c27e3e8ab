import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountsByName1767400030002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX account_name_idx ON account (first_name, last_name, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX account_name_idx');
  }
}

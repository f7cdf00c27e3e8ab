import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AiReservationAccount1767400110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ai_reservation ADD COLUMN account_id integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ai_reservation DROP COLUMN account_id`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A customer remembers a hash of the body of the registration. */
export class RegistrationBodies1767400010005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE customer ADD body_hash text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE customer DROP COLUMN body_hash`);
  }
}

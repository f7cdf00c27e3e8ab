import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PasswordResets1767225700011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_reset (
        customer_id integer CONSTRAINT password_reset_pkey PRIMARY KEY
          CONSTRAINT password_reset_customer_fkey REFERENCES customer (id) ON DELETE CASCADE,
        token_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT password_reset_token_key UNIQUE (token_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE password_reset`);
  }
}

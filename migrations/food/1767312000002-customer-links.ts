import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One table for every kind of link that customers are mailed, instead of one for each kind. */
export class CustomerLinks1767312000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE customer_link (
        person_id integer CONSTRAINT customer_link_person_fkey REFERENCES customer (id) ON DELETE CASCADE,
        purpose text NOT NULL,
        token_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT customer_link_pkey PRIMARY KEY (person_id, purpose),
        CONSTRAINT customer_link_token_key UNIQUE (token_hash)
      )`);
    await runner.query(`
      INSERT INTO customer_link (person_id, purpose, token_hash, expires_at)
      SELECT customer_id, 'password_reset', token_hash, expires_at FROM password_reset`);
    await runner.query(`DROP TABLE password_reset`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_reset (
        customer_id integer CONSTRAINT password_reset_pkey PRIMARY KEY
          CONSTRAINT password_reset_customer_fkey REFERENCES customer (id) ON DELETE CASCADE,
        token_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT password_reset_token_key UNIQUE (token_hash)
      )`);
    await runner.query(`
      INSERT INTO password_reset (customer_id, token_hash, expires_at)
      SELECT person_id, token_hash, expires_at FROM customer_link WHERE purpose = 'password_reset'`);
    await runner.query(`DROP TABLE customer_link`);
  }
}

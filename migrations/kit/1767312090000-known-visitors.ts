import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnownVisitors1767312090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_visitor (
        fingerprint text NOT NULL,
        seen_at timestamptz NOT NULL,
        CONSTRAINT known_visitor_pkey PRIMARY KEY (fingerprint)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE known_visitor`);
  }
}

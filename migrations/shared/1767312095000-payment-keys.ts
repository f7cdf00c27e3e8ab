import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments get a name of their own that no other shop can give; payments that were open before keep their sessions. */
export class PaymentKeys1767312095000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A UUID has six bits that are fixed; two of them, hashed, give 128 random ones.
    await runner.query(`
      ALTER TABLE payment
        ADD key text NOT NULL DEFAULT md5(concat(gen_random_uuid(), gen_random_uuid())),
        ADD CONSTRAINT payment_key_key UNIQUE (key)`);
    await runner.query(
      `CREATE INDEX payment_event_unknown_idx ON payment_event (reference, id) WHERE verdict = 'unknown'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX payment_event_unknown_idx`);
    await runner.query(`ALTER TABLE payment DROP COLUMN key`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that have refunds get no further ones from the migration of payments without a processor. */
export class RecordedOnce1767400090170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refund_recorded_once() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        RETURN CASE WHEN EXISTS (SELECT FROM refund WHERE payment_id = NEW.payment_id) THEN NULL ELSE NEW END;
      END
      $$`);
    await runner.query(`
      CREATE TRIGGER refund_recorded_once BEFORE INSERT ON refund
      FOR EACH ROW EXECUTE FUNCTION refund_recorded_once()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER refund_recorded_once ON refund`);
    await runner.query(`DROP FUNCTION refund_recorded_once()`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that goes back after a cancellation, such as by the processor, is not retained any more. */
export class RetainedPrices1767400092130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION charge_retains_less() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        NEW.retained_cents := greatest(0, least(NEW.retained_cents,
          NEW.nights_cents - NEW.refunded_nights_cents - coalesce((to_jsonb(NEW) ->> 'refunded_change_cents')::bigint, 0),
          NEW.nights_cents + NEW.cleaning_cents - NEW.refunded_cents + NEW.refunded_deposit_cents));
        RETURN NEW;
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION charge_retains_less() IS 'writes nothing'`);
    await runner.query(`
      CREATE TRIGGER charge_retains_less BEFORE UPDATE OF refunded_cents ON booking_charge FOR EACH ROW
      WHEN (NEW.retained_cents > 0 AND NEW.refunded_cents > OLD.refunded_cents) EXECUTE FUNCTION charge_retains_less()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER charge_retains_less ON booking_charge`);
    await runner.query(`DROP FUNCTION charge_retains_less()`);
  }
}

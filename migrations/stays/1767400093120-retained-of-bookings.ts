import type { MigrationInterface, QueryRunner } from 'typeorm';

const LEFT = `greatest(0, least(charge.nights_cents - charge.refunded_nights_cents - charge.refunded_change_cents,
  charge.nights_cents + charge.cleaning_cents - charge.refunded_cents + charge.refunded_deposit_cents))`;

/**
 * A change can retain, in its own charge, money that was paid with an earlier one. So what a booking retains is limited by
 * what is left of all its charges; money that goes back lowers it, the newest charge first.
 */
export class RetainedOfBookings1767400093120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceTrigger(runner, 'NEW.number = 1 AND');
    await runner.query(`
      CREATE FUNCTION retain_less(of_booking integer) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      DECLARE
        excess bigint := (SELECT sum(charge.retained_cents - ${LEFT}) FROM booking_charge charge
          WHERE charge.booking_id = of_booking AND charge.paid_at IS NOT NULL);
        retaining record;
      BEGIN
        FOR retaining IN
          SELECT charge.id, charge.retained_cents FROM booking_charge charge
          WHERE charge.booking_id = of_booking AND charge.paid_at IS NOT NULL AND charge.retained_cents > 0
          ORDER BY charge.number DESC
        LOOP
          EXIT WHEN excess <= 0;
          UPDATE booking_charge SET retained_cents = greatest(0, retained_cents - excess) WHERE id = retaining.id;
          excess := excess - retaining.retained_cents;
        END LOOP;
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION retain_less(integer) IS 'writes booking_charge'`);
    await runner.query(`
      CREATE FUNCTION booking_retains_less() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        PERFORM retain_less(NEW.booking_id);
        RETURN NULL;
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION booking_retains_less() IS 'writes booking_charge'`);
    await runner.query(`
      CREATE TRIGGER booking_retains_less AFTER UPDATE OF refunded_cents ON booking_charge FOR EACH ROW
      WHEN (NEW.refunded_cents > OLD.refunded_cents) EXECUTE FUNCTION booking_retains_less()`);
    await runner.query(`SELECT retain_less(id) FROM booking WHERE change_count > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER booking_retains_less ON booking_charge`);
    await runner.query(`DROP FUNCTION booking_retains_less()`);
    await runner.query(`DROP FUNCTION retain_less(integer)`);
    await replaceTrigger(runner, '');
  }
}

async function replaceTrigger(runner: QueryRunner, condition: string): Promise<void> {
  await runner.query(`DROP TRIGGER charge_retains_less ON booking_charge`);
  await runner.query(`
    CREATE TRIGGER charge_retains_less BEFORE UPDATE OF refunded_cents ON booking_charge FOR EACH ROW
    WHEN (${condition} NEW.retained_cents > 0 AND NEW.refunded_cents > OLD.refunded_cents)
    EXECUTE FUNCTION charge_retains_less()`);
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The price of each night of a booking, its discounts and extra guests, and how it was explained to the guest. */
export class BookingPrices1767400091710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createHelpers(runner);
    await runner.query(`
      ALTER TABLE booking ADD COLUMN nights integer[], ADD COLUMN nights_cents bigint,
        ADD COLUMN length_discount_cents bigint NOT NULL DEFAULT 0, ADD COLUMN extra_guest_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN retained_cents bigint NOT NULL DEFAULT 0, ADD COLUMN lines jsonb`);
    // Not `updated_at`: nothing changes for clients that ask for changes.
    await runner.query(`
      UPDATE booking SET nights = array_fill(nightly_rate_cents, ARRAY[check_out - check_in]),
        nights_cents = nightly_rate_cents::bigint * (check_out - check_in),
        lines = plain_price_lines(check_out - check_in, nightly_rate_cents, cleaning_fee_cents)`);
    await runner.query(`
      ALTER TABLE booking ALTER COLUMN nights SET NOT NULL, ALTER COLUMN nights_cents SET NOT NULL,
        ALTER COLUMN lines SET NOT NULL, DROP CONSTRAINT booking_adds_up,
        ADD CONSTRAINT booking_adds_up CHECK (
          total_cents = nights_cents - length_discount_cents + extra_guest_cents + retained_cents + cleaning_fee_cents
          AND least(length_discount_cents, extra_guest_cents, retained_cents) >= 0),
        ADD CONSTRAINT booking_nights_add_up CHECK (
          cardinality(nights) = check_out - check_in AND sum_of_cents(nights) = nights_cents)`);
    await fillMissing(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER booking_plain_price ON booking`);
    await runner.query(`DROP FUNCTION booking_plain_price()`);
    // Bookings whose nights differ in price do not meet the former constraint.
    await runner.query(`
      ALTER TABLE booking DROP CONSTRAINT booking_nights_add_up, DROP CONSTRAINT booking_adds_up,
        DROP COLUMN nights, DROP COLUMN nights_cents, DROP COLUMN length_discount_cents, DROP COLUMN extra_guest_cents,
        DROP COLUMN retained_cents, DROP COLUMN lines,
        ADD CONSTRAINT booking_adds_up CHECK (
          total_cents = nightly_rate_cents::bigint * (check_out - check_in) + cleaning_fee_cents) NOT VALID`);
    await runner.query(`DROP FUNCTION sum_of_cents(integer[]), plain_price_lines(integer, integer, integer)`);
  }
}

async function createHelpers(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION sum_of_cents(amounts integer[]) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
      SELECT coalesce(sum(cents), 0) FROM unnest(amounts) cents
    $$`);
  await runner.query(`
    CREATE FUNCTION plain_price_lines(nights integer, rate_cents integer, cleaning_cents integer)
    RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', line.kind, 'label', line.label, 'quantity', line.quantity,
        'unit_price_cents', line.unit_cents, 'amount_cents', line.quantity::bigint * line.unit_cents)), '[]')
      FROM (VALUES
        ('nights', '{"en":"Nights","ar":"الليالي"}'::jsonb, nights, rate_cents),
        ('cleaning', '{"en":"Cleaning","ar":"التنظيف"}', 1, cleaning_cents)
      ) AS line (kind, label, quantity, unit_cents)
      WHERE line.quantity::bigint * line.unit_cents > 0
    $$`);
}

/** An older process of the same database stores a price per night only. */
async function fillMissing(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION booking_plain_price() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      count integer := greatest(NEW.check_out - NEW.check_in, 0);
    BEGIN
      NEW.nights := array_fill(NEW.nightly_rate_cents, ARRAY[count]);
      NEW.nights_cents := NEW.nightly_rate_cents::bigint * count;
      NEW.lines := coalesce(NEW.lines, plain_price_lines(count, NEW.nightly_rate_cents, NEW.cleaning_fee_cents));
      RETURN NEW;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION booking_plain_price() IS 'writes nothing'`);
  await runner.query(`
    CREATE TRIGGER booking_plain_price BEFORE INSERT ON booking FOR EACH ROW
    WHEN (NEW.nights IS NULL) EXECUTE FUNCTION booking_plain_price()`);
}

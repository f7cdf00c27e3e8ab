import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts refunds in the charges of bookings, and records money that no processor handles as payments. */
export class BookingRefunds1767400090410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`COMMENT ON FUNCTION booking_charged() IS 'writes booking_charge'`);
    await runner.query(`
      CREATE FUNCTION booking_never_paid() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE booking_charge SET paid_at = NULL WHERE booking_id = NEW.id AND number = 1;
        RETURN NULL;
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION booking_never_paid() IS 'writes booking_charge'`);
    await runner.query(`
      CREATE TRIGGER booking_never_paid AFTER UPDATE OF payment_status ON booking FOR EACH ROW
      WHEN (OLD.payment_status = 'paid' AND NEW.payment_status IN ('unpaid', 'failed'))
      EXECUTE FUNCTION booking_never_paid()`);
    await runner.query(`
      CREATE FUNCTION booking_paid_here() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        WITH paid AS (
          INSERT INTO payment (reference, provider, amount_cents, currency, status, settles, refunded_cents)
          VALUES (NEW.reference, CASE WHEN NEW.is_simulated THEN 'simulated' ELSE 'cash' END, NEW.total_cents, NEW.currency,
            CASE NEW.payment_status WHEN 'refunded' THEN 'refunded' ELSE 'paid' END, true,
            CASE NEW.payment_status WHEN 'refunded' THEN NEW.total_cents ELSE 0 END)
          RETURNING id, reference, amount_cents, refunded_cents, created_at
        ), refunded AS (
          INSERT INTO refund (payment_id, reference, amount_cents, returned_cents, reason_kind, keyed_at, status,
            asked_at, ended_at)
          SELECT id, reference, amount_cents, amount_cents, 'cancelled', created_at, 'done', created_at, created_at
          FROM paid WHERE refunded_cents > 0 RETURNING id, reference
        )
        INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
        SELECT refunded.id, refunded.reference, part.kind, part.cents, part.cents
        FROM refunded CROSS JOIN (VALUES ('nights', NEW.total_cents - NEW.cleaning_fee_cents),
          ('cleaning', NEW.cleaning_fee_cents::bigint)) AS part (kind, cents)
        WHERE part.cents > 0;
        RETURN NULL;
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION booking_paid_here() IS 'writes payment, refund, refund_part'`);
    const IS_HERE = `(NEW.is_simulated OR NEW.payment_method = 'on_arrival') AND NEW.total_cents > 0`;
    await runner.query(`
      CREATE TRIGGER booking_paid_here AFTER INSERT ON booking FOR EACH ROW
      WHEN (${IS_HERE} AND NEW.payment_status IN ('paid', 'refund_due', 'refunded'))
      EXECUTE FUNCTION booking_paid_here()`);
    await runner.query(`
      CREATE TRIGGER booking_paid_here_later AFTER UPDATE OF payment_status ON booking FOR EACH ROW
      WHEN (${IS_HERE} AND NEW.payment_status = 'paid' AND OLD.payment_status <> 'paid')
      EXECUTE FUNCTION booking_paid_here()`);
    await runner.query(`
      UPDATE booking_charge charge SET refunded_nights_cents = part.nights, refunded_cleaning_cents = part.cleaning,
        refunded_cents = part.cents
      FROM (
        SELECT reference, coalesce(sum(amount_cents) FILTER (WHERE kind = 'nights'), 0) AS nights,
          coalesce(sum(amount_cents) FILTER (WHERE kind = 'cleaning'), 0) AS cleaning, sum(amount_cents) AS cents
        FROM refund_part WHERE kind <> 'unplaced' GROUP BY reference
      ) part
      WHERE charge.reference = part.reference`);
    // A refund outside may return money that was paid in another way before.
    await runner.query(`
      CREATE FUNCTION refund_part_of_charge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE booking_charge charge SET
          refunded_nights_cents = charge.refunded_nights_cents + part.nights,
          refunded_cleaning_cents = charge.refunded_cleaning_cents + part.cleaning,
          refunded_cents = charge.refunded_cents + part.cents
            + greatest(0, least(part.outside,
              charge.nights_cents + charge.cleaning_cents - charge.refunded_cents - part.cents))
        FROM (
          SELECT reference, coalesce(sum(amount_cents) FILTER (WHERE kind = 'nights'), 0) AS nights,
            coalesce(sum(amount_cents) FILTER (WHERE kind = 'cleaning'), 0) AS cleaning,
            coalesce(sum(amount_cents) FILTER (WHERE kind <> 'outside'), 0) AS cents,
            coalesce(sum(amount_cents) FILTER (WHERE kind = 'outside'), 0) AS outside
          FROM added WHERE kind <> 'unplaced' GROUP BY reference
        ) part
        WHERE charge.reference = part.reference;
        RETURN NULL;
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION refund_part_of_charge() IS 'writes booking_charge'`);
    await runner.query(`
      CREATE TRIGGER refund_part_of_charge AFTER INSERT ON refund_part
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refund_part_of_charge()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER refund_part_of_charge ON refund_part`);
    for (const trigger of ['booking_paid_here', 'booking_paid_here_later', 'booking_never_paid']) {
      await runner.query(`DROP TRIGGER ${trigger} ON booking`);
    }
    await runner.query(`DROP FUNCTION refund_part_of_charge(), booking_paid_here(), booking_never_paid()`);
    await runner.query(`COMMENT ON FUNCTION booking_charged() IS NULL`);
  }
}

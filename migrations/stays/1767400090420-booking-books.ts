import type { MigrationInterface, QueryRunner } from 'typeorm';
import { postHistory, removeHistory } from '../shared/posted-history';

/** Entries of bookings, and the company day of the ledger. */
export class BookingBooks1767400090420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO ledger_account (name, unit, section) VALUES ('accommodation', 'USD', 'gross'),
        ('extra_guests', 'USD', 'gross'), ('length_discounts', 'USD', 'discounts'), ('cleaning', 'USD', 'fees'),
        ('retained', 'USD', NULL), ('deposits', 'USD', NULL)`);
    await createZone(runner);
    await postCharges(runner);
    // A booking is paid here once, also where its status is set again by hand.
    await runner.query(`DROP TRIGGER booking_paid_here_later ON booking`);
    await createPaidTrigger(runner, `OLD.payment_status IN ('unpaid', 'failed')`);
    await postHistory(runner, [
      `SELECT posting.debit, posting.credit, posting.amount_cents, 'USD', c.reference, NULL,
         format('charge:%s:%s:1', c.id, posting.name), c.paid_at
       FROM booking_charge c CROSS JOIN LATERAL charge_postings(c) posting`,
    ]);
    await moveCash(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER booking_paid_here_later ON booking`);
    await createPaidTrigger(runner, `OLD.payment_status <> 'paid'`);
    await runner.query(`DROP TRIGGER books_zone ON setting`);
    await runner.query(`DROP TRIGGER post_charge_insert ON booking_charge`);
    await runner.query(`DROP TRIGGER post_charge_update ON booking_charge`);
    await runner.query(`DROP FUNCTION books_zone(), post_charge(), charge_postings(booking_charge)`);
    await removeHistory(runner);
  }
}

/** Entries are written in UTC where Postgres does not know the zone. */
async function createZone(runner: QueryRunner): Promise<void> {
  await runner.query(
    `INSERT INTO books_state (zone) SELECT coalesce((SELECT value #>> '{}' FROM setting WHERE key = 'timezone'), 'UTC')`,
  );
  await runner.query(`
    CREATE FUNCTION books_zone() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      wanted text := NEW.value #>> '{}';
    BEGIN
      BEGIN
        PERFORM now() AT TIME ZONE wanted;
      EXCEPTION WHEN invalid_parameter_value THEN wanted := 'UTC';
      END;
      INSERT INTO books_state (zone) VALUES (wanted)
      ON CONFLICT (id) DO UPDATE SET zone = excluded.zone WHERE books_state.zone <> excluded.zone;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION books_zone() IS 'writes books_state'`);
  await runner.query(`
    CREATE TRIGGER books_zone AFTER INSERT OR UPDATE OF value ON setting FOR EACH ROW
    WHEN (NEW.key = 'timezone') EXECUTE FUNCTION books_zone()`);
}

/** An unpaid charge has no entries. Each change posts its difference. */
async function postCharges(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION charge_postings(charge booking_charge)
    RETURNS TABLE (name text, debit text, credit text, amount_cents bigint) LANGUAGE sql IMMUTABLE AS $$
      SELECT * FROM (VALUES
        ('nights', 'receivable', 'accommodation', charge.nights_cents),
        ('cleaning', 'receivable', 'cleaning', charge.cleaning_cents),
        ('retained', 'accommodation', 'retained', charge.retained_cents)
      ) AS posting (name, debit, credit, amount_cents)
      WHERE charge.paid_at IS NOT NULL AND posting.amount_cents > 0
    $$`);
  await runner.query(`
    CREATE FUNCTION post_charge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      former booking_charge;
      number integer;
    BEGIN
      IF TG_OP = 'UPDATE' THEN former := OLD; END IF;
      SELECT 1 + count(DISTINCT split_part(source, ':', 4)) INTO number FROM ledger_entry
        WHERE reference = NEW.reference AND source LIKE format('charge:%s:%%', NEW.id);
      INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
      SELECT CASE WHEN amount > 0 THEN debit ELSE credit END, CASE WHEN amount > 0 THEN credit ELSE debit END,
        abs(amount), 'USD', NEW.reference, format('charge:%s:%s:%s', NEW.id, name, number)
      FROM (
        SELECT name, debit, credit, coalesce(posting.amount_cents, 0) - coalesce(earlier.amount_cents, 0) AS amount
        FROM charge_postings(NEW) posting FULL JOIN charge_postings(former) earlier USING (name, debit, credit)
      ) change
      WHERE amount <> 0;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION post_charge() IS 'writes ledger_entry'`);
  await runner.query(`
    CREATE TRIGGER post_charge_insert AFTER INSERT ON booking_charge FOR EACH ROW
    WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION post_charge()`);
  await runner.query(`
    CREATE TRIGGER post_charge_update AFTER UPDATE ON booking_charge FOR EACH ROW
    WHEN ((NEW.paid_at IS NULL) <> (OLD.paid_at IS NULL) OR NEW.paid_at IS NOT NULL
      AND (NEW.nights_cents, NEW.cleaning_cents, NEW.retained_cents)
        <> (OLD.nights_cents, OLD.cleaning_cents, OLD.retained_cents))
    EXECUTE FUNCTION post_charge()`);
}

/** The history names the account of every payment after its provider. */
async function moveCash(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE ledger_entry DISABLE TRIGGER ledger_append_only`);
  await runner.query(`UPDATE ledger_entry SET debit = 'cash' WHERE debit = 'processor:cash'`);
  await runner.query(`ALTER TABLE ledger_entry ENABLE TRIGGER ledger_append_only`);
  await runner.query(`DELETE FROM ledger_account WHERE name = 'processor:cash'`);
}

async function createPaidTrigger(runner: QueryRunner, wasUnpaid: string): Promise<void> {
  await runner.query(`
    CREATE TRIGGER booking_paid_here_later AFTER UPDATE OF payment_status ON booking FOR EACH ROW
    WHEN ((NEW.is_simulated OR NEW.payment_method = 'on_arrival') AND NEW.total_cents > 0
      AND NEW.payment_status = 'paid' AND ${wasUnpaid})
    EXECUTE FUNCTION booking_paid_here()`);
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of before have no deadlines. */
export class OrderDeadlines1767400091300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customer_order
        ADD hold_expires_at timestamptz,
        ADD accept_by timestamptz,
        ADD accept_reminder_at timestamptz,
        ADD CONSTRAINT customer_order_hold_unpaid CHECK (
          hold_expires_at IS NULL OR status = 'pending' AND payment_status IN ('unpaid', 'failed')),
        ADD CONSTRAINT customer_order_acceptance_paid CHECK (
          accept_by IS NULL AND accept_reminder_at IS NULL
          OR accept_by IS NOT NULL AND status = 'pending' AND payment_status = 'paid')`);
    for (const column of ['hold_expires_at', 'accept_by', 'accept_reminder_at'])
      await runner.query(
        `CREATE INDEX customer_order_${column}_idx ON customer_order (${column}) WHERE ${column} IS NOT NULL`,
      );
    await runner.query(`
      CREATE FUNCTION end_order_deadlines() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.status <> 'pending' OR NEW.payment_status NOT IN ('unpaid', 'failed') THEN
          NEW.hold_expires_at := NULL;
        END IF;
        IF NEW.status <> 'pending' OR NEW.payment_status <> 'paid' THEN
          NEW.accept_by := NULL;
          NEW.accept_reminder_at := NULL;
        END IF;
        RETURN NEW;
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION end_order_deadlines() IS 'writes nothing'`);
    await runner.query(`
      CREATE TRIGGER end_order_deadlines BEFORE UPDATE OF status, payment_status ON customer_order FOR EACH ROW
      WHEN (NEW.hold_expires_at IS NOT NULL OR NEW.accept_by IS NOT NULL) EXECUTE FUNCTION end_order_deadlines()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER end_order_deadlines ON customer_order`);
    await runner.query(`DROP FUNCTION end_order_deadlines()`);
    await runner.query(`
      ALTER TABLE customer_order DROP COLUMN hold_expires_at, DROP COLUMN accept_by, DROP COLUMN accept_reminder_at`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cancellation policy of each booking, and tiers of single stays. Until now everything was returned before the deadline. */
export class CancellationPolicies1767400092100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stay ADD COLUMN cancellation_tiers jsonb,
        ADD CONSTRAINT stay_cancellation_tiers CHECK (
          jsonb_typeof(cancellation_tiers) = 'array' AND jsonb_array_length(cancellation_tiers) > 0)`);
    await runner.query(`ALTER TABLE booking ADD COLUMN policy jsonb`);
    await runner.query(`
      CREATE FUNCTION plain_policy(deadline timestamptz, zone text, nights_cents bigint, total_cents bigint)
      RETURNS jsonb LANGUAGE sql STABLE AS $$
        SELECT jsonb_build_array(jsonb_build_object(
          'until', to_char(deadline AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'until_local', to_char(deadline AT TIME ZONE zone, 'YYYY-MM-DD"T"HH24:MI:SS'), 'time_zone', zone,
          'refund_percent', 100, 'nights_cents', nights_cents, 'refund_cents', total_cents))
      $$`);
    // Not `updated_at`: nothing changes for clients that ask for changes.
    await runner.query(`
      UPDATE booking SET policy = plain_policy(cancellation_deadline, coalesce((SELECT zone FROM books_state), 'UTC'),
        total_cents - cleaning_fee_cents, total_cents + deposit_cents)`);
    await runner.query(`
      ALTER TABLE booking ALTER COLUMN policy SET NOT NULL,
        ADD CONSTRAINT booking_has_policy CHECK (jsonb_typeof(policy) = 'array' AND jsonb_array_length(policy) > 0)`);
    await fillMissing(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER booking_plain_policy ON booking`);
    await runner.query(`DROP FUNCTION booking_plain_policy(), plain_policy(timestamptz, text, bigint, bigint)`);
    await runner.query(`ALTER TABLE booking DROP COLUMN policy`);
    await runner.query(`ALTER TABLE stay DROP COLUMN cancellation_tiers`);
  }
}

/** An older process of the same database stores a deadline only. */
async function fillMissing(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION booking_plain_policy() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      NEW.policy := plain_policy(NEW.cancellation_deadline, coalesce((SELECT zone FROM books_state), 'UTC'),
        NEW.total_cents - NEW.cleaning_fee_cents, NEW.total_cents + NEW.deposit_cents);
      RETURN NEW;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION booking_plain_policy() IS 'writes nothing'`);
  await runner.query(`
    CREATE TRIGGER booking_plain_policy BEFORE INSERT ON booking FOR EACH ROW
    WHEN (NEW.policy IS NULL) EXECUTE FUNCTION booking_plain_policy()`);
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one visitor holds of a stay without having paid, and the entries of one visitor on a waitlist. */
export class UnpaidVisitors1767400170100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking ADD visitor_hash text`);
    await runner.query(`
      CREATE INDEX booking_unpaid_visitor_idx ON booking (visitor_hash, stay_id)
      WHERE visitor_hash IS NOT NULL AND payment_status = 'unpaid'`);
    await runner.query(`ALTER TABLE waitlist_request ADD visitor_hash text`);
    await runner.query(`
      CREATE INDEX waitlist_request_visitor_idx ON waitlist_request (visitor_hash) WHERE visitor_hash IS NOT NULL`);
    // Volatile, so that the bookings are read after the lock, within the statement of the caller.
    await runner.query(`
      CREATE FUNCTION unpaid_of_visitor(visitor text, of_stay integer, today date, at timestamptz) RETURNS json
      LANGUAGE plpgsql VOLATILE SET search_path FROM CURRENT AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('unpaid bookings of a visitor ' || visitor || ' ' || of_stay, 0));
        RETURN (SELECT json_build_object('bookings', count(*), 'nights', coalesce(sum(check_out - check_in), 0))
          FROM booking b
          WHERE visitor_hash = visitor AND stay_id = of_stay AND payment_status = 'unpaid'
            AND status IN ('pending', 'confirmed') AND check_out > today
            AND EXISTS (SELECT FROM held_nights held
              WHERE held.booking_id = b.id AND (held.expires_at IS NULL OR held.expires_at > at)));
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION unpaid_of_visitor(text, integer, date, timestamptz) IS 'writes nothing'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION unpaid_of_visitor(text, integer, date, timestamptz)`);
    await runner.query(`ALTER TABLE waitlist_request DROP COLUMN visitor_hash`);
    await runner.query(`ALTER TABLE booking DROP COLUMN visitor_hash`);
  }
}

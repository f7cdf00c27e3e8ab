import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Grants with an end, a cause and a reason; the database compares the status of a seat with its grants. */
export class SeatLedger1767400080801 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE enrollment ADD COLUMN held_until timestamptz,
      ADD CONSTRAINT enrollment_parties_key UNIQUE (id, student_id, course_id)`);
    await runner.query(
      `CREATE INDEX enrollment_held_until_idx ON enrollment (held_until) WHERE held_until IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE course_order ADD CONSTRAINT course_order_parties_key UNIQUE (id, student_id)`);
    await runner.query(`ALTER TABLE seat_grant ADD COLUMN student_id integer, ADD COLUMN course_id integer,
      ADD COLUMN ends_at timestamptz, ADD COLUMN revoked_by integer, ADD COLUMN revoked_cause text, ADD COLUMN reason text`);
    await completeGrants(runner);
    await runner.query(`ALTER TABLE seat_grant ALTER COLUMN student_id SET NOT NULL, ALTER COLUMN course_id SET NOT NULL,
      DROP CONSTRAINT seat_grant_enrollment_fkey, DROP CONSTRAINT seat_grant_order_fkey,
      DROP CONSTRAINT seat_grant_source_known,
      ADD CONSTRAINT seat_grant_enrollment_fkey FOREIGN KEY (enrollment_id, student_id, course_id)
        REFERENCES enrollment (id, student_id, course_id) ON DELETE CASCADE,
      ADD CONSTRAINT seat_grant_order_fkey FOREIGN KEY (order_id, student_id) REFERENCES course_order (id, student_id),
      ADD CONSTRAINT seat_grant_line_fkey FOREIGN KEY (order_id, course_id) REFERENCES order_line (order_id, course_id),
      ADD CONSTRAINT seat_grant_source_known CHECK (source IN ('order', 'free', 'staff', 'instructor')
        AND (source IN ('staff', 'instructor')) = (order_id IS NULL)),
      ADD CONSTRAINT seat_grant_cause_known CHECK (revoked_cause IN ('refund', 'staff', 'ended', 'repair')),
      ADD CONSTRAINT seat_grant_revoked_with_cause CHECK ((revoked_at IS NULL) = (revoked_cause IS NULL)),
      ADD CONSTRAINT seat_grant_order_without_end CHECK (order_id IS NULL OR ends_at IS NULL),
      ADD CONSTRAINT seat_grant_reason_length CHECK (char_length(reason) <= 500)`);
    await runner.query(`DROP INDEX seat_grant_staff_once`);
    await runner.query(
      `CREATE UNIQUE INDEX seat_grant_staff_once ON seat_grant (enrollment_id) WHERE order_id IS NULL AND revoked_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX seat_grant_ending_idx ON seat_grant (ends_at) WHERE ends_at IS NOT NULL AND revoked_at IS NULL`,
    );
    await createAgreement(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER enrollment_agrees_with_grants ON enrollment`);
    await runner.query(`DROP TRIGGER enrollment_agrees_with_grants ON seat_grant`);
    await runner.query(`DROP FUNCTION enrollment_agrees_with_grants()`);
    await runner.query(`DROP INDEX seat_grant_ending_idx, seat_grant_staff_once`);
    await runner.query(`ALTER TABLE seat_grant DROP CONSTRAINT seat_grant_reason_length,
      DROP CONSTRAINT seat_grant_order_without_end, DROP CONSTRAINT seat_grant_revoked_with_cause,
      DROP CONSTRAINT seat_grant_cause_known, DROP CONSTRAINT seat_grant_source_known,
      DROP CONSTRAINT seat_grant_line_fkey, DROP CONSTRAINT seat_grant_order_fkey,
      DROP CONSTRAINT seat_grant_enrollment_fkey`);
    await runner.query(`UPDATE seat_grant SET source = 'staff' WHERE source = 'instructor'`);
    await runner.query(`ALTER TABLE seat_grant DROP COLUMN student_id, DROP COLUMN course_id, DROP COLUMN ends_at,
      DROP COLUMN revoked_by, DROP COLUMN revoked_cause, DROP COLUMN reason,
      ADD CONSTRAINT seat_grant_enrollment_fkey FOREIGN KEY (enrollment_id) REFERENCES enrollment (id) ON DELETE CASCADE,
      ADD CONSTRAINT seat_grant_order_fkey FOREIGN KEY (order_id) REFERENCES course_order (id),
      ADD CONSTRAINT seat_grant_source_known CHECK (
        source IN ('order', 'free', 'staff') AND (source = 'staff') = (order_id IS NULL))`);
    await runner.query(
      `CREATE UNIQUE INDEX seat_grant_staff_once ON seat_grant (enrollment_id) WHERE source = 'staff' AND revoked_at IS NULL`,
    );
    await runner.query(`ALTER TABLE course_order DROP CONSTRAINT course_order_parties_key`);
    await runner.query(`DROP INDEX enrollment_held_until_idx`);
    await runner.query(`ALTER TABLE enrollment DROP CONSTRAINT enrollment_parties_key, DROP COLUMN held_until`);
  }
}

/** Existing seats stay as open or as closed as they are. */
async function completeGrants(runner: QueryRunner): Promise<void> {
  await runner.query(`
    UPDATE seat_grant g SET student_id = e.student_id, course_id = e.course_id,
      revoked_at = CASE WHEN e.status = 'cancelled' THEN coalesce(g.revoked_at, e.updated_at) ELSE g.revoked_at END,
      revoked_cause = CASE WHEN g.revoked_at IS NULL AND e.status <> 'cancelled' THEN NULL
        WHEN EXISTS (SELECT FROM course_order o WHERE o.id = g.order_id AND o.status = 'refunded') THEN 'refund'
        ELSE 'staff' END
    FROM enrollment e WHERE e.id = g.enrollment_id`);
  await runner.query(`
    INSERT INTO seat_grant (enrollment_id, student_id, course_id, source, granted_at)
    SELECT e.id, e.student_id, e.course_id, 'staff', e.created_at FROM enrollment e
    WHERE e.status <> 'cancelled'
      AND NOT EXISTS (SELECT FROM seat_grant g WHERE g.enrollment_id = e.id AND g.revoked_at IS NULL)`);
}

/** Deferred, because a grant and the status of its seat are written by two statements. */
async function createAgreement(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION enrollment_agrees_with_grants() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      seat integer;
    BEGIN
      IF TG_TABLE_NAME = 'enrollment' THEN seat := NEW.id;
      ELSIF TG_OP = 'DELETE' THEN seat := OLD.enrollment_id;
      ELSE seat := NEW.enrollment_id;
      END IF;
      IF EXISTS (
        SELECT FROM enrollment e WHERE e.id = seat AND (e.status = 'cancelled') = EXISTS (
          SELECT FROM seat_grant g WHERE g.enrollment_id = e.id AND g.revoked_at IS NULL))
      THEN RAISE EXCEPTION 'seat % is cancelled exactly when all its grants are revoked', seat
        USING ERRCODE = 'check_violation', CONSTRAINT = 'enrollment_agrees_with_grants', TABLE = 'enrollment';
      END IF;
      RETURN NULL;
    END
    $$`);
  await runner.query(`
    CREATE CONSTRAINT TRIGGER enrollment_agrees_with_grants AFTER INSERT OR UPDATE OF status ON enrollment
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION enrollment_agrees_with_grants()`);
  await runner.query(`
    CREATE CONSTRAINT TRIGGER enrollment_agrees_with_grants
    AFTER INSERT OR DELETE OR UPDATE OF revoked_at, enrollment_id ON seat_grant
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION enrollment_agrees_with_grants()`);
}

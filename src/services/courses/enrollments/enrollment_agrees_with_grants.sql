-- Refuses a seat that is open without an unrevoked grant, or cancelled with one.
-- Fired at the end of every transaction that writes seats or grants.

-- Deferred, because a seat and its grant are written by two statements.
CREATE OR REPLACE FUNCTION enrollment_agrees_with_grants() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;

DROP TRIGGER IF EXISTS enrollment_agrees_with_grants ON enrollment;
CREATE CONSTRAINT TRIGGER enrollment_agrees_with_grants
  AFTER INSERT OR UPDATE OF status ON enrollment DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION enrollment_agrees_with_grants();

DROP TRIGGER IF EXISTS enrollment_agrees_with_grants ON seat_grant;
CREATE CONSTRAINT TRIGGER enrollment_agrees_with_grants
  AFTER INSERT OR UPDATE OF revoked_at, enrollment_id OR DELETE ON seat_grant DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION enrollment_agrees_with_grants();

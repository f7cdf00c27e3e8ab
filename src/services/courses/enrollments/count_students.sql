-- Keeps `course.student_count`: seats that are not cancelled, of students whose account is not deleted.
-- Fired once by every statement that writes seats; `count_returned_student` does the same for accounts.
CREATE OR REPLACE FUNCTION count_students() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added enrollment[] := '{}';
  removed enrollment[] := '{}';
BEGIN
  IF TG_OP = 'INSERT' THEN
    added := ARRAY(SELECT seat FROM seats_after seat WHERE seat.status <> 'cancelled');
  ELSIF TG_OP = 'DELETE' THEN
    removed := ARRAY(SELECT seat FROM seats_before seat WHERE seat.status <> 'cancelled');
  ELSE
    added := ARRAY(
      SELECT seat FROM seats_after seat JOIN seats_before was USING (id)
      WHERE seat.status <> 'cancelled' AND was.status = 'cancelled');
    removed := ARRAY(
      SELECT seat FROM seats_after seat JOIN seats_before was USING (id)
      WHERE seat.status = 'cancelled' AND was.status <> 'cancelled');
  END IF;
  IF cardinality(added || removed) = 0 THEN RETURN NULL; END IF;
  -- Accounts before courses, as a deletion of an account does, and each in the order of ids.
  PERFORM FROM student s WHERE s.id IN (SELECT seat.student_id FROM unnest(added || removed) seat)
    ORDER BY s.id FOR SHARE;
  PERFORM FROM course c WHERE c.id IN (SELECT seat.course_id FROM unnest(added || removed) seat)
    ORDER BY c.id FOR NO KEY UPDATE;
  UPDATE course c SET student_count = c.student_count + changed.students
  FROM (
    SELECT seat.course_id, sum(seat.students) AS students
    FROM (
      SELECT course_id, student_id, 1 AS students FROM unnest(added)
      UNION ALL SELECT course_id, student_id, -1 FROM unnest(removed)
    ) seat JOIN student s ON s.id = seat.student_id AND s.deleted_at IS NULL
    GROUP BY seat.course_id
  ) changed
  WHERE c.id = changed.course_id AND changed.students <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER enrollment_counted_insert AFTER INSERT ON enrollment
  REFERENCING NEW TABLE AS seats_after
  FOR EACH STATEMENT EXECUTE FUNCTION count_students();

CREATE OR REPLACE TRIGGER enrollment_counted_update AFTER UPDATE ON enrollment
  REFERENCING OLD TABLE AS seats_before NEW TABLE AS seats_after
  FOR EACH STATEMENT EXECUTE FUNCTION count_students();

CREATE OR REPLACE TRIGGER enrollment_counted_delete AFTER DELETE ON enrollment
  REFERENCING OLD TABLE AS seats_before
  FOR EACH STATEMENT EXECUTE FUNCTION count_students();

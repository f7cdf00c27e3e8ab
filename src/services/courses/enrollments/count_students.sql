-- Keeps `course.student_count` and `instructor.student_count`: seats not cancelled, of accounts not deleted.
-- Fired once by every statement that writes seats; `count_returned_student` does the same for accounts.

-- A student of several courses of an instructor counts once: the first seat counts and the end of the last one.
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
  -- Accounts before courses before instructors, as a deletion of an account does, and each in the order of ids.
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
  PERFORM FROM instructor i WHERE i.id IN (
    SELECT c.instructor_id FROM course c WHERE c.id IN (SELECT seat.course_id FROM unnest(added || removed) seat))
    ORDER BY i.id FOR NO KEY UPDATE;
  UPDATE instructor i SET student_count = i.student_count + changed.students
  FROM (
    SELECT person.instructor_id, sum((held.seats > 0)::integer - (held.seats - person.seats > 0)::integer) AS students
    FROM (
      SELECT c.instructor_id, seat.student_id, sum(seat.seats) AS seats
      FROM (
        SELECT course_id, student_id, 1 AS seats FROM unnest(added)
        UNION ALL SELECT course_id, student_id, -1 FROM unnest(removed)
      ) seat JOIN student s ON s.id = seat.student_id AND s.deleted_at IS NULL JOIN course c ON c.id = seat.course_id
      WHERE c.instructor_id IS NOT NULL GROUP BY c.instructor_id, seat.student_id
    ) person CROSS JOIN LATERAL (
      SELECT count(*) AS seats FROM enrollment e JOIN course c ON c.id = e.course_id
      WHERE e.student_id = person.student_id AND e.status <> 'cancelled' AND c.instructor_id = person.instructor_id
    ) held
    GROUP BY person.instructor_id
  ) changed
  WHERE i.id = changed.instructor_id AND changed.students <> 0;
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

-- Takes a student whose account is deleted out of the counts of courses and instructors, and back in when restored.
-- Fired by a deletion or restoration of a student. Seats of the account wait for it, see `count_students`.
CREATE OR REPLACE FUNCTION count_returned_student() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM course c WHERE c.id IN (
    SELECT e.course_id FROM enrollment e WHERE e.student_id = NEW.id AND e.status <> 'cancelled')
    ORDER BY c.id FOR NO KEY UPDATE;
  UPDATE course SET student_count = student_count + CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END
  WHERE id IN (SELECT e.course_id FROM enrollment e WHERE e.student_id = NEW.id AND e.status <> 'cancelled');
  PERFORM FROM instructor i WHERE i.id IN (
    SELECT c.instructor_id FROM enrollment e JOIN course c ON c.id = e.course_id
    WHERE e.student_id = NEW.id AND e.status <> 'cancelled')
    ORDER BY i.id FOR NO KEY UPDATE;
  UPDATE instructor SET student_count = student_count + CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END
  WHERE id IN (
    SELECT c.instructor_id FROM enrollment e JOIN course c ON c.id = e.course_id
    WHERE e.student_id = NEW.id AND e.status <> 'cancelled');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER student_counted AFTER UPDATE OF deleted_at ON student FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION count_returned_student();

-- Counts the students of both instructors when a course gets another one.
-- Fired by a change of `course.instructor_id`. Writers of seats wait for it, since they lock the course.
-- Needs: recount_taught_students
CREATE OR REPLACE FUNCTION count_moved_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_taught_students(array_remove(ARRAY[OLD.instructor_id, NEW.instructor_id], NULL));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER course_moved AFTER UPDATE OF instructor_id ON course FOR EACH ROW
  WHEN (OLD.instructor_id IS DISTINCT FROM NEW.instructor_id) EXECUTE FUNCTION count_moved_course();

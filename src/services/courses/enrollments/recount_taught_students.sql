-- Counts the students of instructors again, each once: seats that are not cancelled, of accounts that are not deleted.
-- Called by `count_moved_course`, by the repair of seats, and by the job that fills `instructor.student_count`.

-- Rows are locked by a statement of their own: the next one sees the seats that were written meanwhile.
CREATE OR REPLACE FUNCTION recount_taught_students(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM instructor i WHERE i.id = ANY (ids) ORDER BY i.id FOR NO KEY UPDATE;
  UPDATE instructor i SET student_count = (
    SELECT count(DISTINCT e.student_id) FROM course c JOIN enrollment e ON e.course_id = c.id
    WHERE c.instructor_id = i.id AND e.status <> 'cancelled'
      AND e.student_id NOT IN (SELECT s.id FROM student s WHERE s.deleted_at IS NOT NULL))
  WHERE i.id = ANY (ids);
END
$$;

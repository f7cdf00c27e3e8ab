import type { MigrationInterface, QueryRunner } from 'typeorm';
import { queueFill } from '#jobs/fills';
import { forgetRoutines } from '#migrations/courses/2026112812300-recorded-refunds';
import { INSTRUCTOR_STUDENTS } from '#services/courses/instructors/instructor-students.fill';

/** The number of students of an instructor, which triggers keep; null until the fill has counted them. */
export class InstructorStudents2026112906200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE instructor ADD COLUMN student_count integer;
      ALTER TABLE instructor ALTER COLUMN student_count SET DEFAULT 0`);
    await queueFill(runner, INSTRUCTOR_STUDENTS);
  }

  /** The functions of the version before are applied again by its start; it knows no trigger of moved courses. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER IF EXISTS course_moved ON course;
      DROP FUNCTION IF EXISTS count_moved_course, recount_taught_students;
      ALTER TABLE instructor DROP COLUMN student_count`);
    await forgetRoutines(runner, 'services/courses/enrollments');
  }
}

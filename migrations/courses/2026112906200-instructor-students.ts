import type { MigrationInterface, QueryRunner } from 'typeorm';
import { queueFill } from '#jobs/fills';
import { INSTRUCTOR_STUDENTS } from '#services/courses/instructors/instructor-students.fill';

/** The number of students of an instructor, which triggers keep; null until the fill has counted them. */
export class InstructorStudents2026112906200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE instructor ADD COLUMN IF NOT EXISTS student_count integer;
      ALTER TABLE instructor ALTER COLUMN student_count SET DEFAULT 0`);
    await queueFill(runner, INSTRUCTOR_STUDENTS);
  }

  /** Nothing: the functions that keep the column stay, and without it no seat could be written. */
  async down(): Promise<void> {}
}

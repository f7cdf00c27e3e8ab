import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Courses store how many students they have; the functions that keep the count are replaced after the migrations. */
export class CountedStudents1767400200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE course ADD student_count integer NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE course SET student_count = counted.students
      FROM (
        SELECT e.course_id, count(*) AS students FROM enrollment e JOIN student s ON s.id = e.student_id
        WHERE e.status <> 'cancelled' AND s.deleted_at IS NULL GROUP BY e.course_id
      ) counted
      WHERE course.id = counted.course_id`);
    await runner.query(`
      CREATE INDEX enrollment_counted_idx ON enrollment (course_id, student_id) WHERE status <> 'cancelled'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX enrollment_counted_idx`);
    await runner.query(`ALTER TABLE course DROP COLUMN student_count`);
  }
}

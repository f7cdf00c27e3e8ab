import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seats that reached 100 percent when a lesson was deleted or hidden were completed only with the next step of the student. */
export class FinishedSeats1767400180100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE enrollment e SET status = 'completed', completed_at = (
        SELECT max(last.completed_at) FROM lesson_completion last WHERE last.enrollment_id = e.id)
      WHERE e.status = 'active' AND e.completed_at IS NULL
        AND EXISTS (SELECT FROM lesson_completion any_done WHERE any_done.enrollment_id = e.id)
        AND EXISTS (SELECT FROM lesson l WHERE l.course_id = e.course_id AND l.is_published)
        AND NOT EXISTS (SELECT FROM lesson undone WHERE undone.course_id = e.course_id AND undone.is_published
          AND NOT EXISTS (
            SELECT FROM lesson_completion done WHERE done.enrollment_id = e.id AND done.lesson_id = undone.id))`);
  }

  /** Completed seats stay completed. */
  async down(): Promise<void> {}
}

import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound, refusal } from '#kit/http/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { assertHeld, holdSeatIn } from '../enrollments/course-access';
import { AssignmentNotices } from './assignment-notices';
import { OwnSubmissionView } from './assignment.view';

export const AlreadyGraded = refusal(409, 'already_graded');

/** What is selected of a submission `w` of an assignment `a`. */
export const IS_LATE = { is_late: 'w.submitted_at > a.due_at' };

/** What students hand in. It can be replaced and withdrawn until it is graded. */
@Injectable()
export class Submissions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notices: AssignmentNotices,
  ) {}

  async handIn(studentId: number, assignmentId: number, body: string): Promise<OwnSubmissionView> {
    return this.holding(studentId, assignmentId, async () => {
      const written = await this.db.row<{ id: number }>(
        `INSERT INTO assignment_submission (assignment_id, student_id, body, submitted_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT ON CONSTRAINT assignment_submission_once
         DO UPDATE SET body = excluded.body, submitted_at = excluded.submitted_at, updated_at = now()
         WHERE assignment_submission.graded_at IS NULL
         RETURNING id`,
        [assignmentId, studentId, body, this.clock.now().toString()],
      );
      if (!written) throw AlreadyGraded();
      await this.notices.handedIn(written.id);
      const row = await this.db.row<RowOf<typeof OwnSubmissionView>>(
        `SELECT ${OwnSubmissionView.columns('w', IS_LATE)}
         FROM assignment_submission w JOIN assignment a ON a.id = w.assignment_id
         WHERE w.assignment_id = $1 AND w.student_id = $2`,
        [assignmentId, studentId],
      );
      return OwnSubmissionView.of(row!);
    });
  }

  async withdraw(studentId: number, assignmentId: number): Promise<void> {
    await this.holding(studentId, assignmentId, async () => {
      const of = 'assignment_id = $1 AND student_id = $2';
      const gone = await this.db.row(
        `DELETE FROM assignment_submission WHERE ${of} AND graded_at IS NULL RETURNING id`,
        [assignmentId, studentId],
      );
      if (gone) return;
      const graded = await this.db.row(`SELECT 1 FROM assignment_submission WHERE ${of}`, [assignmentId, studentId]);
      throw graded ? AlreadyGraded() : NotFound();
    });
  }

  /** For a published assignment of a course that the student holds, and holds on to meanwhile. */
  private async holding<Result>(studentId: number, assignmentId: number, work: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      const assignment = await this.db.row<{ courseId: number }>(
        'SELECT course_id AS "courseId" FROM assignment WHERE id = $1 AND is_published',
        [assignmentId],
      );
      if (!assignment) throw NotFound();
      await assertHeld(this.db, studentId, assignment.courseId);
      await holdSeatIn(this.db, studentId, assignment.courseId);
      return work();
    });
  }
}

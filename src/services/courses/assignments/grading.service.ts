import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { changedColumns } from '#kit/database/records';
import { sql, when } from '#kit/database/sql';
import { dataPage, mapPage } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import type { Bilingual } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { Notifications } from '#shared/notifications/notifications.service';
import { assertCourseInScope } from '../courses/course-scope';
import { orderOf } from '#kit/fields/order';
import { STUDENT } from '../students/student-accounts';
import { STUDENT_REFERENCE } from '../students/student-reference';
import { AssignmentSubmission } from './assignment-submission.entity';
import { SubmissionView } from './assignment.view';
import { type GradeBody, SUBMISSION_SORTS, type SubmissionListQuery } from './assignments.dto';
import { SubmissionFiles } from './submission-files';
import { IS_LATE } from './submissions.service';

type SubmissionRow = RowOf<typeof SubmissionView>;

const SUBMISSION = {
  columns: SubmissionView.columns<AssignmentSubmission>('w', {
    student: STUDENT_REFERENCE,
    ...IS_LATE,
    max_points: 'a.max_points',
  }),
  from: 'assignment_submission w',
  join: 'JOIN assignment a ON a.id = w.assignment_id JOIN student s ON s.id = w.student_id',
};

@Injectable()
export class Grading {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
    private readonly files: SubmissionFiles,
  ) {}

  async list(caller: Caller, assignmentId: number, query: SubmissionListQuery) {
    await this.lockAssignment(caller, assignmentId);
    const page = await listPage<SubmissionRow>(this.db, query.pageRequest, {
      ...SUBMISSION,
      where: [
        sql`w.assignment_id = ${assignmentId}`,
        when(query.graded, isGraded => sql`(w.graded_at IS NOT NULL) = ${isGraded}`),
      ],
      order: orderOf(SUBMISSION_SORTS, 'w.id', 'w.updated_at DESC, w.id DESC', query.sort, query.order),
    });
    return dataPage(mapPage(page, row => this.files.withSignedUrl(SubmissionView.of(row))));
  }

  async grade(caller: Caller, assignmentId: number, id: number, body: GradeBody): Promise<SubmissionView> {
    await this.db.transaction(async () => {
      const assignment = await this.lockAssignment(caller, assignmentId);
      if (body.points > assignment.maxPoints)
        throw fieldRefused('points', 'out_of_range', { min: 0, max: assignment.maxPoints });
      const submissions = this.db.of(AssignmentSubmission);
      const stored = await submissions.findOne({ where: { id, assignmentId }, lock: { mode: 'pessimistic_write' } });
      if (!stored) throw NotFound();
      const feedback = body.feedback === undefined ? stored.feedback : body.feedback || null;
      if (!changedColumns(stored, { points: body.points, feedback })) return;
      const gradedAt = this.clock.date();
      await submissions.update({ id }, { points: body.points, feedback, gradedAt, gradedBy: caller.id });
      await this.notifications.to(STUDENT, stored.studentId, {
        type: 'assignment_graded',
        params: { assignment: assignment.title, points: body.points, max: assignment.maxPoints },
        data: {
          assignment_id: assignmentId,
          submission_id: id,
          course_id: assignment.courseId,
          course_code: assignment.courseCode,
        },
      });
    });
    const row = await this.db.rowOr<SubmissionRow>(
      NotFound,
      `SELECT ${SUBMISSION.columns} FROM ${SUBMISSION.from} ${SUBMISSION.join} WHERE w.id = $1`,
      [id],
    );
    return this.files.withSignedUrl(SubmissionView.of(row));
  }

  /** Locks the assignment, so that its points stay the same until the transaction ends. */
  private async lockAssignment(caller: Caller, assignmentId: number): Promise<LockedAssignment> {
    const assignment = await this.db.rowOr<LockedAssignment>(
      NotFound,
      `SELECT a.course_id AS "courseId", c.code AS "courseCode", a.title, a.max_points AS "maxPoints"
       FROM assignment a JOIN course c ON c.id = a.course_id WHERE a.id = $1 FOR SHARE OF a`,
      [assignmentId],
    );
    await assertCourseInScope(this.db, caller, assignment.courseId);
    return assignment;
  }
}

interface LockedAssignment {
  courseId: number;
  courseCode: string;
  title: Bilingual;
  maxPoints: number;
}

import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound, refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import { assertEnrolled, lockEnrollment } from '../enrollments/course-access';
import { AssignmentNotices } from './assignment-notices';
import { AssignmentSubmission, type SubmissionFile } from './assignment-submission.entity';
import { Assignment } from './assignment.entity';
import { OwnSubmissionView } from './assignment.view';
import { type UploadedFile, SubmissionFiles } from './submission-files';

export const AlreadyGraded = refusal(409, 'already_graded');

export const IS_LATE = { is_late: 'w.submitted_at > a.due_at' };

@Injectable()
export class Submissions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notices: AssignmentNotices,
    private readonly files: SubmissionFiles,
    private readonly storedFiles: StoredFiles,
  ) {}

  /** Replaces an earlier submission with its file. */
  async submit(
    studentId: number,
    assignmentId: number,
    body: string,
    upload?: UploadedFile,
  ): Promise<OwnSubmissionView> {
    if (!body && !upload) throw fieldRefused('body', 'submission_empty');
    const file = upload ? await this.files.store(upload) : null;
    try {
      return await this.write(studentId, assignmentId, body, file);
    } catch (failure) {
      if (file) await this.storedFiles.deleteUnused([file.url]);
      throw failure;
    }
  }

  /** @throws NotFound, NotEnrolled, AlreadyGraded unless the student can submit now */
  async assertOpen(studentId: number, assignmentId: number): Promise<void> {
    await this.withSeat(studentId, assignmentId, async () => {
      if (await this.isGraded(studentId, assignmentId)) throw AlreadyGraded();
    });
  }

  private async write(
    studentId: number,
    assignmentId: number,
    body: string,
    file: SubmissionFile | null,
  ): Promise<OwnSubmissionView> {
    return this.withSeat(studentId, assignmentId, async () => {
      const previous = await this.db.of(AssignmentSubmission).findOneBy({ assignmentId, studentId });
      const saved = await this.db.rowOr<{ id: number }>(
        AlreadyGraded,
        `INSERT INTO assignment_submission (assignment_id, student_id, body, submitted_at, file)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT ON CONSTRAINT assignment_submission_once
         DO UPDATE SET body = excluded.body, file = excluded.file, submitted_at = excluded.submitted_at, updated_at = now()
         WHERE assignment_submission.graded_at IS NULL
         RETURNING id`,
        [assignmentId, studentId, body, this.clock.now().toString(), file],
      );
      if (previous?.file) await this.storedFiles.discard([previous.file.url]);
      await this.notices.notifySubmitted(saved.id);
      const row = await this.db.row<RowOf<typeof OwnSubmissionView>>(
        `SELECT ${OwnSubmissionView.columns<AssignmentSubmission>('w', IS_LATE)}
         FROM assignment_submission w JOIN assignment a ON a.id = w.assignment_id
         WHERE w.assignment_id = $1 AND w.student_id = $2`,
        [assignmentId, studentId],
      );
      return this.files.withSignedUrl(OwnSubmissionView.of(row!));
    });
  }

  async withdraw(studentId: number, assignmentId: number): Promise<void> {
    await this.withSeat(studentId, assignmentId, async () => {
      const ungraded = { assignmentId, studentId, gradedAt: IsNull() };
      const { affected } = await this.db.of(AssignmentSubmission).delete(ungraded);
      if (affected) return;
      throw (await this.isGraded(studentId, assignmentId)) ? AlreadyGraded() : NotFound();
    });
  }

  private async isGraded(studentId: number, assignmentId: number): Promise<boolean> {
    return this.db.of(AssignmentSubmission).existsBy({ assignmentId, studentId, gradedAt: Not(IsNull()) });
  }

  /** Runs `work` while the enrollment is locked. The assignment must be published and the student enrolled. */
  private async withSeat<Result>(
    studentId: number,
    assignmentId: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.db.transaction(async () => {
      const assignment = await this.db.of(Assignment).findOneBy({ id: assignmentId, isPublished: true });
      if (!assignment) throw NotFound();
      await assertEnrolled(this.db, studentId, assignment.courseId, this.clock.now());
      await lockEnrollment(this.db, studentId, assignment.courseId, this.clock.now());
      return work();
    });
  }
}

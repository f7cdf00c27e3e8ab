import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { changedColumns } from '#kit/database/records';
import { NotFound } from '#kit/refusals/refusal';
import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { Notifications } from '#shared/notifications/notifications.service';
import { Settings } from '#shared/settings/settings';
import { holdCourse, recountReviews } from '../courses/course-figures';
import { assertHeld, holdsCourse } from '../enrollments/course-access';
import { isForgottenWhenWithdrawn, whenWritten } from './review-life';
import { Review } from './review.entity';
import { OwnReviewView } from './review.view';
import type { OwnReviewBody } from './reviews.dto';

/** The student's own review of a course. Writes are serialized per course. */
@Injectable()
export class OwnReviews {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly notifications: Notifications,
  ) {}

  async of(studentId: number, courseId: number): Promise<OwnReviewView | null> {
    await holdsCourse(this.db, studentId, courseId);
    return this.read(studentId, courseId);
  }

  /** Returns the written review even if it is withdrawn right afterwards. */
  async write(studentId: number, courseId: number, body: OwnReviewBody): Promise<OwnReviewView | null> {
    return this.db.transaction(async () => {
      await this.hold(studentId, courseId);
      await this.store(studentId, courseId, body);
      return this.read(studentId, courseId);
    });
  }

  async withdraw(studentId: number, courseId: number): Promise<void> {
    await this.db.transaction(async () => {
      await this.hold(studentId, courseId);
      const stored = await this.db.of(Review).findOneBy({ studentId, courseId });
      if (!stored || stored.withdrawnAt) throw NotFound();
      if (isForgottenWhenWithdrawn(stored.status)) await this.db.of(Review).delete({ id: stored.id });
      else {
        const withdrawnAt = new Date(this.clock.now().epochMilliseconds);
        await this.db.of(Review).update({ id: stored.id }, { withdrawnAt, comment: null, searchText: '' });
      }
      await recountReviews(this.db, courseId);
    });
  }

  private async store(studentId: number, courseId: number, body: OwnReviewBody): Promise<void> {
    const stored = await this.db.of(Review).findOneBy({ studentId, courseId });
    const needsApproval = await this.settings.value('reviews_require_approval', 'boolean');
    const status = whenWritten(stored?.status ?? null, needsApproval);
    const comment = body.comment || null;
    const values = { rating: body.rating, comment, searchText: searchText(comment ?? ''), status, withdrawnAt: null };
    if (stored) {
      const changes = changedColumns(stored, values);
      if (!changes) return;
      await this.db.of(Review).update({ id: stored.id }, changes);
    } else await this.db.of(Review).insert({ studentId, courseId, ...values });
    await recountReviews(this.db, courseId);
    if (!stored || status === 'pending') await this.tellStaff(studentId, courseId);
  }

  private async read(studentId: number, courseId: number): Promise<OwnReviewView | null> {
    const row = await this.db.row<RowOf<typeof OwnReviewView>>(
      `SELECT ${OwnReviewView.columns('r')} FROM review r
       WHERE r.student_id = $1 AND r.course_id = $2 AND r.withdrawn_at IS NULL`,
      [studentId, courseId],
    );
    return row ? OwnReviewView.of(row) : null;
  }

  private async hold(studentId: number, courseId: number): Promise<void> {
    await assertHeld(this.db, studentId, courseId);
    await holdCourse(this.db, courseId);
  }

  private async tellStaff(studentId: number, courseId: number): Promise<void> {
    const written = await this.db.row<WrittenRow>(
      `SELECT r.id, r.rating, r.status, s.first_name, s.last_name, c.title, c.instructor_id
       FROM review r JOIN student s ON s.id = r.student_id JOIN course c ON c.id = r.course_id
       WHERE r.student_id = $1 AND r.course_id = $2`,
      [studentId, courseId],
    );
    if (!written) throw NotFound();
    await this.notifications.toStaffWith(
      'reviews.view',
      {
        type: written.status === 'pending' ? 'review_waiting' : 'review_written',
        params: {
          student: `${written.first_name} ${written.last_name}`.trim(),
          course: written.title,
          rating: written.rating,
        },
        data: { review_id: written.id, course_id: courseId },
      },
      // A course without an instructor notifies unscoped staff only.
      { scopeId: written.instructor_id ?? 'unscoped' },
    );
  }
}

interface WrittenRow {
  id: number;
  rating: number;
  status: string;
  first_name: string;
  last_name: string;
  title: Bilingual;
  instructor_id: number | null;
}

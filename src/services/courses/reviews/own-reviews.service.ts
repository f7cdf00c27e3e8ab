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
import { lockCourse, recountReviews } from '../courses/course-statistics';
import type { CourseKey } from '../courses/course-key';
import { assertEnrolled, getCourse } from '../enrollments/course-access';
import { isDeletedWhenWithdrawn, statusWhenWritten } from './review-status';
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

  async get(studentId: number, key: CourseKey): Promise<OwnReviewView | null> {
    const { courseId } = await getCourse(this.db, studentId, key, this.clock.now());
    return this.read(studentId, courseId);
  }

  /** Returns the written review even if it is withdrawn right afterwards. */
  async write(studentId: number, key: CourseKey, body: OwnReviewBody): Promise<OwnReviewView | null> {
    return this.db.transaction(async () => {
      const courseId = await this.lockCourse(studentId, key);
      await this.save(studentId, courseId, body);
      return this.read(studentId, courseId);
    });
  }

  async withdraw(studentId: number, key: CourseKey): Promise<void> {
    await this.db.transaction(async () => {
      const courseId = await this.lockCourse(studentId, key);
      const stored = await this.db.of(Review).findOneBy({ studentId, courseId });
      if (!stored || stored.withdrawnAt) throw NotFound();
      if (isDeletedWhenWithdrawn(stored.status)) await this.db.of(Review).delete({ id: stored.id });
      else {
        const withdrawnAt = this.clock.date();
        await this.db.of(Review).update({ id: stored.id }, { withdrawnAt, comment: null, searchText: '' });
      }
      await recountReviews(this.db, courseId);
    });
  }

  private async save(studentId: number, courseId: number, body: OwnReviewBody): Promise<void> {
    const stored = await this.db.of(Review).findOneBy({ studentId, courseId });
    const needsApproval = await this.settings.value('reviews_require_approval', 'boolean');
    const status = statusWhenWritten(stored?.status ?? null, needsApproval);
    const comment = body.comment || null;
    const values = { rating: body.rating, comment, searchText: searchText(comment ?? ''), status, withdrawnAt: null };
    if (stored) {
      const changes = changedColumns(stored, values);
      if (!changes) return;
      await this.db.of(Review).update({ id: stored.id }, changes);
    } else await this.db.of(Review).insert({ studentId, courseId, ...values });
    await recountReviews(this.db, courseId);
    if (!stored || status === 'pending') await this.notifyStaff(studentId, courseId);
  }

  private async read(studentId: number, courseId: number): Promise<OwnReviewView | null> {
    const row = await this.db.row<RowOf<typeof OwnReviewView>>(
      `SELECT ${OwnReviewView.columns<Review>('r')} FROM review r
       WHERE r.student_id = $1 AND r.course_id = $2 AND r.withdrawn_at IS NULL`,
      [studentId, courseId],
    );
    return row ? OwnReviewView.of(row) : null;
  }

  private async lockCourse(studentId: number, key: CourseKey): Promise<number> {
    const courseId = await assertEnrolled(this.db, studentId, key, this.clock.now());
    await lockCourse(this.db, courseId);
    return courseId;
  }

  private async notifyStaff(studentId: number, courseId: number): Promise<void> {
    const review = await this.db.rowOr<ReviewNoticeRow>(
      NotFound,
      `SELECT r.id, r.rating, r.status, s.first_name, s.last_name, c.title, c.instructor_id
       FROM review r JOIN student s ON s.id = r.student_id JOIN course c ON c.id = r.course_id
       WHERE r.student_id = $1 AND r.course_id = $2`,
      [studentId, courseId],
    );
    await this.notifications.toStaffWith(
      'reviews.view',
      {
        type: review.status === 'pending' ? 'review_waiting' : 'review_written',
        params: {
          student: `${review.first_name} ${review.last_name}`.trim(),
          course: review.title,
          rating: review.rating,
        },
        data: { review_id: review.id, course_id: courseId },
      },
      // A course without an instructor notifies unscoped staff only.
      { scopeId: review.instructor_id ?? 'unscoped' },
    );
  }
}

interface ReviewNoticeRow {
  id: number;
  rating: number;
  status: string;
  first_name: string;
  last_name: string;
  title: Bilingual;
  instructor_id: number | null;
}

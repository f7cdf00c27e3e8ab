import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { Notifications } from '#shared/notifications/notifications.service';
import { assertOwn } from '../instructor-scope';
import { Course } from '../courses/course.entity';
import { lockCourse, recountReviews } from '../courses/course-statistics';
import { STUDENT } from '../students/student-accounts';
import { type ModeratedStatus, statusWhenModerated } from './review-status';
import { Review, type ReviewStatus } from './review.entity';

@Injectable()
export class Moderation {
  constructor(
    private readonly db: Database,
    private readonly notifications: Notifications,
  ) {}

  async decide(caller: Caller, id: number, to: ModeratedStatus): Promise<void> {
    await this.update(caller, id, review => {
      const status = statusWhenModerated(review.status, to);
      return { status, removedFrom: status === 'removed' ? (review.removedFrom ?? review.status) : null };
    });
  }

  /** Restores the status from before the removal. */
  async restore(caller: Caller, id: number): Promise<void> {
    await this.update(caller, id, ({ status, removedFrom }) => {
      if (status !== 'removed') throw NotFound();
      return { status: removedFrom ?? 'pending', removedFrom: null };
    });
  }

  private async update(
    caller: Caller,
    id: number,
    decide: (review: Review) => { status: ReviewStatus; removedFrom: ReviewStatus | null },
  ): Promise<void> {
    await this.db.transaction(async () => {
      const unlocked = await this.db.of(Review).findOneBy({ id });
      if (!unlocked) throw NotFound();
      const course = await lockCourse(this.db, unlocked.courseId);
      assertOwn(caller, course.instructorId);
      // Read again now that the course is locked.
      const review = await this.db.of(Review).findOneBy({ id });
      if (!review || review.withdrawnAt) throw NotFound();
      const values = decide(review);
      if (values.status === review.status) return;
      await this.db.of(Review).update({ id }, values);
      await recountReviews(this.db, review.courseId);
      if (values.status !== 'pending') await this.notifyStudent(review, values.status);
    });
  }

  private async notifyStudent(
    { id, studentId, courseId }: Review,
    status: Exclude<ReviewStatus, 'pending'>,
  ): Promise<void> {
    const course = await this.db.of(Course).findOneByOrFail({ id: courseId });
    await this.notifications.to(STUDENT, studentId, {
      type: `review_${status}`,
      params: { course: course.title },
      data: { review_id: id, course_id: courseId, course_code: course.code, course_slug: course.slug },
    });
  }
}

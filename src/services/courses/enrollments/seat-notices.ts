import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '#kit/database/database';
import { Notifications } from '#shared/notifications/notifications.service';
import { Course } from '../courses/course.entity';
import { STUDENT } from '../students/student-accounts';
import type { ChangedSeat } from './seat-ledger';

/** Notifies students of their seats, in the running transaction. */
@Injectable()
export class SeatNotices {
  constructor(
    private readonly db: Database,
    private readonly notifications: Notifications,
  ) {}

  async started(studentId: number, courseIds: readonly number[]): Promise<void> {
    if (courseIds.length === 0) return;
    const courses = await this.coursesOf(courseIds);
    await this.notifications.to(STUDENT, studentId, {
      type: courses.length === 1 ? 'enrolled' : 'enrolled_in_several',
      params: { course: courses[0]?.title, count: courses.length },
      data: { course_ids: courses.map(({ id }) => id), course_codes: courses.map(({ code }) => code) },
    });
  }

  /** Sends `seat_cancelled` for a seat that was held, and `seat_ended` for one past its end. */
  async closed(seats: readonly ChangedSeat[]): Promise<void> {
    const closed = seats.filter(({ isClosed }) => isClosed);
    if (closed.length === 0) return;
    const courses = await this.coursesOf(closed.map(({ courseId }) => courseId));
    for (const { id, studentId, courseId, wasHeld } of closed) {
      const course = courses.find(one => one.id === courseId);
      await this.notifications.to(STUDENT, studentId, {
        type: wasHeld ? 'seat_cancelled' : 'seat_ended',
        params: { course: course?.title },
        data: { enrollment_id: id, course_id: courseId, course_code: course?.code },
      });
    }
  }

  private async coursesOf(ids: readonly number[]): Promise<Pick<Course, 'id' | 'code' | 'title'>[]> {
    const select = { id: true, code: true, title: true };
    return this.db.of(Course).find({ select, where: { id: In(ids) }, order: { id: 'ASC' } });
  }
}

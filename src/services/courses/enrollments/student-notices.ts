import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import { type Message, Notifications } from '#shared/notifications/notifications.service';
import { isSeatHeldAt } from '../seat-conditions';
import { STUDENT } from '../students/student-accounts';

interface CourseStudents {
  code: string;
  title: Bilingual;
  studentIds: number[] | null;
}

@Injectable()
export class StudentNotices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
  ) {}

  /** Adds the course title to the placeholders, and its id and code to the data. */
  async send(courseId: number, { params, data, ...message }: Message): Promise<void> {
    const course = await this.db.row<CourseStudents>(
      `SELECT c.code, c.title, (
         SELECT array_agg(e.student_id ORDER BY e.student_id) FROM enrollment e JOIN student s ON s.id = e.student_id
         WHERE e.course_id = c.id AND ${isSeatHeldAt('e', '$2')} AND s.deleted_at IS NULL) AS "studentIds"
       FROM course c WHERE c.id = $1`,
      [courseId, this.clock.now().toString()],
    );
    if (!course?.studentIds) return;
    await this.notifications.toEach(STUDENT, course.studentIds, {
      ...message,
      params: { course: course.title, ...params },
      data: { course_id: courseId, course_code: course.code, ...data },
    });
  }
}

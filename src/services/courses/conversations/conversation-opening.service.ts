import type { Course } from '../courses/course.entity';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#kit/database/database';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { OutsideOwnCourses } from '../instructor-scope';
import type { CourseKey } from '../courses/course-key';
import { isSeatHeldAt } from '../seat-conditions';
import { assertEnrolled } from '../enrollments/course-access';
import { Student } from '../students/student.entity';
import { Conversation } from './conversation.entity';
import { SharedCourseView } from './conversation.view';

export const CourseWithoutInstructor = refusal(409, 'course_without_instructor');

interface Between {
  studentId: number;
  instructorId: number;
  courseId: number | null;
}

@Injectable()
export class ConversationOpening {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Opens the conversation of a student with the instructor of an enrolled course. @returns its id */
  async openByStudent(studentId: number, key: CourseKey): Promise<number> {
    const courseId = await assertEnrolled(this.db, studentId, key, this.clock.now());
    const course = await this.db.row<{ instructorId: number | null }>(
      `SELECT i.id AS "instructorId" FROM course c
       LEFT JOIN instructor i ON i.id = c.instructor_id AND i.archived_at IS NULL WHERE c.id = $1`,
      [courseId],
    );
    if (!course?.instructorId) throw CourseWithoutInstructor();
    return this.open({ studentId, instructorId: course.instructorId, courseId });
  }

  /** Opens the conversation of an instructor with a student, about `courseId` if it is sent. @returns its id */
  async openByInstructor(instructorId: number, studentId: number, courseId: number | undefined): Promise<number> {
    const shared = await this.listSharedCourses(instructorId, studentId);
    if (courseId !== undefined && !shared.some(course => course.id === courseId)) throw OutsideOwnCourses();
    return this.open({ studentId, instructorId, courseId: courseId ?? null });
  }

  /** Courses of the instructor in which the student is enrolled. @throws OutsideOwnCourses without any, NotFound */
  async listSharedCourses(instructorId: number, studentId: number): Promise<SharedCourseView[]> {
    if (!(await this.db.of(Student).existsBy({ id: studentId, deletedAt: IsNull() }))) throw NotFound();
    const rows = await this.db.rows<RowOf<typeof SharedCourseView>>(
      `SELECT ${SharedCourseView.columns<Course>('c', { conversation_id: 'v.id' })}
       FROM enrollment e
       JOIN course c ON c.id = e.course_id AND c.instructor_id = $1
       LEFT JOIN conversation v ON v.student_id = $2 AND v.instructor_id = $1 AND v.course_id = c.id
       WHERE e.student_id = $2 AND ${isSeatHeldAt('e', '$3')} ORDER BY c.id`,
      [instructorId, studentId, this.clock.now().toString()],
    );
    if (rows.length === 0) throw OutsideOwnCourses();
    return rows.map(SharedCourseView.of);
  }

  /** Parallel calls insert one row, and all return its id. */
  private async open({ studentId, instructorId, courseId }: Between): Promise<number> {
    await this.db.rows(
      `INSERT INTO conversation (student_id, instructor_id, course_id, last_message_at)
       VALUES ($1, $2, $3, $4) ON CONFLICT (student_id, instructor_id, course_id) DO NOTHING`,
      [studentId, instructorId, courseId, this.clock.now().toString()],
    );
    const parties = { studentId, instructorId, courseId: courseId ?? IsNull() };
    return (await this.db.of(Conversation).findOneByOrFail(parties)).id;
  }
}

import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Course } from '../courses/course.entity';
import { Lesson } from '../curriculum/lesson.entity';
import { Student } from '../students/student.entity';

export const ENROLLMENT_STATUSES = ['active', 'completed', 'cancelled'] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];

/** A student's seat in a course, one per course. `cancelled` exactly when every grant is revoked. */
@Entity({ name: 'enrollment' })
@Unique('enrollment_once', ['studentId', 'courseId'])
@Unique('enrollment_parties_key', ['id', 'studentId', 'courseId'])
@HandWrittenCheck('enrollment_status_known')
@HandWrittenIndex('enrollment_completed_idx')
@HandWrittenIndex('enrollment_course_idx')
@HandWrittenIndex('enrollment_created_idx')
@HandWrittenIndex('enrollment_listed_idx')
@HandWrittenIndex('enrollment_held_until_idx')
@HandWrittenIndex('enrollment_last_lesson_idx')
@HandWrittenIndex('enrollment_state_idx')
@HandWrittenIndex('enrollment_taught_idx')
@HandWrittenIndex('enrollment_student_idx')
export class Enrollment extends StoredRecord {
  @ForeignKey(() => Student, { name: 'enrollment_student_fkey' })
  @IntegerColumn()
  studentId: number;

  @ForeignKey(() => Course, { name: 'enrollment_course_fkey' })
  @IntegerColumn()
  courseId: number;

  @TextColumn({ default: 'active' })
  status: EnrollmentStatus;

  @ForeignKey(() => Lesson, { name: 'enrollment_last_lesson_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  lastAccessedLessonId: number | null;

  @InstantColumn({ nullable: true })
  lastAccessedAt: Date | null;

  /** When progress first reached 100 percent; lessons added later do not reset it. */
  @InstantColumn({ nullable: true })
  completedAt: Date | null;

  /** The latest end of its grants that are not revoked; null when one has no end. See `seat-conditions`. */
  @InstantColumn({ nullable: true })
  heldUntil: Date | null;
}

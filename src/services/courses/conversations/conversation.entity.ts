import { Entity, ForeignKey } from 'typeorm';
import { HandWrittenIndex, InstantColumn, IntegerColumn, StoredRecord } from '#kit/database/columns';
import { Course } from '../courses/course.entity';
import { Instructor } from '../instructors/instructor.entity';
import { Student } from '../students/student.entity';

/** A conversation between a student and an instructor: one per course, and one without a course. */
@Entity({ name: 'conversation' })
@HandWrittenIndex('conversation_once')
@HandWrittenIndex('conversation_student_idx')
@HandWrittenIndex('conversation_instructor_idx')
@HandWrittenIndex('conversation_course_idx')
@HandWrittenIndex('conversation_opened_idx')
export class Conversation extends StoredRecord {
  @ForeignKey(() => Student, { name: 'conversation_student_fkey' })
  @IntegerColumn()
  studentId: number;

  @ForeignKey(() => Instructor, { name: 'conversation_instructor_fkey' })
  @IntegerColumn()
  instructorId: number;

  @ForeignKey(() => Course, { name: 'conversation_course_fkey' })
  @IntegerColumn({ nullable: true })
  courseId: number | null;

  /** Time of the latest message, or of the opening. Lists are sorted by it. */
  @InstantColumn()
  lastMessageAt: Date;

  /** Id of the last message of the instructor that the student has read. */
  @IntegerColumn({ default: 0 })
  studentReadTo: number;

  /** Id of the last message of the student that the instructor has read. */
  @IntegerColumn({ default: 0 })
  instructorReadTo: number;
}

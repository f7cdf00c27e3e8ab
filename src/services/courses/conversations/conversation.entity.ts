import { Entity, ForeignKey } from 'typeorm';
import { HandWrittenIndex, InstantColumn, IntegerColumn, StoredRecord } from '#kit/database/columns';
import { Course } from '../courses/course.entity';
import { Instructor } from '../instructors/instructor.entity';
import { Student } from '../students/student.entity';

/** What a student and an instructor write to each other; one for each course, and one about none. */
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

  /** Of the latest message, or of the opening: what lists are ordered by. */
  @InstantColumn()
  lastMessageAt: Date;

  /** Messages of the instructor up to this id are read by the student. */
  @IntegerColumn({ default: 0 })
  studentReadTo: number;

  /** Messages of the student up to this id are read by the instructor. */
  @IntegerColumn({ default: 0 })
  instructorReadTo: number;
}

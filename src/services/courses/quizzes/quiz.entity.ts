import { Entity, ForeignKey } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  EMPTY_BILINGUAL,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Course } from '../courses/course.entity';

/** Questions about a course. Deleting one keeps the row, for the attempts at it. */
@Entity({ name: 'quiz' })
@HandWrittenCheck('quiz_limits')
@HandWrittenIndex('quiz_course_idx')
export class Quiz extends StoredRecord {
  @ForeignKey(() => Course, { name: 'quiz_course_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  courseId: number;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  /** Percent of the points that passes. */
  @IntegerColumn({ default: 60 })
  passPercentage: number;

  /** Any number when null. */
  @IntegerColumn({ nullable: true })
  maxAttempts: number | null;

  /** Attempts say per question whether it was right, once the quiz is passed or no attempt is left. */
  @BooleanColumn({ default: false })
  showsMarks: boolean;

  @BooleanColumn({ default: true })
  isPublished: boolean;

  @IntegerColumn({ default: 0 })
  position: number;

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}

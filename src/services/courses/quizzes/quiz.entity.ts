import { Column, Entity, ForeignKey } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Course } from '../courses/course.entity';

@Entity({ name: 'quiz' })
@HandWrittenCheck('quiz_limits')
@HandWrittenIndex('quiz_course_idx')
export class Quiz extends StoredRecord {
  @ForeignKey(() => Course, { name: 'quiz_course_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  courseId: number;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  /** Share of the points needed to pass, in percent. */
  @IntegerColumn({ default: 60 })
  passPercentage: number;

  /** Null for no limit. */
  @IntegerColumn({ nullable: true })
  maxAttempts: number | null;

  /** Whether attempts show which answers were correct, once the quiz is passed or no attempt is left. */
  @BooleanColumn({ default: false })
  showsMarks: boolean;

  @BooleanColumn({ default: true })
  isPublished: boolean;

  @IntegerColumn({ default: 0 })
  position: number;

  /** Ids of deleted questions, which students may still be answering. */
  @Column({ type: 'integer', array: true, default: [] })
  removedQuestionIds: number[];

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}

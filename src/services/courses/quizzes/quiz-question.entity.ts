import { Column, Entity, ForeignKey } from 'typeorm';
import {
  BilingualColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Quiz } from './quiz.entity';

export const QUESTION_TYPES = ['single', 'multiple'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Ids are numbered by position and do not reveal the correct options. */
export interface QuizOption {
  id: number;
  text: Bilingual;
}

/** A question with its options. The answer key is a separate column, so that views for students cannot include it. */
@Entity({ name: 'quiz_question' })
@HandWrittenCheck('quiz_question_type_known')
@HandWrittenCheck('quiz_question_points')
@HandWrittenIndex('quiz_question_order_idx')
export class QuizQuestion extends StoredRecord {
  @ForeignKey(() => Quiz, { name: 'quiz_question_quiz_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  quizId: number;

  @TextColumn()
  type: QuestionType;

  @BilingualColumn()
  prompt: Bilingual;

  @JsonColumn()
  options: QuizOption[];

  /** Ids of the correct options; exactly one for a single choice. */
  @Column({ type: 'integer', array: true })
  answerKey: number[];

  /** Ids of removed options, which students may still choose; they are not used again. */
  @Column({ type: 'integer', array: true, default: [] })
  removedOptionIds: number[];

  /** Shown to staff only. */
  @BilingualColumn({ canBeEmpty: true })
  explanation: Bilingual;

  @IntegerColumn({ default: 1 })
  points: number;

  @IntegerColumn()
  position: number;
}

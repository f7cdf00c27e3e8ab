import { Column, Entity, ForeignKey } from 'typeorm';
import {
  BilingualColumn,
  EMPTY_BILINGUAL,
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

/** Ids are given in the order of writing and say nothing about what is right. */
export interface QuizOption {
  id: number;
  text: Bilingual;
}

/** One question with its options. What is right stands apart from them, so that no answer to a student can carry it. */
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

  /** Ids of the right options; exactly one of a single-choice question. */
  @Column({ type: 'integer', array: true })
  answerKey: number[];

  /** For staff: why the right options are right. */
  @BilingualColumn(EMPTY_BILINGUAL)
  explanation: Bilingual;

  @IntegerColumn({ default: 1 })
  points: number;

  @IntegerColumn()
  position: number;
}

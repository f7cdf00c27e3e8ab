import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BooleanColumn,
  CreatedAt,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  IntegerColumn,
  JsonColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Student } from '../students/student.entity';
import { Quiz } from './quiz.entity';
import type { QuizOption } from './quiz-question.entity';

/** Snapshot of a question at the time of the attempt. */
export interface AnsweredQuestion {
  question_id: number;
  prompt: Bilingual;
  options: QuizOption[];
  chosen: number[];
  /** Shown to the student only if the quiz allows it. */
  is_right: boolean;
}

/** An attempt at a quiz; a snapshot that later changes of questions do not affect. */
@Entity({ name: 'quiz_attempt' })
@Unique('quiz_attempt_number_key', ['quizId', 'studentId', 'number'])
@HandWrittenCheck('quiz_attempt_score')
@HandWrittenIndex('quiz_attempt_student_idx')
export class QuizAttempt {
  @Identity()
  id: number;

  @ForeignKey(() => Quiz, { name: 'quiz_attempt_quiz_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  quizId: number;

  @ForeignKey(() => Student, { name: 'quiz_attempt_student_fkey' })
  @IntegerColumn()
  studentId: number;

  @IntegerColumn()
  number: number;

  @IntegerColumn()
  score: number;

  @IntegerColumn()
  maxScore: number;

  @IntegerColumn()
  percentage: number;

  @BooleanColumn()
  passed: boolean;

  @JsonColumn()
  answers: AnsweredQuestion[];

  @CreatedAt()
  createdAt: Date;
}

import { Quizzes1767226000006 } from '#migrations/courses/1767226000006-quizzes';
import type { Feature } from '#kit/service/feature';
import { QuizAttempt } from './quiz-attempt.entity';
import { QuizQuestion } from './quiz-question.entity';
import { Quiz } from './quiz.entity';

export const quizzes: Feature = {
  entities: [Quiz, QuizQuestion, QuizAttempt],
  migrations: [Quizzes1767226000006],
};

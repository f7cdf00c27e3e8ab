import type { Feature } from '#kit/service/feature';
import { QuizAttempt } from './quiz-attempt.entity';
import { QuizEditing } from './quiz-editing.service';
import { QuizQuestion } from './quiz-question.entity';
import { Quiz } from './quiz.entity';
import { QuizzesStaffController } from './quizzes-staff.controller';
import { quizMessages } from './quizzes.messages';
import { Quizzes } from './quizzes.service';
import { StudentQuizzesController } from './student-quizzes.controller';
import { StudentQuizzes } from './student-quizzes.service';
import { quizzesOffice } from './quizzes.office';

export const quizzes: Feature = {
  controllers: [QuizzesStaffController, StudentQuizzesController],
  providers: [Quizzes, QuizEditing, StudentQuizzes],
  entities: [Quiz, QuizQuestion, QuizAttempt],
  tables: ['courses/quizzes'],
  messages: quizMessages,
  office: quizzesOffice,
};

import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { AnsweredQuestion } from './quiz-attempt.entity';
import { QUESTION_TYPES, type QuizOption } from './quiz-question.entity';

const quizFields = {
  id: shown.id(),
  course_id: shown.id(),
  title: shown.bilingual(),
  description: shown.bilingual(),
  pass_percentage: shown.whole({ description: 'Percentage of the points that is needed to pass.', example: 60 }),
  max_attempts: shown.whole({ nullable: true, description: 'Maximum number of attempts; null for no limit.' }),
  shows_marks: shown.flag({
    description: 'Whether attempts show which answers were correct, once the quiz is passed or no attempt is left.',
  }),
  question_count: shown.whole({ description: 'Number of questions.' }),
  max_score: shown.whole({ description: 'Points of all questions together.' }),
};

export const QuizCardView = view('QuizCardView', 'A quiz without its questions', {
  ...quizFields,
  is_published: shown.flag({ description: 'Whether students see it.' }),
  position: shown.whole({ description: 'Position among the quizzes of the course, the smallest first.' }),
  attempt_count: shown.whole({ description: 'Number of attempts of all students.' }),
  ...shown.timestamps,
});

export const KeyedOptionView = view('KeyedOptionView', {
  id: shown.id(),
  text: shown.bilingual(),
  is_correct: shown.flag({ description: 'Whether the option is correct.' }),
});

const questionFields = {
  id: shown.id(),
  type: shown.word(QUESTION_TYPES, {
    description: 'Kind of question: `single` takes one option, `multiple` any number.',
  }),
  prompt: shown.bilingual({ description: 'Text of the question.' }),
  points: shown.whole({ example: 1, description: 'Points of the question.' }),
};

export const QuizQuestionView = view('QuizQuestionView', 'A question with its correct options', {
  ...questionFields,
  quiz_id: shown.id({ description: 'Id of the quiz.' }),
  options: shown.made(
    { type: [KeyedOptionView], description: 'Options of the question, in display order.' },
    (row: { options: QuizOption[]; answer_key: number[] }) =>
      row.options.map(({ id, text }) => ({ id, text, is_correct: row.answer_key.includes(id) })),
  ),
  explanation: shown.bilingual({ description: 'Explanation of the answer, for staff only.' }),
  position: shown.whole(),
  ...shown.timestamps,
});
export type QuizQuestionView = InstanceType<typeof QuizQuestionView>;

/** Includes the correct options; for staff only. */
export const QuizView = view('QuizView', 'A quiz with its questions and correct options', {
  ...QuizCardView.fields,
  questions: shown.many(QuizQuestionView, { description: 'Questions in their order.' }),
});
export type QuizView = InstanceType<typeof QuizView>;

export const StudentQuizCardView = view(
  'StudentQuizCardView',
  'A quiz of a course with the best result of the student',
  {
    ...quizFields,
    attempts_used: shown.whole({ description: 'Number of attempts of the student.' }),
    best_percentage: shown.whole({
      nullable: true,
      description: 'Best percentage of the own attempts; null before the first.',
    }),
    passed: shown.flag({ description: 'Whether any attempt has passed.' }),
  },
);
export type StudentQuizCardView = InstanceType<typeof StudentQuizCardView>;

export const QuizOptionView = view('QuizOptionView', { id: shown.id(), text: shown.bilingual() });

/** Has no field that reveals the correct options. */
export const StudentQuestionView = view('StudentQuestionView', {
  ...questionFields,
  options: shown.many(QuizOptionView, { description: 'Options of the question, in display order.' }),
});

export const StudentQuizView = view('StudentQuizView', 'A quiz with its questions, without the correct options', {
  ...StudentQuizCardView.fields,
  questions: shown.many(StudentQuestionView, { description: 'Questions in their order, without the correct options.' }),
});
export type StudentQuizView = InstanceType<typeof StudentQuizView>;

export const AnsweredQuestionView = view('AnsweredQuestionView', {
  question_id: shown.id({ description: 'Id of the question.' }),
  prompt: shown.bilingual({ description: 'Text of the question at the time of the attempt.' }),
  options: shown.many(QuizOptionView, { description: 'Options of the question at the time of the attempt.' }),
  chosen: shown.read(
    { type: 'integer', isArray: true, description: 'Ids of the chosen options.' },
    (chosen: number[]) => chosen,
  ),
  is_right: shown.read({ type: Boolean, required: false }, (right: boolean) => right, {
    description:
      'Whether exactly the correct options were chosen; present if the quiz has `shows_marks`, ' +
      'once it is passed or no attempt is left.',
  }),
});

/** From the snapshot of the attempt, so that later edits do not change it. */
export const QuizAttemptView = view(
  'QuizAttemptView',
  'The result of an attempt, with marks where the quiz shows them',
  {
    id: shown.id(),
    quiz_id: shown.id({ description: 'Id of the quiz.' }),
    number: shown.whole({ description: 'Number of the attempt, from 1 for each student.' }),
    score: shown.whole({ description: 'Points achieved.' }),
    max_score: shown.whole({ description: 'Points of all questions together.' }),
    percentage: shown.whole({ description: 'Score in whole percent, rounded down.' }),
    passed: shown.flag({ description: 'Whether the attempt has passed.' }),
    answers: shown.made(
      { type: [AnsweredQuestionView], description: 'Each question of the quiz with the chosen options.' },
      (row: { answers: AnsweredQuestion[]; has_marks: boolean }) =>
        row.has_marks
          ? row.answers
          : row.answers.map(({ question_id, prompt, options, chosen }) => ({ question_id, prompt, options, chosen })),
    ),
    created_at: shown.instant(),
  },
);
export type QuizAttemptView = InstanceType<typeof QuizAttemptView>;

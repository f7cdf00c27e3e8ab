import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { AnsweredQuestion } from './quiz-attempt.entity';
import { QUESTION_TYPES, type QuizOption } from './quiz-question.entity';

const quizFields = {
  id: shown.id(),
  course_id: shown.id(),
  title: shown.bilingual(),
  description: shown.bilingual(),
  pass_percentage: shown.whole({ description: 'Percent of the points that passes.', example: 60 }),
  max_attempts: shown.whole({ nullable: true, description: 'Unlimited when null.' }),
  shows_marks: shown.flag({
    description: 'Attempts show which questions were correct, once the quiz is passed or no attempt is left.',
  }),
  question_count: shown.whole({ description: 'How many questions it has.' }),
  max_score: shown.whole({ description: 'The points of all questions.' }),
};

export const QuizCardView = view('QuizCardView', 'A quiz without its questions', {
  ...quizFields,
  is_published: shown.flag({ description: 'Students see it.' }),
  position: shown.whole({ description: 'Place among the quizzes of the course, the smallest first.' }),
  attempt_count: shown.whole({ description: 'Of all students together.' }),
  ...shown.timestamps,
});

export const KeyedOptionView = view('KeyedOptionView', {
  id: shown.id(),
  text: shown.bilingual(),
  is_correct: shown.flag({ description: 'Whether the option is correct.' }),
});

const questionFields = {
  id: shown.id(),
  type: shown.word(QUESTION_TYPES, { description: '`single` takes one option, `multiple` any number.' }),
  prompt: shown.bilingual({ description: 'The question.' }),
  points: shown.whole({ example: 1, description: 'Points it gives.' }),
};

export const QuizQuestionView = view('QuizQuestionView', 'A question with its correct options', {
  ...questionFields,
  quiz_id: shown.id({ description: 'Id of the quiz.' }),
  options: shown.made(
    { type: [KeyedOptionView], description: 'The options in the order they are shown in.' },
    (row: { options: QuizOption[]; answer_key: number[] }) =>
      row.options.map(({ id, text }) => ({ id, text, is_correct: row.answer_key.includes(id) })),
  ),
  explanation: shown.bilingual({ description: 'For staff only.' }),
  position: shown.whole(),
  ...shown.timestamps,
});
export type QuizQuestionView = InstanceType<typeof QuizQuestionView>;

/** Includes the correct options; for staff only. */
export const QuizView = view('QuizView', 'A quiz with its questions and correct options', {
  ...QuizCardView.fields,
  questions: shown.many(QuizQuestionView, { description: 'The questions, in their order.' }),
});
export type QuizView = InstanceType<typeof QuizView>;

export const StudentQuizCardView = view(
  'StudentQuizCardView',
  'A quiz of a course with the best result of the student',
  {
    ...quizFields,
    attempts_used: shown.whole({ description: 'How many attempts the student has made.' }),
    best_percentage: shown.whole({ nullable: true, description: 'Of the own attempts; null before the first.' }),
    passed: shown.flag({ description: 'By any attempt.' }),
  },
);
export type StudentQuizCardView = InstanceType<typeof StudentQuizCardView>;

export const QuizOptionView = view('QuizOptionView', { id: shown.id(), text: shown.bilingual() });

/** Has no field that reveals the correct options. */
export const StudentQuestionView = view('StudentQuestionView', {
  ...questionFields,
  options: shown.many(QuizOptionView, { description: 'The options in the order they are shown in.' }),
});

export const StudentQuizView = view('StudentQuizView', 'A quiz with its questions, without the correct options', {
  ...StudentQuizCardView.fields,
  questions: shown.many(StudentQuestionView, { description: 'In order, without the answer keys.' }),
});
export type StudentQuizView = InstanceType<typeof StudentQuizView>;

export const AnsweredQuestionView = view('AnsweredQuestionView', {
  question_id: shown.id({ description: 'Id of the question.' }),
  prompt: shown.bilingual({ description: 'The question as it was then.' }),
  options: shown.many(QuizOptionView, { description: 'The options as they were then.' }),
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

/** Built from the snapshot, independent of later changes. */
export const QuizAttemptView = view(
  'QuizAttemptView',
  'The result of an attempt, with marks where the quiz shows them',
  {
    id: shown.id(),
    quiz_id: shown.id({ description: 'Id of the quiz.' }),
    number: shown.whole({ description: '1 for the first of the student.' }),
    score: shown.whole({ description: 'Points achieved.' }),
    max_score: shown.whole({ description: 'The points of all questions together.' }),
    percentage: shown.whole({ description: 'Whole percent, rounded down.' }),
    passed: shown.flag({ description: 'Whether the percentage to pass was reached.' }),
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

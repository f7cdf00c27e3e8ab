import { changeOf } from '#kit/fields/change-of';
import { Flag, Id, Whole } from '#kit/fields/number-fields';
import { Choice, QueryId, SortDirection } from '#kit/fields/query-fields';
import { BilingualField, Caption, JsonObject, Nested } from '#kit/fields/shape-fields';
import { OneOf } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { type Direction } from '#kit/fields/order';
import { type CourseKey, QueryCourse } from '../courses/course-key';
import { ADMIN_PAGES, CLASSROOM_PAGES, SORT } from '../courses.pages';
import { QUESTION_TYPES, type QuestionType } from './quiz-question.entity';

export class QuizOptionBody {
  @Id({ optional: true, description: 'Id of an existing option that is kept; a new option has none.' })
  id?: number;

  @BilingualField({ max: 500, example: { en: 'Paris', ar: 'باريس' } })
  text: Bilingual;

  @Flag({ description: 'Whether the option is correct.' })
  is_correct: boolean;
}

export class QuizQuestionBody {
  @OneOf(QUESTION_TYPES, {
    optional: true,
    description: 'Kind of question: one correct option, or any number of them; `single` when left out.',
  })
  type?: QuestionType;

  @BilingualField({
    max: 2000,
    example: { en: 'Which is the capital of France?', ar: 'ما عاصمة فرنسا؟' },
    description: 'Text of the question.',
  })
  prompt: Bilingual;

  @Nested(() => QuizOptionBody, {
    list: { min: 2, max: 12 },
    description: 'Options of the question, in display order.',
  })
  options: QuizOptionBody[];

  @Whole({ optional: true, min: 1, max: 1000, description: 'Points of the question; 1 when left out.' })
  points?: number;

  @Caption({
    max: 2000,
    description: 'Explanation of the answer, for staff only. A plain string is used for both languages.',
  })
  explanation?: Partial<Bilingual> | null;

  @Whole({
    optional: true,
    max: 1_000_000,
    description: 'Position in the quiz, the smallest first; a new question is last when left out.',
  })
  position?: number;
}

export class QuizQuestionChangeBody extends changeOf(QuizQuestionBody) {}

class QuizFields {
  @BilingualField({ max: 200, example: { en: 'Basics', ar: 'الأساسيات' } })
  title: Bilingual;

  @Caption({ max: 2000, description: 'Description of the quiz. A plain string is used for both languages.' })
  description?: Partial<Bilingual> | null;

  @Whole({
    optional: true,
    max: 100,
    example: 60,
    description: 'Percentage of the points that is needed to pass; 60 when left out.',
  })
  pass_percentage?: number;

  @Whole({
    optional: true,
    nullable: true,
    min: 1,
    max: 1000,
    description: 'Maximum number of attempts; no limit when null or left out.',
  })
  max_attempts?: number | null;

  @Flag({
    optional: true,
    description:
      'Whether attempts show which answers were correct, once the quiz is passed or no attempt is left; false when left out.',
  })
  shows_marks?: boolean;

  @Flag({ optional: true, description: 'Whether students see it; true when left out.' })
  is_published?: boolean;

  @Whole({
    optional: true,
    max: 1_000_000,
    description: 'Position among the quizzes of the course, the smallest first.',
  })
  position?: number;
}

export class QuizBody extends QuizFields {
  @Id()
  course_id: number;

  @Nested(() => QuizQuestionBody, {
    list: { max: 100 },
    optional: true,
    description: 'Questions of the quiz, at most 100; more can be added one by one.',
  })
  questions?: QuizQuestionBody[];
}

/** The course cannot be changed, and questions have their own routes. */
export class QuizChangeBody extends changeOf(QuizFields) {}

export const QUIZ_SORTS = {
  id: 'q.id',
  position: 'q.position',
  created_at: 'q.created_at',
  updated_at: 'q.updated_at',
};

export class QuizListQuery extends PageQuery(ADMIN_PAGES) {
  @QueryId({ required: true, description: 'Id of the course; required.' })
  course_id: number;

  @Choice(Object.keys(QUIZ_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof QUIZ_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class StudentQuizzesQuery {
  @QueryCourse({
    required: true,
    description: 'Id, code or slug of a course in which the student is enrolled.',
  })
  course_id: CourseKey;
}

export class AttemptsQuery extends PageQuery(CLASSROOM_PAGES) {}

export class AttemptBody {
  @JsonObject({
    description: 'Ids of the chosen options by question id; a missing question is wrong.',
    example: { 12: [1], 13: [2, 4] },
  })
  answers: Record<string, unknown>;
}

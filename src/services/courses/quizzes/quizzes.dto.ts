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
  @Id({ optional: true, description: 'Id of an existing option, which then keeps it.' })
  id?: number;

  @BilingualField({ max: 500, example: { en: 'Paris', ar: 'باريس' } })
  text: Bilingual;

  @Flag({ description: 'Whether the option is correct.' })
  is_correct: boolean;
}

export class QuizQuestionBody {
  @OneOf(QUESTION_TYPES, {
    optional: true,
    description: 'Whether one option is correct, or several may be. `single` when left out.',
  })
  type?: QuestionType;

  @BilingualField({
    max: 2000,
    example: { en: 'Which is the capital of France?', ar: 'ما عاصمة فرنسا؟' },
    description: 'The question.',
  })
  prompt: Bilingual;

  @Nested(() => QuizOptionBody, { list: { min: 2, max: 12 }, description: 'In the order they are shown in.' })
  options: QuizOptionBody[];

  @Whole({ optional: true, min: 1, max: 1000, description: 'Points it gives. 1 when left out.' })
  points?: number;

  @Caption({ max: 2000, description: 'For staff. A plain string is used for both languages.' })
  explanation?: Partial<Bilingual> | null;

  @Whole({ optional: true, max: 1_000_000, description: 'The smallest first; a new question goes last.' })
  position?: number;
}

export class QuizQuestionChangeBody extends changeOf(QuizQuestionBody) {}

class QuizFields {
  @BilingualField({ max: 200, example: { en: 'Basics', ar: 'الأساسيات' } })
  title: Bilingual;

  @Caption({ max: 2000, description: 'A plain string is used for both languages.' })
  description?: Partial<Bilingual> | null;

  @Whole({ optional: true, max: 100, example: 60, description: 'Percent of the points that passes; 60 when left out.' })
  pass_percentage?: number;

  @Whole({ optional: true, nullable: true, min: 1, max: 1000, description: 'Unlimited when null or left out.' })
  max_attempts?: number | null;

  @Flag({
    optional: true,
    description:
      'Attempts show which questions were correct, once the quiz is passed or no attempt is left; false when left out.',
  })
  shows_marks?: boolean;

  @Flag({ optional: true, description: 'Students see it; true when left out.' })
  is_published?: boolean;

  @Whole({ optional: true, max: 1_000_000, description: 'The smallest first.' })
  position?: number;
}

export class QuizBody extends QuizFields {
  @Id()
  course_id: number;

  @Nested(() => QuizQuestionBody, {
    list: { max: 100 },
    optional: true,
    description: 'At most 100; more can be added one by one.',
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
  @QueryId({ required: true, description: 'Course of the quizzes; required.' })
  course_id: number;

  @Choice(Object.keys(QUIZ_SORTS), { ...SORT, description: 'Newest-updated first when left out or unknown.' })
  sort?: keyof typeof QUIZ_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class StudentQuizzesQuery {
  @QueryCourse({
    required: true,
    description: 'A course the student is enrolled in, by id, code or slug. A number is an id.',
  })
  course_id: CourseKey;
}

export class AttemptsQuery extends PageQuery(CLASSROOM_PAGES) {}

export class AttemptBody {
  @JsonObject({
    description: 'Maps question ids to the ids of the chosen options. A missing question is wrong.',
    example: { 12: [1], 13: [2, 4] },
  })
  answers: Record<string, unknown>;
}

import { changeOf } from '#kit/fields/change-of';
import { Amount, Decimal, Flag, Id } from '#kit/fields/number-fields';
import { Choice, QueryFlag, QueryId, SearchWords, SortDirection } from '#kit/fields/query-fields';
import { BilingualField, Caption, Nested } from '#kit/fields/shape-fields';
import { OneOf, Slug, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, FILTER, SORT } from '../courses.pages';
import {
  COURSE_LANGUAGES,
  COURSE_LEVELS,
  COURSE_STATUSES,
  COURSE_TYPE_WORDS,
  COURSE_TYPES,
  type CourseLanguage,
  type CourseLevel,
  type CourseStatus,
  type CourseType,
} from './course-kinds';

export class CoursePointBody {
  @Text({ max: 300 })
  en: string;

  @Text({ max: 300 })
  ar: string;
}

const MAX_POINTS = 30;

export class CourseBody {
  @BilingualField({ max: 200, example: { en: 'TypeScript from scratch', ar: 'تايب سكريبت من الصفر' } })
  title: Bilingual;

  @OneOf(COURSE_TYPES, { description: COURSE_TYPE_WORDS })
  type: CourseType;

  @Amount({ example: 49.9, description: 'Price before the discount, in units of the currency; 0 for a free course.' })
  price: number;

  @Slug({ optional: true, description: 'Name in addresses; generated from the English title when left out.' })
  slug?: string;

  @Caption({ max: 500, description: 'Summary in one line. A plain string is used for both languages.' })
  summary?: Partial<Bilingual> | null;

  @Caption({ max: 20_000, description: 'Description, in paragraphs. A plain string is used for both languages.' })
  description?: Partial<Bilingual> | null;

  @Nested(() => CoursePointBody, { list: { max: MAX_POINTS }, optional: true, description: 'Learning outcomes.' })
  outcomes?: CoursePointBody[];

  @Nested(() => CoursePointBody, {
    list: { max: MAX_POINTS },
    optional: true,
    description: 'Expected prior knowledge.',
  })
  requirements?: CoursePointBody[];

  @OneOf(COURSE_STATUSES, {
    optional: true,
    description: 'Status of the course; only `published` ones are shown and sold. `draft` when left out.',
  })
  status?: CourseStatus;

  @OneOf(COURSE_LEVELS, { optional: true })
  level?: CourseLevel;

  @OneOf(COURSE_LANGUAGES, { optional: true, description: 'Language of instruction.' })
  language?: CourseLanguage;

  @Decimal({ max: 100, optional: true, example: 15, description: 'Discount on the price, 0 to 100 percent.' })
  discount_percentage?: number;

  @Id({ optional: true, nullable: true, description: 'Id of the category; null without one.' })
  category_id?: number | null;

  @Id({
    optional: true,
    nullable: true,
    description:
      'Id of the instructor; null without one. For an account linked to an instructor, the id of that instructor.',
  })
  instructor_id?: number | null;

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    description: 'Address of a picture of this service or of the web.',
  })
  cover_url?: string | null;

  @Text({ max: 500, optional: true, nullable: true, description: 'Address of a video of this service or of the web.' })
  trailer_url?: string | null;

  @Flag({ optional: true, description: 'Whether anyone can see it once it is published; true when left out.' })
  is_public?: boolean;

  @Flag({ optional: true })
  is_featured?: boolean;
}

export class CourseChangeBody extends changeOf(CourseBody) {}

export const LEVEL_ORDER = `array_position(ARRAY['beginner', 'intermediate', 'advanced', 'all_levels'], c.level)`;

export const COURSE_SORTS = {
  id: 'c.id',
  price: 'c.price_cents',
  discount_percentage: 'c.discount_percentage',
  rating: 'c.rating',
  duration: 'c.duration_minutes',
  level: LEVEL_ORDER,
  language: 'c.language',
  created_at: 'c.created_at',
  updated_at: 'c.updated_at',
};
export type CourseSort = keyof typeof COURSE_SORTS;

export const STAFF_SORTS = { ...COURSE_SORTS, title: `c.title->>'en'`, status: 'c.status', code: 'c.code' };

export class CourseListQuery extends PageQuery(ADMIN_PAGES) {
  @SearchWords({ ...FILTER, description: 'Words of title or code, all of which must occur.' })
  search?: string[];

  @QueryId({ ...FILTER, description: 'Courses of this category, without its subcategories.' })
  category_id?: number;

  @QueryId({ ...FILTER, description: 'Courses of this instructor.' })
  instructor_id?: number;

  @Choice(COURSE_STATUSES, { ...FILTER, description: 'Courses with this status.' })
  status?: CourseStatus;

  @Choice(COURSE_TYPES, { ...FILTER, description: 'Courses of this kind.' })
  type?: CourseType;

  @QueryFlag({ ...FILTER, description: 'Whether to list public courses or the others.' })
  is_public?: boolean;

  @QueryFlag({ ...FILTER, description: 'Whether to list featured ones or the others.' })
  is_featured?: boolean;

  @Choice(Object.keys(STAFF_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof STAFF_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class DeletedCoursesQuery extends PageQuery(ADMIN_PAGES) {
  @Choice(Object.keys(STAFF_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof STAFF_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

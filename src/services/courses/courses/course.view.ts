import { BilingualView } from '#kit/views/bilingual.view';
import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { hasText, warnings } from '../courses.warnings';
import { chargedCents } from './course-charge';
import { COURSE_LANGUAGES, COURSE_LEVELS, COURSE_STATUSES, COURSE_TYPE_WORDS, COURSE_TYPES } from './course-kinds';

export const CourseCategoryView = view('CourseCategoryView', {
  id: shown.id(),
  slug: shown.text(),
  name: shown.bilingual(),
});

export const CourseInstructorView = view('CourseInstructorView', {
  id: shown.id(),
  username: shown.text(),
  name: shown.bilingual(),
  photo_url: shown.picture({ nullable: true }),
});

interface PricedRow {
  price_cents: number;
  discount_percentage: number;
}

export const CourseCardView = view('CourseCardView', 'A course as the catalogue shows it', {
  id: shown.id(),
  slug: shown.text({ example: 'typescript-from-scratch' }),
  code: shown.text({ description: 'Immutable code of the course.', example: 'CRS-1001' }),
  title: shown.bilingual(),
  summary: shown.bilingual(),
  type: shown.word(COURSE_TYPES, { description: COURSE_TYPE_WORDS }),
  status: shown.word(COURSE_STATUSES, {
    description: 'Status of the course; only `published` ones are shown and sold.',
  }),
  price: shown.amount({
    from: 'price_cents',
    description: 'Price before the discount, in units of the currency; `final_price` is charged.',
  }),
  discount_percentage: shown.number({ description: 'Discount on the price, 0 to 100 percent.' }),
  final_price: shown.made(
    {
      type: Number,
      description: 'Price after the discount, rounded to the cent, in units of the currency.',
    },
    (row: PricedRow) => fromCents(chargedCents(row.price_cents, row.discount_percentage)),
  ),
  rating: shown.number({ description: 'Average of the published reviews; 0 without any.' }),
  review_count: shown.whole({ description: 'Number of published reviews.' }),
  duration: shown.whole({ from: 'duration_minutes', description: 'Length of all published lessons, in minutes.' }),
  lessons_count: shown.whole({ from: 'lesson_count', description: 'Number of published lessons.' }),
  students_count: shown.whole({
    from: 'student_count',
    description: 'Number of enrolled students, without deleted accounts.',
  }),
  level: shown.word(COURSE_LEVELS),
  language: shown.word(COURSE_LANGUAGES, { description: 'Language of instruction.' }),
  cover_url: shown.picture({ nullable: true }),
  is_public: shown.flag({ description: 'Whether anyone can see it once it is published.' }),
  is_featured: shown.flag(),
  category: shown.one(CourseCategoryView, {
    nullable: true,
    description: 'Category of the course; null without one or while it is deleted.',
  }),
  instructor: shown.one(CourseInstructorView, {
    nullable: true,
    description: 'Instructor of the course; null without one or while deleted. Only staff see an inactive one.',
  }),
  ...shown.timestamps,
});
export type CourseCardView = InstanceType<typeof CourseCardView>;

const COURSE_WARNINGS = {
  warnings: warnings<{ has_lessons: boolean; has_text: boolean }>({
    no_lessons: row => !row.has_lessons,
    no_text: row => !row.has_text,
  }),
};

/** Columns that the warnings need (alias `c`). A live course with a scheduled class needs no lessons. */
export const COURSE_CHECKS = `${hasText('c.description')} AS has_text,
  (c.lesson_count > 0 OR c.type = 'live' AND EXISTS (
    SELECT 1 FROM live_session l WHERE l.course_id = c.id AND l.status = 'scheduled')) AS has_lessons`;

export const StaffCourseCardView = view('StaffCourseCardView', 'A course as lists of staff show it', {
  ...CourseCardView.fields,
  ...COURSE_WARNINGS,
});

const texts = (description: string) =>
  shown.read({ type: [BilingualView], description }, (stored: BilingualView[]) => stored);

export const CourseView = view('CourseView', 'A course with all its fields, as staff edit it', {
  ...CourseCardView.fields,
  ...COURSE_WARNINGS,
  description: shown.bilingual(),
  outcomes: texts('Learning outcomes.'),
  requirements: texts('Expected prior knowledge.'),
  trailer_url: shown.text({
    nullable: true,
    description: 'Address of the promotional video; null without one.',
  }),
  category_id: shown.whole({ nullable: true, description: 'Id of the category; null without one.' }),
  instructor_id: shown.whole({ nullable: true }),
  sections_count: shown.whole({ description: 'Number of sections.' }),
  published_at: shown.instant({
    nullable: true,
    description: 'Time of the first publication, in UTC; null before it.',
  }),
});
export type CourseView = InstanceType<typeof CourseView>;

export const DeletedCourseView = view('DeletedCourseView', 'A deleted course with the time of deletion', {
  ...CourseCardView.fields,
  ...COURSE_WARNINGS,
  deleted_at: shown.instant({ from: 'archived_at', description: 'Time of the deletion, in UTC.' }),
});
export type DeletedCourseView = InstanceType<typeof DeletedCourseView>;

export const CourseStatisticView = view('CourseStatisticView', 'Counts of courses by status and type', {
  total: shown.whole({ description: 'Number of courses that are not deleted.' }),
  draft: shown.whole({ description: 'Number of drafts.' }),
  published: shown.whole({ description: 'Number of published courses.' }),
  archived: shown.whole({ description: 'Number of archived courses, which are off sale.' }),
  live: shown.whole({ description: 'Number of live courses.' }),
  recorded: shown.whole({ description: 'Number of recorded courses.' }),
  public: shown.whole({ description: 'Number of courses that are public once they are published.' }),
  featured: shown.whole({ description: 'Number of featured courses.' }),
  free: shown.whole({ description: 'Number of courses that cost nothing, by price or by discount.' }),
  deleted: shown.whole({ description: 'Number of deleted ones, which are not part of the total.' }),
});
export type CourseStatisticView = InstanceType<typeof CourseStatisticView>;

/** Joins of `CARD_COLUMNS` (alias `c`). A deleted category or instructor is shown as null. */
export const CARD_JOIN = `
  LEFT JOIN category k ON k.id = c.category_id AND k.archived_at IS NULL
  LEFT JOIN instructor i ON i.id = c.instructor_id AND i.archived_at IS NULL`;

const INSTRUCTOR = `jsonb_build_object('id', i.id, 'username', i.username, 'name', i.name, 'photo_url', i.photo_url)`;

/** Condition of the instructors who have a public page (alias `i`). */
export const PUBLIC_INSTRUCTOR = `i.status = 'active' AND i.archived_at IS NULL`;

export const CARD_COLUMNS = {
  category: `CASE WHEN k.id IS NOT NULL THEN jsonb_build_object('id', k.id, 'slug', k.slug, 'name', k.name) END`,
  instructor: `CASE WHEN i.id IS NOT NULL THEN ${INSTRUCTOR} END`,
};

/** `CARD_COLUMNS` for visitors and students, which leave out instructors without a public page. */
export const PUBLIC_CARD_COLUMNS = {
  ...CARD_COLUMNS,
  instructor: `CASE WHEN ${PUBLIC_INSTRUCTOR} THEN ${INSTRUCTOR} END`,
};

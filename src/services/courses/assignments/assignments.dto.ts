import { changeOf } from '#kit/fields/change-of';
import { Flag, Id, Whole } from '#kit/fields/number-fields';
import { Choice, QueryDay, QueryFlag, QueryId, SearchWords, SortDirection } from '#kit/fields/query-fields';
import { BilingualField, Caption, FormFile } from '#kit/fields/shape-fields';
import { InstantText, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, FILTER, SORT } from '../courses.pages';

class AssignmentFields {
  @BilingualField({ max: 200, example: { en: 'Build a page', ar: 'ابنِ صفحة' } })
  title: Bilingual;

  @Caption({ max: 10_000, description: 'A plain string is used for both languages.' })
  instructions?: Partial<Bilingual> | null;

  @InstantText({ description: 'Later submissions are marked late.' })
  due_at: string;

  @Whole({
    optional: true,
    min: 1,
    max: 10_000,
    description: 'The points of perfect work, not lower than any grade. 100 when left out.',
  })
  max_points?: number;

  @Flag({ optional: true, description: 'Students see it; true when left out.' })
  is_published?: boolean;
}

export class AssignmentBody extends AssignmentFields {
  @Id()
  course_id: number;
}

/** The course of an assignment cannot be changed. */
export class AssignmentChangeBody extends changeOf(AssignmentFields) {}

export const ASSIGNMENT_SORTS = {
  id: 'a.id',
  due_at: 'a.due_at',
  created_at: 'a.created_at',
  updated_at: 'a.updated_at',
};

export class AssignmentListQuery extends PageQuery(ADMIN_PAGES) {
  @SearchWords({ ...FILTER, description: 'Words of the title or of the course, all of which must occur.' })
  search?: string[];

  @QueryDay({ ...FILTER, description: 'Due on this day of the site or later.' })
  from_date?: string;

  @QueryDay({ ...FILTER, description: 'Due on this day of the site or earlier.', example: '2026-05-12' })
  to_date?: string;

  @QueryId({ ...FILTER, description: 'The assignments of this course.' })
  course_id?: number;

  @QueryFlag({ ...FILTER, description: 'Those students see, or the drafts.' })
  is_published?: boolean;

  @Choice(Object.keys(ASSIGNMENT_SORTS), { ...SORT, description: 'Newest-updated first when left out or unknown.' })
  sort?: keyof typeof ASSIGNMENT_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export const SUBMISSION_SORTS = {
  id: 'w.id',
  points: 'w.points',
  submitted_at: 'w.submitted_at',
  updated_at: 'w.updated_at',
};

export class SubmissionListQuery extends PageQuery(ADMIN_PAGES) {
  @QueryFlag({ ...FILTER, description: 'Whether it is graded.' })
  graded?: boolean;

  @Choice(Object.keys(SUBMISSION_SORTS), { ...SORT, description: 'Newest-updated first when left out or unknown.' })
  sort?: keyof typeof SUBMISSION_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class GradeBody {
  @Whole({ max: 10_000, description: 'At most the points of the assignment.' })
  points: number;

  @Text({
    min: 0,
    max: 5000,
    optional: true,
    nullable: true,
    description: 'Comment of the school for the student, or null.',
  })
  feedback?: string | null;
}

export class SubmissionForm {
  @Text({
    min: 0,
    max: 20_000,
    optional: true,
    nullable: true,
    example: 'My page is at https://example.com/homework',
    description: 'The work or its location; at most 20,000 characters. May be left out with a file.',
  })
  body?: string | null;

  @FormFile({ description: 'A document of at most 50 MB.' })
  file?: never;
}

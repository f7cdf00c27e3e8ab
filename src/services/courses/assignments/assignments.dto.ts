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

  @Caption({ max: 10_000, description: 'Text of the assignment. A plain string is used for both languages.' })
  instructions?: Partial<Bilingual> | null;

  @InstantText({ description: 'Deadline, in UTC; later submissions are accepted and marked late.' })
  due_at: string;

  @Whole({
    optional: true,
    min: 1,
    max: 10_000,
    description: 'Maximum points, not lower than any grade; 100 when left out.',
  })
  max_points?: number;

  @Flag({ optional: true, description: 'Whether students see it; true when left out.' })
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

  @QueryDay({ ...FILTER, description: 'Assignments due on this day or later, in the time zone of the school.' })
  from_date?: string;

  @QueryDay({
    ...FILTER,
    description: 'Assignments due on this day or earlier, in the time zone of the school.',
    example: '2026-05-12',
  })
  to_date?: string;

  @QueryId({ ...FILTER, description: 'Assignments of this course.' })
  course_id?: number;

  @QueryFlag({ ...FILTER, description: 'Whether to list published assignments or drafts.' })
  is_published?: boolean;

  @Choice(Object.keys(ASSIGNMENT_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
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
  @QueryFlag({ ...FILTER, description: 'Whether to list graded submissions or the others.' })
  graded?: boolean;

  @Choice(Object.keys(SUBMISSION_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof SUBMISSION_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class GradeBody {
  @Whole({ max: 10_000, description: 'Points of the submission, at most the `max_points` of the assignment.' })
  points: number;

  @Text({
    min: 0,
    max: 5000,
    optional: true,
    nullable: true,
    description: 'Comment for the student; null without one.',
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
    description: 'Text of the submission, at most 20,000 characters; optional with a file.',
  })
  body?: string | null;

  @FormFile({ description: 'Document of at most 50 MB.' })
  file?: never;
}

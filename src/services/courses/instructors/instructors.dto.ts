import { changeOf } from '#kit/fields/change-of';
import { Flag, Whole } from '#kit/fields/number-fields';
import { Choice, QueryFlag, QueryText, SearchWords, SortDirection } from '#kit/fields/query-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { Email, OneOf, Slug, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, FILTER, SORT } from '../courses.pages';
import { INSTRUCTOR_STATUSES, type InstructorStatus } from './instructor.entity';

export class InstructorBody {
  @BilingualField({ max: 120, example: { en: 'Layla Mansour', ar: 'ليلى منصور' } })
  name: Bilingual;

  @Slug({
    optional: true,
    example: 'layla-mansour',
    description: 'Name in addresses; generated from the English name when left out.',
  })
  username?: string;

  @Caption({ max: 200, description: 'Line under the name. A plain string is used for both languages.' })
  headline?: Partial<Bilingual> | null;

  @Caption({ max: 120, description: 'Specialty of the instructor. A plain string is used for both languages.' })
  specialty?: Partial<Bilingual> | null;

  @Caption({ max: 5000, description: 'Biography, in paragraphs. A plain string is used for both languages.' })
  bio?: Partial<Bilingual> | null;

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    description: 'Address of a picture of this service or of the web.',
  })
  photo_url?: string | null;

  @Email({ optional: true, nullable: true, description: 'E-mail address, for staff only; not used to sign in.' })
  email?: string | null;

  @OneOf(INSTRUCTOR_STATUSES, {
    optional: true,
    description: 'Status of the instructor; the public sees only active ones. `active` when left out.',
  })
  status?: InstructorStatus;

  @Flag({ optional: true })
  is_featured?: boolean;

  @Whole({
    optional: true,
    max: 1_000_000,
    description: 'Position in the curated order, the smallest first; a new instructor is last when left out.',
  })
  position?: number;
}

export class InstructorChangeBody extends changeOf(InstructorBody) {}

export const INSTRUCTOR_SORTS = {
  id: 'i.id',
  name: `i.name->>'en'`,
  username: 'i.username',
  position: 'i.position',
  created_at: 'i.created_at',
  updated_at: 'i.updated_at',
};

export class InstructorListQuery extends PageQuery(ADMIN_PAGES) {
  @SearchWords({ ...FILTER, description: 'Words of name, specialty or username, all of which must occur.' })
  search?: string[];

  @QueryText({ ...FILTER, max: 120, description: 'Specialty of the instructors, in either language, ignoring case.' })
  specialty?: string;

  @Choice(INSTRUCTOR_STATUSES, { ...FILTER, description: 'Instructors with this status.' })
  status?: InstructorStatus;

  @QueryFlag({ ...FILTER, description: 'Whether to list featured ones or the others.' })
  is_featured?: boolean;

  @Choice(Object.keys(INSTRUCTOR_SORTS), { ...SORT, description: 'Sort key; curated order when left out or unknown.' })
  sort?: keyof typeof INSTRUCTOR_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class DeletedInstructorsQuery extends PageQuery(ADMIN_PAGES) {
  @Choice(Object.keys(INSTRUCTOR_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof INSTRUCTOR_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

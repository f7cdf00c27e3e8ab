import { changeOf } from '#kit/fields/change-of';
import { Id } from '#kit/fields/number-fields';
import { Choice, QueryDay, QueryId, SearchWords, SortDirection } from '#kit/fields/query-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { InstantText, OneOf, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, FILTER, SORT } from '../courses.pages';
import { LIVE_SESSION_STATUSES, type LiveSessionStatus } from './live-session.entity';

class LiveSessionFields {
  @BilingualField({ max: 200, example: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' } })
  title: Bilingual;

  @Caption({ max: 2000, description: 'Description of the class. A plain string is used for both languages.' })
  description?: Partial<Bilingual> | null;

  @InstantText({ description: 'Start of the class, in UTC.' })
  starts_at: string;

  @InstantText({ example: '2026-05-09T14:00:00.000Z', description: 'End of the class, in UTC.' })
  ends_at: string;

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    example: 'https://meet.example.com/abc',
    description: 'Web address of the class; null until there is one.',
  })
  join_url?: string | null;

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    description: 'Address of a recording of this service or of the web.',
  })
  recording_url?: string | null;
}

export class LiveSessionBody extends LiveSessionFields {
  @Id()
  course_id: number;
}

/** The course of a class cannot be changed. */
export class LiveSessionChangeBody extends changeOf(LiveSessionFields) {
  @OneOf(LIVE_SESSION_STATUSES, {
    optional: true,
    description: 'Status of the class; `scheduled` restores a cancelled one.',
  })
  status?: LiveSessionStatus;
}

export const LIVE_SESSION_SORTS = {
  id: 'l.id',
  starts_at: 'l.starts_at',
  created_at: 'l.created_at',
  updated_at: 'l.updated_at',
};

export class LiveSessionListQuery extends PageQuery(ADMIN_PAGES) {
  @SearchWords({ ...FILTER, description: 'Words of the title or of the course, all of which must occur.' })
  search?: string[];

  @QueryDay({ ...FILTER, description: 'Classes that start on this day or later, in the time zone of the school.' })
  from_date?: string;

  @QueryDay({
    ...FILTER,
    description: 'Classes that start on this day or earlier, in the time zone of the school.',
    example: '2026-05-12',
  })
  to_date?: string;

  @QueryId({ ...FILTER, description: 'Classes of this course.' })
  course_id?: number;

  @Choice(LIVE_SESSION_STATUSES, { ...FILTER, description: 'Classes with this status.' })
  status?: LiveSessionStatus;

  @Choice(Object.keys(LIVE_SESSION_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof LIVE_SESSION_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

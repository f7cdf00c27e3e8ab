import { Id } from '#kit/fields/number-fields';
import { FormFile } from '#kit/fields/shape-fields';
import { Text } from '#kit/fields/text-fields';
import { Choice, QueryDay, SearchWords, Since, SortDirection } from '#kit/fields/query-fields';
import { type PagedQuery, PageQuery } from '#kit/http/page-query';
import { CourseSlug } from '../courses/course-key';
import type { DayRange } from '../courses.days';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, CLASSROOM_PAGES, FILTER, SORT } from '../courses.pages';

export class OpenConversationBody {
  @Id({ optional: true, nullable: true, description: 'Id of an enrolled course; required without `course_slug`.' })
  course_id?: number | null;

  @CourseSlug('Slug or code of the course, where `course_id` is left out.')
  course_slug?: string | null;
}

export class OpenWithStudentBody {
  @Id({ description: 'Id of a student who is enrolled in a course of the instructor.' })
  user_id: number;

  @Id({ optional: true, description: 'Id of the course that the conversation is about; about none when left out.' })
  course_id?: number;
}

export class MessageForm {
  @Text({
    min: 0,
    max: 5000,
    optional: true,
    nullable: true,
    description: 'Text of the message; optional with an image.',
    example: 'Could you look at my second exercise?',
  })
  body?: string | null;

  @FormFile({ description: 'Image of at most 10 MB.' })
  file?: never;
}

export const CONVERSATION_SORTS = {
  id: 'v.id',
  last_message_at: 'v.last_message_at',
  created_at: 'v.created_at',
};

export interface ConversationList extends PagedQuery, DayRange {
  search?: string[];
  sort?: keyof typeof CONVERSATION_SORTS;
  order?: Direction;
}

export class ConversationsQuery extends PageQuery(CLASSROOM_PAGES) {
  @SearchWords({ ...FILTER, description: 'Words of the instructor or of the course, all of which must occur.' })
  search?: string[];

  @QueryDay({
    ...FILTER,
    description: 'Conversations whose latest message is of this day or later, in the time zone of the school.',
  })
  from_date?: string;

  @QueryDay({
    ...FILTER,
    description: 'Conversations whose latest message is of this day or earlier, in the time zone of the school.',
    example: '2026-05-12',
  })
  to_date?: string;
}

export class StaffConversationsQuery extends PageQuery(ADMIN_PAGES) {
  @SearchWords({
    ...FILTER,
    description: 'Words of the course, or of the name or e-mail address of the student, all of which must occur.',
  })
  search?: string[];

  @QueryDay({
    ...FILTER,
    description: 'Conversations whose latest message is of this day or later, in the time zone of the school.',
  })
  from_date?: string;

  @QueryDay({
    ...FILTER,
    description: 'Conversations whose latest message is of this day or earlier, in the time zone of the school.',
    example: '2026-05-12',
  })
  to_date?: string;

  @Choice(Object.keys(CONVERSATION_SORTS), {
    ...SORT,
    description: 'Sort key; the latest message first when left out or unknown.',
  })
  sort?: keyof typeof CONVERSATION_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class MessagesQuery extends PageQuery(CLASSROOM_PAGES) {
  @Since('Sent')
  since?: string;
}

export class StaffMessagesQuery extends PageQuery(ADMIN_PAGES) {
  @Since('Sent')
  since?: string;
}

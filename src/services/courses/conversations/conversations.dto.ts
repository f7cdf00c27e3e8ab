import { ApiProperty } from '#kit/http/api-notes';
import { Id } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';
import { Since } from '#kit/fields/query-fields';
import { PageQuery } from '#kit/http/page-query';
import { ADMIN_PAGES, CLASSROOM_PAGES } from '../courses.pages';

export class OpenConversationBody {
  @Id({ description: 'A held course; the conversation is with its instructor.' })
  course_id: number;
}

export class OpenWithStudentBody {
  @Id({ description: 'A student who holds a course of the instructor.' })
  user_id: number;

  @Id({ optional: true, description: 'The course it is about; about none when left out.' })
  course_id?: number;
}

export class MessageBody {
  @Text({
    min: 0,
    max: 5000,
    optional: true,
    nullable: true,
    description: 'May be left out beside an image.',
    example: 'Could you look at my second exercise?',
  })
  body?: string | null;
}

/** The same as a form, with an image. */
export class MessageForm extends MessageBody {
  @ApiProperty({ type: 'string', format: 'binary', required: false, description: 'An image of at most 10 MB.' })
  file?: unknown;
}

export class ConversationsQuery extends PageQuery(CLASSROOM_PAGES) {}

export class StaffConversationsQuery extends PageQuery(ADMIN_PAGES) {}

export class MessagesQuery extends PageQuery(CLASSROOM_PAGES) {
  @Since('Sent')
  since?: string;
}

export class StaffMessagesQuery extends PageQuery(ADMIN_PAGES) {
  @Since('Sent')
  since?: string;
}

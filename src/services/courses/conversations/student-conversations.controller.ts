import { Body, Controller, Get, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { fieldRefused, NotFound, ValidationFailed } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { ReceivesFile } from '#media/file-upload';
import { linkedPageOf, LinkedPages } from '../courses.pages';
import { NotEnrolled } from '../enrollments/course-access';
import { STUDENT } from '../students/student-accounts';
import { ConversationOpening, CourseWithoutInstructor } from './conversation-opening.service';
import { ConversationView, MessageView } from './conversation.view';
import { ConversationsQuery, MessageForm, MessagesQuery, OpenConversationBody } from './conversations.dto';
import { Conversations } from './conversations.service';
import { imageOf, MESSAGE_IMAGE } from './message-images';
import { Messages } from './messages.service';
import { MessageUploadGuard } from './message-upload.guard';
import { asStudent } from './party';

@ApiTags('Conversations')
@DescribePath({ id: 'Id of the conversation.' })
@Controller('users/conversations')
export class StudentConversationsController {
  constructor(
    private readonly conversations: Conversations,
    private readonly opening: ConversationOpening,
    private readonly messages: Messages,
    private readonly pages: LinkedPages,
  ) {}

  @Get()
  @Audience(STUDENT)
  @Returns('Own conversations, latest message first', linkedPageOf(ConversationView))
  @Describe(
    'Lists the own conversations, each with the instructor, the course, the latest message and the number of unread',
    'messages. All filters must match.',
  )
  async list(@SignedIn() student: Caller, @Query() query: ConversationsQuery, @Req() request: AppRequest) {
    return this.pages.of(await this.conversations.list(asStudent(student), query), request);
  }

  @Post()
  @Audience(STUDENT)
  @Creates(
    'Open the conversation with the instructor of an enrolled course',
    ConversationView,
    ValidationFailed,
    NotFound,
    NotEnrolled,
    CourseWithoutInstructor,
  )
  @Describe(
    'Returns the conversation with the instructor of a course, and creates it the first time. Requires a seat in the',
    'course, which must have an instructor (409 `course_without_instructor`). No notification is sent before the',
    'first message.',
  )
  async open(@SignedIn() student: Caller, @Body() body: OpenConversationBody) {
    const course = body.course_id ?? body.course_slug;
    if (course == null) throw fieldRefused('course_id', 'required');
    const id = await this.opening.openByStudent(student.id, course);
    return this.conversations.get(asStudent(student), id);
  }

  @Get(':id/messages')
  @Audience(STUDENT)
  @Returns('Messages, the latest first', linkedPageOf(MessageView), NotFound)
  @Describe(
    'Lists the messages of an own conversation without marking them as read. `since` limits the list to messages sent',
    'at this instant or later, for pages that reconnect.',
  )
  async read(
    @SignedIn() student: Caller,
    @IdParam() id: number,
    @Query() query: MessagesQuery,
    @Req() request: AppRequest,
  ) {
    return this.pages.of(await this.messages.list(asStudent(student), id, query), request);
  }

  @Post(':id/messages')
  @Audience(STUDENT)
  @ResponseMessage('messages.message_sent')
  @Creates('Send a text, an image, or both', MessageView, NotFound)
  @Describe(
    'Sends a text of at most 5,000 characters, an image of at most 10 MB, or both; without an image the body can be',
    'JSON. Every account of the instructor is notified in the feed, and open pages of both sides receive',
    '`message:created`. The image is re-encoded as JPEG and WebP, and its address works for both sides and expires',
    'after one to two hours.',
  )
  @ReceivesFile(MESSAGE_IMAGE, MessageUploadGuard)
  @ApiBody({ type: MessageForm })
  async send(
    @SignedIn() student: Caller,
    @IdParam() id: number,
    @Body() { body }: MessageForm,
    @Req() request: AppRequest,
  ) {
    return this.messages.send(asStudent(student), id, body, imageOf(request));
  }

  @Patch(':id/read')
  @Audience(STUDENT)
  @Returns('Mark a conversation read', ConversationView, NotFound)
  @Describe(
    'Marks all messages of the instructor as read. Other open pages of the student receive `conversation:updated`.',
  )
  async markRead(@SignedIn() student: Caller, @IdParam() id: number) {
    return this.conversations.markRead(asStudent(student), id);
  }

  @Patch(':id/unread')
  @Audience(STUDENT)
  @Returns('Mark the latest message of the other side unread', ConversationView, NotFound)
  @Describe(
    'Marks the latest message of the instructor, and those sent after it, as unread. Other open pages of the student',
    'receive `conversation:updated`.',
  )
  async markUnread(@SignedIn() student: Caller, @IdParam() id: number) {
    return this.conversations.markUnread(asStudent(student), id);
  }
}

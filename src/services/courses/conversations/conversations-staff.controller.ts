import { Body, Controller, Get, Patch, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '#kit/openapi/api-notes';
import { Audience, STAFF } from '#kit/access/access-rule';
import { LIMITED_ACCOUNTS, OnlyFor } from '#kit/access/only-for';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { ReceivesFile } from '#media/file-upload';
import { OutsideOwnCourses } from '../instructor-scope';
import { ConversationOpening } from './conversation-opening.service';
import { ConversationView, MessageView, SharedCourseView } from './conversation.view';
import { MessageForm, OpenWithStudentBody, StaffConversationsQuery, StaffMessagesQuery } from './conversations.dto';
import { Conversations } from './conversations.service';
import { InstructorOnlyGuard } from './instructor-only.guard';
import { imageOf, MESSAGE_IMAGE } from './message-images';
import { Messages } from './messages.service';
import { MessageUploadGuard } from './message-upload.guard';
import { asInstructor, NotAnInstructor } from './party';

const FOR_INSTRUCTORS =
  'Requires an account linked to an instructor (403 `not_an_instructor`), which acts for that instructor.';

@ApiTags('Conversations')
@DescribePath({ id: 'Id of the conversation.' })
@Controller('conversations')
@OnlyFor(LIMITED_ACCOUNTS)
@UseGuards(InstructorOnlyGuard)
export class ConversationsStaffController {
  constructor(
    private readonly conversations: Conversations,
    private readonly opening: ConversationOpening,
    private readonly messages: Messages,
  ) {}

  @Get()
  @Audience(STAFF)
  @Returns('Conversations of the instructor, latest message first', dataPageOf(ConversationView), NotAnInstructor)
  @Describe(
    'Lists the conversations of the instructor, each with the latest message and the number of unread messages. All',
    'filters must match.',
    FOR_INSTRUCTORS,
  )
  async list(@SignedIn() caller: Caller, @Query() query: StaffConversationsQuery) {
    return dataPage(await this.conversations.list(asInstructor(caller), query));
  }

  @Post()
  @Audience(STAFF)
  @Creates(
    'Open the conversation with a student, about a shared course or none',
    ConversationView,
    ValidationFailed,
    NotFound,
    NotAnInstructor,
    OutsideOwnCourses,
  )
  @Describe(
    'Returns the conversation of the instructor with a student about a course, or about none, and creates it the',
    'first time. The student must be enrolled in `course_id` or, without it, in any course of the instructor. No',
    'notification is sent before the first message.',
    FOR_INSTRUCTORS,
  )
  async open(@SignedIn() caller: Caller, @Body() body: OpenWithStudentBody) {
    const instructor = asInstructor(caller);
    const id = await this.opening.openByInstructor(instructor.id, body.user_id, body.course_id);
    return this.conversations.get(instructor, id);
  }

  @Get('with/:userId')
  @Audience(STAFF)
  @Returns('Courses shared with a student', [SharedCourseView], NotFound, NotAnInstructor, OutsideOwnCourses)
  @DescribePath({ userId: 'Id of the student.' })
  @Describe(
    'Lists the courses of the instructor in which the student is enrolled, each with its conversation if there is',
    'one. The list is not paginated.',
    FOR_INSTRUCTORS,
  )
  async shared(@SignedIn() caller: Caller, @IdParam('userId') userId: number) {
    return this.opening.listSharedCourses(asInstructor(caller).id, userId);
  }

  @Get(':id/messages')
  @Audience(STAFF)
  @Returns('Messages, the latest first', dataPageOf(MessageView), NotFound, NotAnInstructor, OutsideOwnCourses)
  @Describe(
    'Lists the messages of a conversation without marking them as read. `since` limits the list to messages sent at',
    'this instant or later, for pages that reconnect.',
    FOR_INSTRUCTORS,
  )
  async read(@SignedIn() caller: Caller, @IdParam() id: number, @Query() query: StaffMessagesQuery) {
    return dataPage(await this.messages.list(asInstructor(caller), id, query));
  }

  @Post(':id/messages')
  @Audience(STAFF)
  @ResponseMessage('messages.message_sent')
  @Creates('Send a text, an image, or both', MessageView, NotFound, NotAnInstructor, OutsideOwnCourses)
  @Describe(
    'Sends a text of at most 5,000 characters, an image of at most 10 MB, or both; without an image the body can be',
    'JSON. The student is notified in the feed, and open pages of both sides receive `message:created`. The image is',
    're-encoded as JPEG and WebP, and its address expires after one to two hours.',
    FOR_INSTRUCTORS,
  )
  @ReceivesFile(MESSAGE_IMAGE, MessageUploadGuard)
  @ApiBody({ type: MessageForm })
  async send(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @Body() { body }: MessageForm,
    @Req() request: AppRequest,
  ) {
    return this.messages.send(asInstructor(caller), id, body, imageOf(request));
  }

  @Patch(':id/read')
  @Audience(STAFF)
  @Returns('Mark a conversation read', ConversationView, NotFound, NotAnInstructor, OutsideOwnCourses)
  @Describe(
    'Marks all messages of the student as read. Other open pages of the instructor receive `conversation:updated`.',
    FOR_INSTRUCTORS,
  )
  async markRead(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.conversations.markRead(asInstructor(caller), id);
  }

  @Patch(':id/unread')
  @Audience(STAFF)
  @Returns(
    'Mark the latest message of the other side unread',
    ConversationView,
    NotFound,
    NotAnInstructor,
    OutsideOwnCourses,
  )
  @Describe(
    'Marks the latest message of the student, and those sent after it, as unread. Other open pages of the instructor',
    'receive `conversation:updated`.',
    FOR_INSTRUCTORS,
  )
  async markUnread(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.conversations.markUnread(asInstructor(caller), id);
  }
}

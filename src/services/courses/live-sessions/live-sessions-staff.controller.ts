import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses, SHOWS_OWN_COURSES } from '../instructor-scope';
import { StaffLiveSessionView } from './live-session.view';
import { LiveSessionBody, LiveSessionChangeBody, LiveSessionListQuery } from './live-sessions.dto';
import { LiveSessions } from './live-sessions.service';

@ApiTags('Live classes')
@DescribePath({ id: 'Id of the class.' })
@Controller('live-sessions')
export class LiveSessionsStaffController {
  constructor(private readonly sessions: LiveSessions) {}

  @Get()
  @Requires('live_sessions.view')
  @Returns('Live classes', dataPageOf(StaffLiveSessionView), ValidationFailed)
  @Describe(
    'Lists live classes, cancelled and past ones included, with `warnings` for times that look wrong. All filters',
    'must match.',
    SHOWS_OWN_COURSES,
  )
  async list(@SignedIn() caller: Caller, @Query() query: LiveSessionListQuery) {
    return this.sessions.list(caller, query);
  }

  @Get(':id')
  @Requires('live_sessions.view')
  @Returns('One live class', StaffLiveSessionView, NotFound, OutsideOwnCourses)
  @Describe('Returns a live class, also a cancelled or past one.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.sessions.get(caller, id);
  }

  @Post()
  @Requires('live_sessions.create')
  @ResponseMessage('messages.live_session_created')
  @Creates('Add a live class to a course', StaffLiveSessionView, ValidationFailed, OutsideOwnCourses)
  @Describe(
    'Creates a live class, which enrolled students see in their calendar at once. It must end after it starts.',
    'Enrolled students are notified in the feed and live, unless the class is already over.',
  )
  async create(@SignedIn() caller: Caller, @Body() body: LiveSessionBody) {
    return this.sessions.create(caller, body);
  }

  @Patch(':id')
  @Requires('live_sessions.edit')
  @ResponseMessage('messages.live_session_changed')
  @Returns(
    'Change, move or cancel a live class and notify the enrolled students',
    StaffLiveSessionView,
    ValidationFailed,
    NotFound,
    OutsideOwnCourses,
  )
  @Describe(
    'Changes the fields that are sent, except the course. Enrolled students are notified in the feed and live when',
    'the time of a future class or its `join_url` changes, or when it is cancelled or rescheduled.',
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: LiveSessionChangeBody) {
    return this.sessions.update(caller, id, body);
  }

  @Delete(':id')
  @Requires('live_sessions.delete')
  @ResponseMessage('messages.live_session_deleted')
  @Returns('Delete a live class; students of a future one are notified', null, NotFound, OutsideOwnCourses)
  @Describe(
    'Deletes a live class permanently. Enrolled students are notified in the feed and live if the class was in the',
    'future.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.sessions.delete(caller, id);
  }
}

import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses, SHOWS_OWN_COURSES } from '../courses.confinement';
import { StaffLiveSessionView } from './live-session.view';
import { LiveSessionBody, LiveSessionChangeBody, LiveSessionListQuery } from './live-sessions.dto';
import { LiveSessions } from './live-sessions.service';

@ApiTags('Live classes')
@Controller('live-sessions')
export class LiveSessionsStaffController {
  constructor(private readonly sessions: LiveSessions) {}

  @Get()
  @Requires('live_sessions.view')
  @Returns('Live classes', dataPageOf(StaffLiveSessionView), ValidationFailed)
  @Describe(
    'Cancelled and past ones too, with `warnings` for times that look like a slip. All filters that are sent have to hold.',
    SHOWS_OWN_COURSES,
  )
  async list(@SignedIn() caller: Caller, @Query() query: LiveSessionListQuery) {
    return this.sessions.list(caller, query);
  }

  @Get(':id')
  @Requires('live_sessions.view')
  @Returns('One live class', StaffLiveSessionView, NotFound, OutsideOwnCourses)
  @Describe('Cancelled and past ones are found too.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.sessions.get(caller, id);
  }

  @Post()
  @Requires('live_sessions.create')
  @ResponseMessage('messages.live_session_created')
  @Creates('Add a live class to a course', StaffLiveSessionView, ValidationFailed, OutsideOwnCourses)
  @Describe(
    'Students who hold the course see it in their calendar at once.',
    'It has to end after it starts.',
    'Notifies the students of the course in the feed and live, unless the class is over already.',
  )
  async create(@SignedIn() caller: Caller, @Body() body: LiveSessionBody) {
    return this.sessions.create(caller, body);
  }

  @Patch(':id')
  @Requires('live_sessions.edit')
  @ResponseMessage('messages.live_session_changed')
  @Returns(
    'Change, move or cancel a live class; who holds the course is told of a move and of a cancellation',
    StaffLiveSessionView,
    ValidationFailed,
    NotFound,
    OutsideOwnCourses,
  )
  @Describe(
    'What is left out stays; it stays with its course.',
    'Of a class that is still to come, everybody who holds the course is told in the feed and live when its time ' +
      'or its `join_url` changes, or it is cancelled or takes place after all.',
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: LiveSessionChangeBody) {
    return this.sessions.update(caller, id, body);
  }

  @Delete(':id')
  @Requires('live_sessions.delete')
  @ResponseMessage('messages.live_session_deleted')
  @Returns('Delete a live class; one that is still to come is called off', null, NotFound, OutsideOwnCourses)
  @Describe(
    'Everybody who holds the course is told in the feed and live when it was still to come.',
    'It cannot be restored.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.sessions.delete(caller, id);
  }
}

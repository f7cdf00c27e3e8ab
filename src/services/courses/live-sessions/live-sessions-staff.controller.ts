import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { OutsideOwnCourses } from '../courses.confinement';
import { LiveSessionView } from './live-session.view';
import { LiveSessionBody, LiveSessionChangeBody, LiveSessionListQuery } from './live-sessions.dto';
import { LiveSessions } from './live-sessions.service';

@ApiTags('Live classes')
@Controller('live-sessions')
export class LiveSessionsStaffController {
  constructor(private readonly sessions: LiveSessions) {}

  @Get()
  @Requires('live_sessions.view')
  @Answers('Live classes', dataPageOf(LiveSessionView), ValidationFailed)
  async list(@SignedIn() caller: Caller, @Query() query: LiveSessionListQuery) {
    return this.sessions.list(caller, query);
  }

  @Get(':id')
  @Requires('live_sessions.view')
  @Answers('One live class', LiveSessionView, NotFound, OutsideOwnCourses)
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.sessions.one(caller, id);
  }

  @Post()
  @Requires('live_sessions.create')
  @Says('messages.live_session_created')
  @Creates('Add a live class to a course', LiveSessionView, ValidationFailed, OutsideOwnCourses)
  async create(@SignedIn() caller: Caller, @Body() body: LiveSessionBody) {
    return this.sessions.create(caller, body);
  }

  @Patch(':id')
  @Requires('live_sessions.edit')
  @Says('messages.live_session_changed')
  @Answers(
    'Change, move or cancel a live class; who holds the course is told of a move and of a cancellation',
    LiveSessionView,
    ValidationFailed,
    NotFound,
    OutsideOwnCourses,
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: LiveSessionChangeBody) {
    return this.sessions.change(caller, id, body);
  }

  @Delete(':id')
  @Requires('live_sessions.delete')
  @Says('messages.live_session_deleted')
  @Answers('Delete a live class; one that is still to come is called off', null, NotFound, OutsideOwnCourses)
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.sessions.delete(caller, id);
  }
}

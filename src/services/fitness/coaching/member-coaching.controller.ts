import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates } from '#kit/http/describe';
import { dataPage, dataPageOf } from '#kit/http/page';
import { ValidationFailed } from '#kit/http/refusal';
import { Assignments } from './assignments.service';
import { CheckIns } from './check-ins.service';
import { CoachMessages } from './coach-messages.service';
import { CheckInBody, CheckInsQuery, CoachMessageBody, ThreadQuery } from './coaching.dto';
import { CheckInExists, NoCoach } from './coaching.refusals';
import { AssignmentView, CheckInView, COACH_OR_NOBODY, CoachMessageView } from './coaching.view';
import { RosterQueries } from './roster.queries';

/** A member's side of coaching. */
@ApiTags('My coach')
@Controller('fitness/coaching')
export class MemberCoachingController {
  constructor(
    private readonly queries: RosterQueries,
    private readonly assignments: Assignments,
    private readonly messages: CoachMessages,
    private readonly checkIns: CheckIns,
  ) {}

  @Get('my-coach')
  @Requires('fitness.view')
  @Answers('The own coach, or null', COACH_OR_NOBODY)
  coach(@SignedIn() { id }: Caller) {
    return this.queries.coachOf(id);
  }

  @Get('my-plan')
  @Requires('fitness.view')
  @Answers('What coaches assigned, the latest day first', [AssignmentView])
  plan(@SignedIn() { id }: Caller) {
    return this.assignments.ofMember(id);
  }

  @Get('messages')
  @Requires('fitness.view')
  @Answers('Every message with coaches, the latest first; reading marks them read', dataPageOf(CoachMessageView))
  async thread(@SignedIn() { id }: Caller, @Query() query: ThreadQuery) {
    return dataPage(await this.messages.ofMember(id, query.pageRequest));
  }

  @Post('messages')
  @Requires('fitness.edit')
  @Creates('Write to the own coach', CoachMessageView, ValidationFailed, NoCoach)
  write(@SignedIn() { id }: Caller, @Body() body: CoachMessageBody) {
    return this.messages.writeToCoach(id, body);
  }

  @Get('check-ins')
  @Requires('fitness.view')
  @Answers('The own check-ins, the latest week first', dataPageOf(CheckInView))
  async list(@SignedIn() { id }: Caller, @Query() query: CheckInsQuery) {
    return dataPage(await this.checkIns.ofMember(id, query.pageRequest));
  }

  @Post('check-ins')
  @Requires('fitness.edit')
  @Creates("File this week's check-in, once a week", CheckInView, ValidationFailed, CheckInExists)
  file(@SignedIn() { id }: Caller, @Body() body: CheckInBody) {
    return this.checkIns.file(id, body);
  }
}

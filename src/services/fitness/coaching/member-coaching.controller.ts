import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe } from '#kit/http/route-description';
import { dataPage, dataPageOf, orNull } from '#kit/http/page';
import { PagedRows, pagedRowsOf } from '../paged-rows';
import { RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { Assignments } from './assignments.service';
import { CheckIns } from './check-ins.service';
import { CoachMessages } from './coach-messages.service';
import { CheckInBody, CheckInsQuery, CoachMessageBody, PlanQuery, ThreadQuery } from './coaching.dto';
import { CheckInExists, NoCoach } from './coaching.refusals';
import { AssignmentView, CheckInView, CoachMessageView, MyCoachView } from './coaching.view';
import { RosterQueries } from './roster.queries';

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
  @Returns('Your coach, or null', orNull(MyCoachView))
  @Describe('Returns the coach, the start of the coaching and the number of unread messages.')
  coach(@SignedIn() { id }: Caller) {
    return this.queries.coachOf(id);
  }

  @Get('my-plan')
  @Requires('fitness.view')
  @Returns('Assignments of your coaches, the latest day first', pagedRowsOf(AssignmentView))
  @Describe('Lists open and completed assignments of current and former coaches.')
  async plan(@SignedIn() { id }: Caller, @Query() query: PlanQuery) {
    return new PagedRows(await this.assignments.ofMember(id, query.pageRequest));
  }

  @Get('messages')
  @Requires('fitness.view')
  @Returns('Messages with coaches, the latest first; reading marks them as read', dataPageOf(CoachMessageView))
  @Describe(
    'Lists messages with the current coach and former ones, and marks unread messages of coaches as read.',
    'Open pages of both sides receive `message:read`.',
  )
  async thread(@SignedIn() { id }: Caller, @Query() query: ThreadQuery) {
    return dataPage(await this.messages.ofMember(id, query.pageRequest));
  }

  @Post('messages')
  @Requires('fitness.edit')
  @CountedBy({ coachMessages: 'messages and answers of one account' })
  @Creates('Send a message to your coach', CoachMessageView, ValidationFailed, NoCoach, RateLimited)
  @Describe(
    'Sends a text of at most 4,000 characters, up to ten files uploaded to this service, or both.',
    'Requires a coach (409 `no_coach`).',
    'Open pages of both sides receive `message:created`; the coach is also notified in the feed, unless such ' +
      'alerts are off.',
  )
  write(@SignedIn() { id }: Caller, @Body() body: CoachMessageBody) {
    return this.messages.writeToCoach(id, body);
  }

  @Get('check-ins')
  @Requires('fitness.view')
  @Returns('Your check-ins, the latest week first', dataPageOf(CheckInView))
  @Describe('Lists the check-ins of the member with the replies of coaches.')
  async list(@SignedIn() { id }: Caller, @Query() query: CheckInsQuery) {
    return dataPage(await this.checkIns.ofMember(id, query.pageRequest));
  }

  @Post('check-ins')
  @Requires('fitness.edit')
  @Creates("File this week's check-in, once a week", CheckInView, ValidationFailed, CheckInExists)
  @Describe(
    'Files the energy from 1 to 10, the weight and notes for the current week, which starts on Monday in the ' +
      'time zone of the member.',
    'A second check-in is refused (409 `check_in_exists`).',
    'The coach, if any, is notified in the feed and live.',
  )
  file(@SignedIn() { id }: Caller, @Body() body: CheckInBody) {
    return this.checkIns.file(id, body);
  }
}

import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { PagedRows, pagedRowsOf } from '../paged-rows';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { MemberNotFound } from '../accounts/member-accounts';
import { Assignments } from './assignments.service';
import { CheckIns } from './check-ins.service';
import { CoachMessages } from './coach-messages.service';
import {
  AssignableWorkoutsQuery,
  AssignmentBody,
  AvailableMembersQuery,
  CheckInReplyBody,
  CheckInsQuery,
  CoachMessageBody,
  NewClientBody,
  PlanQuery,
  ThreadQuery,
} from './coaching.dto';
import { AlreadyCoached } from './coaching.refusals';
import {
  AssignableWorkoutView,
  AssignmentView,
  CheckInView,
  ClientCheckInView,
  ClientDetailView,
  ClientView,
  CoachingPersonView,
  CoachMessageView,
  RosterWorkView,
} from './coaching.view';
import { RosterQueries } from './roster.queries';
import { Rosters } from './rosters.service';

/** The roster of the requesting coach. Clients of other coaches answer 404. */
@ApiTags('Coaching')
@DescribePath({ username: 'Username of the client.' })
@Controller('fitness/coaching')
export class RosterController {
  constructor(
    private readonly rosters: Rosters,
    private readonly queries: RosterQueries,
    private readonly assignments: Assignments,
    private readonly messages: CoachMessages,
    private readonly checkIns: CheckIns,
  ) {}

  @Get('clients')
  @Requires('coaching.clients')
  @Returns('Your clients, by name', [ClientView])
  @Describe(
    'Lists all clients without pages, each with the last active day, trainings of the week, open ' +
      'assignments, unread messages and check-ins.',
    "Days follow the client's time zone.",
  )
  clients(@SignedIn() { id }: Caller) {
    return this.queries.clients(id);
  }

  @Post('clients')
  @Requires('coaching.clients')
  @Creates('Take on a member who has no coach', ClientView, ValidationFailed, MemberNotFound, AlreadyCoached)
  @Describe(
    'Adds the member to the roster of the coach, who then sees figures, weights and check-ins; both can ' +
      'exchange messages.',
    'The member is notified in the feed and live.',
    'Refused if the member has a coach (409 `already_coached`).',
  )
  async take(@SignedIn() { id }: Caller, @Body() { username }: NewClientBody) {
    await this.rosters.take(id, username);
    return this.queries.client(id, await this.rosters.client(id, username));
  }

  @Get('available-members')
  @Requires('coaching.clients')
  @Returns('Members without a coach', pagedRowsOf(CoachingPersonView), ValidationFailed)
  @Describe('Lists members by name, without figures and e-mail addresses.')
  async available(@Query() query: AvailableMembersQuery) {
    return new PagedRows(await this.queries.available(query));
  }

  @Get('workouts')
  @Requires('coaching.clients')
  @Returns('Workouts to assign, by their English names', pagedRowsOf(AssignableWorkoutView), ValidationFailed)
  @Describe('Lists all workouts of the catalogue; `GET /fitness/workouts/{slug}` returns the exercises of one.')
  async workouts(@Query() query: AssignableWorkoutsQuery) {
    return new PagedRows(await this.queries.workouts(query));
  }

  @Get('roster/assigned-work')
  @Requires('coaching.clients')
  @Returns("Today's assignments of the clients, each in their own time zone", [RosterWorkView])
  @Describe('Lists open and completed assignments of all clients by name, without pages.')
  assignedWork(@SignedIn() { id }: Caller) {
    return this.assignments.today(id);
  }

  @Get('roster/check-ins')
  @Requires('coaching.clients')
  @Returns("This week's check-ins of the clients, unanswered ones first", [ClientCheckInView])
  @Describe(
    'Lists the check-ins of all clients for the current week in their time zone. Of the unanswered ones, the ' +
      'one that waits longest comes first.',
  )
  weeksCheckIns(@SignedIn() { id }: Caller) {
    return this.checkIns.thisWeek(id);
  }

  @Get('clients/:username')
  @Requires('coaching.clients')
  @Returns(
    'One client with figures of two weeks, weights, assignments and the last check-in',
    ClientDetailView,
    MemberNotFound,
  )
  @Describe(
    "Returns the last 7 days compared with the 7 before, in the client's time zone, the last 30 weights, " +
      'assignments and the last check-in.',
    'A client of another coach answers 404.',
  )
  async client(@SignedIn() { id }: Caller, @Param('username') username: string) {
    return this.queries.detail(id, await this.rosters.client(id, username));
  }

  @Get('clients/:username/plan')
  @Requires('coaching.clients')
  @Returns("A client's assigned work, the latest day first", pagedRowsOf(AssignmentView), MemberNotFound)
  @Describe(
    'Lists open and completed assignments of current and former coaches. A client of another coach answers 404.',
  )
  async plan(@SignedIn() { id }: Caller, @Param('username') username: string, @Query() query: PlanQuery) {
    return new PagedRows(await this.assignments.ofClient(id, username, query.pageRequest));
  }

  @Post('clients/:username/plan')
  @Requires('coaching.clients')
  @Creates('Assign a workout', AssignmentView, ValidationFailed, MemberNotFound, NotFound)
  @Describe(
    "Assigns the workout for a day from a week ago to a year ahead, in the client's time zone.",
    "It is the client's workout of that day, and stays so for a week until a session completes it.",
    'The client is notified in the feed and live.',
  )
  assign(@SignedIn() { id }: Caller, @Param('username') username: string, @Body() body: AssignmentBody) {
    return this.assignments.assign(id, username, body);
  }

  @Delete('plan/:id')
  @Requires('coaching.clients')
  @Returns('Remove an assignment of a client', null, NotFound)
  @DescribePath({ id: 'Id of the assignment.' })
  @Describe('Deletes an open or completed assignment; a session that completed it stays. The client is not notified.')
  removeAssignment(@SignedIn() coach: Caller, @IdParam() id: number) {
    return this.assignments.delete(coach.id, id);
  }

  @Get('clients/:username/messages')
  @Requires('coaching.clients')
  @Returns(
    'Messages with a client, the latest first; reading marks them as read',
    dataPageOf(CoachMessageView),
    MemberNotFound,
  )
  @Describe(
    'Lists the messages between coach and client, and marks unread messages of the client as read.',
    'Open pages of both sides receive `message:read`.',
  )
  async thread(@SignedIn() { id }: Caller, @Param('username') username: string, @Query() query: ThreadQuery) {
    return dataPage(await this.messages.ofClient(id, username, query.pageRequest));
  }

  @Post('clients/:username/messages')
  @Requires('coaching.clients')
  @CountedBy({ coachMessages: 'messages and answers of one account' })
  @Creates('Send a message to a client', CoachMessageView, ValidationFailed, MemberNotFound, RateLimited)
  @Describe(
    'Sends a text of at most 4,000 characters, up to ten files uploaded to this service, or both.',
    'Open pages of both sides receive `message:created`; the client is also notified in the feed, unless ' +
      'such alerts are off.',
  )
  write(@SignedIn() { id }: Caller, @Param('username') username: string, @Body() body: CoachMessageBody) {
    return this.messages.writeToClient(id, username, body);
  }

  @Get('clients/:username/check-ins')
  @Requires('coaching.clients')
  @Returns("A client's check-ins, the latest week first", dataPageOf(CheckInView), MemberNotFound)
  @Describe('Lists the check-ins of the client with their replies. A client of another coach answers 404.')
  async clientCheckIns(@SignedIn() { id }: Caller, @Param('username') username: string, @Query() query: CheckInsQuery) {
    return dataPage(await this.checkIns.ofClient(id, username, query.pageRequest));
  }

  @Post('check-ins/:id/reply')
  @Requires('coaching.clients')
  @CountedBy({ coachMessages: 'messages and answers of one account' })
  @Creates(
    'Reply to the check-in of a client; a new reply replaces the old one',
    CheckInView,
    ValidationFailed,
    NotFound,
    RateLimited,
  )
  @DescribePath({ id: 'Id of the check-in.' })
  @Describe(
    'Stores a reply of at most 2,000 characters in place of an earlier one. The client is notified of each ' +
      'reply in the feed and live.',
  )
  reply(@SignedIn() coach: Caller, @IdParam() id: number, @Body() { body }: CheckInReplyBody) {
    return this.checkIns.reply(coach.id, id, body);
  }
}

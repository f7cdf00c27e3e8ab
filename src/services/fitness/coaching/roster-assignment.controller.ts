import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe } from '#kit/http/route-description';
import { ValidationFailed } from '#kit/refusals/refusal';
import { MemberNotFound } from '../accounts/member-accounts';
import { MoveBody } from './coaching.dto';
import { CoachNotFound } from './coaching.refusals';
import { CoachWithClientsView, RosterPlaceView } from './coaching.view';
import { RosterQueries } from './roster.queries';
import { Rosters } from './rosters.service';

@ApiTags('Coaching')
@DescribePath({ username: 'Username of the member.' })
@Controller('fitness/coaching')
export class RosterAssignmentController {
  constructor(
    private readonly rosters: Rosters,
    private readonly queries: RosterQueries,
  ) {}

  @Get('coaches')
  @Requires('coaching.assign')
  @Returns('Accounts that may coach, with their number of clients', [CoachWithClientsView])
  @Describe('Lists the accounts by name, without pages.')
  coaches() {
    return this.queries.coaches();
  }

  @Get('assignments/:username')
  @Requires('coaching.assign')
  @Returns('The coach of a member', RosterPlaceView, MemberNotFound)
  @Describe('Returns the member with the coach and the start of the coaching; both are null without a coach.')
  place(@Param('username') username: string) {
    return this.rosters.place(username);
  }

  @Post('assignments')
  @Requires('coaching.assign')
  @Creates('Move a member to a coach', RosterPlaceView, ValidationFailed, MemberNotFound, CoachNotFound)
  @Describe(
    'Assigns the member to the coach; the former coach no longer sees the member.',
    'The member and the new coach are notified in the feed and live. Moving a member to the current coach ' +
      'changes nothing.',
  )
  move(@Body() { coachUsername, memberUsername }: MoveBody) {
    return this.rosters.move(coachUsername, memberUsername);
  }

  @Delete('assignments/:username')
  @Requires('coaching.assign')
  @Returns('Remove a member from the roster of the coach', RosterPlaceView, MemberNotFound)
  @Describe(
    'Ends the coaching; the coach no longer sees the member.',
    'Messages, assignments and check-ins stay with the member. No notifications are sent, and without a ' +
      'coach nothing changes.',
  )
  free(@Param('username') username: string) {
    return this.rosters.free(username);
  }
}

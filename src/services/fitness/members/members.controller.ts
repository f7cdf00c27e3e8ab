import { DemoProtected } from '#kit/refusals/refusal';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { dataPage, dataPageOf } from '#kit/http/page';
import { CURRENT_PASSWORDS } from '#shared/people/own-account.routes';
import { EmailTaken, UsernameTaken } from '#shared/people/people.refusals';
import { PersonStatisticView, ResentView } from '#shared/people/person.view';
import { BeyondOwnRights } from '#shared/staff/staff.refusals';
import { MemberNotFound } from '../accounts/member-accounts';
import { MemberView } from './member.view';
import { MemberBody, MemberChangeBody, MemberFilters, MemberPasswordBody } from './members.dto';
import { Members } from './members.service';

@ApiTags('Members')
@DescribePath({ username: 'Username of the member.' })
@Controller('users')
export class MembersController {
  constructor(private readonly members: Members) {}

  @Get()
  @Requires('members.view')
  @Returns('Members, most recently changed first', dataPageOf(MemberView))
  @Describe(
    'Lists the members that match every filter; `search` looks in names, username, e-mail address and phone ' +
      'number.',
    'Members who are also staff are listed with the team instead.',
  )
  async list(@Query() filters: MemberFilters) {
    return dataPage(await this.members.list(filters, false));
  }

  @Get('statistic')
  @Requires('members.view')
  @Returns('Counts of members', PersonStatisticView)
  @Describe(
    'Counts members who are not deleted: all, confirmed, unconfirmed, and new since the first day of the ' +
      'month in UTC. Deleted members are counted separately.',
  )
  statistic() {
    return this.members.statistic();
  }

  @Get('deleted')
  @Requires('members.view')
  @Returns('Deleted members, most recently changed first', dataPageOf(MemberView))
  @Describe('Lists deleted members with the filters of the list. Their recorded data is preserved.')
  async deleted(@Query() filters: MemberFilters) {
    return dataPage(await this.members.list(filters, true));
  }

  @Get('deleted/:username')
  @Requires('members.view')
  @Returns('One deleted member', MemberView, MemberNotFound)
  @Describe('Returns the deleted member; the username stays reserved.')
  oneDeleted(@Param('username') username: string) {
    return this.members.get(username, true);
  }

  @Post('deleted/:username/restore')
  @Requires('members.restore')
  @ResponseMessage('messages.member_restored')
  @Creates('Restore a deleted member', MemberView, MemberNotFound)
  @Describe(
    'Restores the account: the member can sign in again with the password and finds all recorded data. ' +
      'Earlier tokens stay invalid.',
  )
  restore(@Param('username') username: string) {
    return this.members.restore(username);
  }

  @Get(':username')
  @Requires('members.view')
  @Returns('One member', MemberView, MemberNotFound)
  @Describe(
    'Returns the account with time zone, country and whether the e-mail address is confirmed. Recorded data ' +
      'is not included.',
  )
  one(@Param('username') username: string) {
    return this.members.get(username);
  }

  @Post()
  @Requires('members.create')
  @ResponseMessage('messages.member_created')
  @Creates('Add a member', MemberView, EmailTaken, UsernameTaken)
  @Describe(
    'Creates an account with the member role, which can sign in at once. No mail is sent; give the member ' +
      'the password yourself.',
    '`is_verified` requires the permission `members.verify`.',
  )
  add(@SignedIn() caller: Caller, @Body() body: MemberBody) {
    return this.members.create(caller, body);
  }

  @Patch(':username')
  @SideEffects('mail')
  @Requires('members.update')
  @ResponseMessage('messages.member_changed')
  @Returns('Change a member', MemberView, MemberNotFound, EmailTaken, UsernameTaken, BeyondOwnRights, DemoProtected)
  @Describe(
    'Changes the fields that are sent; `is_verified` requires the permission `members.verify`.',
    'A new e-mail address counts as not confirmed, and the former address is notified by mail. The address ' +
      'of the own account changes only by `PATCH /coaches/profile`.',
    'If staff permissions were added to the member role, the caller must have them too.',
  )
  change(@SignedIn() caller: Caller, @Param('username') username: string, @Body() body: MemberChangeBody) {
    return this.members.update(caller, username, body);
  }

  @Patch(':username/change-password')
  @Requires('members.update')
  @CountedBy(CURRENT_PASSWORDS)
  @ResponseMessage('messages.member_password_set')
  @Returns('Set a password; ends all earlier tokens', MemberView, MemberNotFound, BeyondOwnRights, DemoProtected)
  @Describe(
    'Sets the password and ends all tokens and open sockets of the member, who is not notified. The own ' +
      'account requires `current_password`.',
  )
  setPassword(
    @SignedIn() caller: Caller,
    @Param('username') username: string,
    @Body() body: MemberPasswordBody,
    @VisitorAddress() address: string,
  ) {
    return this.members.setPassword(caller, username, body, address);
  }

  @Post(':username/resend-verification-email')
  @Requires('members.update')
  @ResponseMessage('messages.no_verification_mail')
  @Creates('Return success without sending; this service sends no mail', ResentView, MemberNotFound)
  @Describe(
    'Does nothing and returns `simulated` as true. The route exists for dashboards that serve several services.',
  )
  async resend(@Param('username') username: string): Promise<ResentView> {
    await this.members.get(username);
    return { sent: false, simulated: true };
  }

  @Post(':username/make-verified')
  @Requires('members.verify')
  @ResponseMessage('messages.member_verified')
  @Creates('Mark the e-mail address as confirmed', MemberView, MemberNotFound, DemoProtected)
  @Describe('Changes only this mark; members do not need a confirmed address.')
  verify(@Param('username') username: string) {
    return this.members.setVerified(username, true);
  }

  @Post(':username/make-unverified')
  @Requires('members.verify')
  @ResponseMessage('messages.member_unverified')
  @Creates('Mark the e-mail address as not confirmed', MemberView, MemberNotFound, DemoProtected)
  @Describe('Removes only this mark; members do not need a confirmed address.')
  unverify(@Param('username') username: string) {
    return this.members.setVerified(username, false);
  }

  @Delete(':username')
  @Requires('members.delete')
  @ResponseMessage('messages.member_deleted')
  @Returns(
    'Delete a member, who can be restored; tokens end at once',
    null,
    MemberNotFound,
    BeyondOwnRights,
    DemoProtected,
  )
  @Describe(
    'Deletes the account and closes its sockets. Recorded data and the e-mail address are preserved; content ' +
      'in the community loses its author.',
  )
  async remove(@SignedIn() caller: Caller, @Param('username') username: string): Promise<void> {
    await this.members.delete(caller, username);
  }
}

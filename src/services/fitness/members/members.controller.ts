import { DemoProtected } from '#kit/refusals/refusal';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
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
    'A record must match every filter; `search` looks in names, username, e-mail address and phone number.',
    'Members who are also staff are listed with the team instead.',
  )
  async list(@Query() filters: MemberFilters) {
    return dataPage(await this.members.list(filters, false));
  }

  @Get('statistic')
  @Requires('members.view')
  @Returns('How many members there are', PersonStatisticView)
  @Describe(
    'Counts members who are not deleted: all, confirmed, not confirmed, and new since the first of the month in UTC; ' +
      'and, separately, deleted members.',
  )
  statistic() {
    return this.members.statistic();
  }

  @Get('deleted')
  @Requires('members.view')
  @Returns('Deleted members, most recently changed first', dataPageOf(MemberView))
  @Describe('Takes the filters of the list. Recorded data of deleted members is preserved.')
  async deleted(@Query() filters: MemberFilters) {
    return dataPage(await this.members.list(filters, true));
  }

  @Get('deleted/:username')
  @Requires('members.view')
  @Returns('One deleted member', MemberView, MemberNotFound)
  @Describe('Returns a deleted member by username; the username stays reserved for the record.')
  oneDeleted(@Param('username') username: string) {
    return this.members.one(username, true);
  }

  @Post('deleted/:username/restore')
  @Requires('members.restore')
  @ResponseMessage('messages.member_restored')
  @Creates('Restore a deleted member', MemberView, MemberNotFound)
  @Describe(
    'They can sign in again with their password and find everything they recorded; earlier tokens stay invalid.',
  )
  restore(@Param('username') username: string) {
    return this.members.restore(username);
  }

  @Get(':username')
  @Requires('members.view')
  @Returns('One member', MemberView, MemberNotFound)
  @Describe(
    'With time zone, country and whether the e-mail address is confirmed.',
    'Data that a member records is not included.',
  )
  one(@Param('username') username: string) {
    return this.members.one(username);
  }

  @Post()
  @Requires('members.create')
  @ResponseMessage('messages.member_created')
  @Creates('Add a member', MemberView, EmailTaken, UsernameTaken)
  @Describe(
    'The account gets the member role and can sign in at once. No mail is sent; give the member the password yourself.',
    '`is_verified` needs the permission `members.verify`.',
  )
  add(@SignedIn() caller: Caller, @Body() body: MemberBody) {
    return this.members.add(caller, body);
  }

  @Patch(':username')
  @Requires('members.update')
  @ResponseMessage('messages.member_changed')
  @Returns('Change a member', MemberView, MemberNotFound, EmailTaken, UsernameTaken, BeyondOwnRights, DemoProtected)
  @Describe(
    'Fields that are left out stay unchanged; `is_verified` needs the permission `members.verify`.',
    'A new e-mail address counts as not confirmed; the former address is notified by mail. That of the own account ' +
      'changes by `PATCH /coaches/profile` only.',
    'If staff permissions were added to the member role, the caller must have them too.',
  )
  change(@SignedIn() caller: Caller, @Param('username') username: string, @Body() body: MemberChangeBody) {
    return this.members.change(caller, username, body);
  }

  @Patch(':username/change-password')
  @Requires('members.update')
  @CountedBy(CURRENT_PASSWORDS)
  @ResponseMessage('messages.member_password_set')
  @Returns('Set a password; ends all earlier tokens', MemberView, MemberNotFound, BeyondOwnRights, DemoProtected)
  @Describe('The member is not notified. Open sockets end with the tokens. The own account needs `current_password`.')
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
  @Describe('Here for dashboards that are written for every service: nothing is sent, and `simulated` is true.')
  async resend(@Param('username') username: string): Promise<ResentView> {
    await this.members.one(username);
    return { sent: false, simulated: true };
  }

  @Post(':username/make-verified')
  @Requires('members.verify')
  @ResponseMessage('messages.member_verified')
  @Creates('Mark the e-mail address as confirmed', MemberView, MemberNotFound, DemoProtected)
  @Describe('Changes nothing but that mark; members need no confirmed address for anything.')
  verify(@Param('username') username: string) {
    return this.members.setVerified(username, true);
  }

  @Post(':username/make-unverified')
  @Requires('members.verify')
  @ResponseMessage('messages.member_unverified')
  @Creates('Mark the e-mail address as not confirmed', MemberView, MemberNotFound, DemoProtected)
  @Describe('Changes nothing but that mark; members need no confirmed address for anything.')
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
    'Recorded data and the e-mail address are preserved; content that others see in the community loses its ' +
      'author.',
    'Sockets are closed.',
  )
  async remove(@SignedIn() caller: Caller, @Param('username') username: string): Promise<void> {
    await this.members.remove(caller, username);
  }
}

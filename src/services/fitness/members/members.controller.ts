import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Does, Says } from '#kit/http/describe';
import { dataPage, dataPageOf } from '#kit/http/page';
import { EmailTaken, UsernameTaken } from '#shared/people/people.refusals';
import { PersonStatisticView, ResentView } from '#shared/people/person.view';
import { BeyondOwnRights } from '#shared/staff/staff.refusals';
import { MemberNotFound } from '../accounts/member-accounts';
import { MemberView } from './member.view';
import { MemberBody, MemberChangeBody, MemberFilters, MemberPasswordBody } from './members.dto';
import { Members } from './members.service';

@ApiTags('Members')
@Controller('users')
export class MembersController {
  constructor(private readonly members: Members) {}

  @Get()
  @Requires('members.view')
  @Answers('Members, most recently changed first', dataPageOf(MemberView))
  @Does(
    'All filters that are sent have to hold; `search` looks in names, username, e-mail address and phone number.',
    'Members who also work here stand among the team instead.',
  )
  async list(@Query() filters: MemberFilters) {
    return dataPage(await this.members.list(filters, false));
  }

  @Get('statistic')
  @Requires('members.view')
  @Answers('How many members there are', PersonStatisticView)
  @Does(
    'Counts members who are not deleted: all, confirmed, not confirmed, and new since the first of the month in UTC; ' +
      'and beside them the deleted ones.',
  )
  statistic() {
    return this.members.statistic();
  }

  @Get('deleted')
  @Requires('members.view')
  @Answers('Deleted members, most recently changed first', dataPageOf(MemberView))
  @Does('With the filters of the list. What they recorded is kept.')
  async deleted(@Query() filters: MemberFilters) {
    return dataPage(await this.members.list(filters, true));
  }

  @Get('deleted/:username')
  @Requires('members.view')
  @Answers('One deleted member', MemberView, MemberNotFound)
  @Does('By the username it keeps.')
  oneDeleted(@Param('username') username: string) {
    return this.members.one(username, true);
  }

  @Post('deleted/:username/restore')
  @Requires('members.restore')
  @Says('messages.member_restored')
  @Creates('Restore a deleted member', MemberView, MemberNotFound)
  @Does('They can sign in again with their password and find everything they recorded; tokens given before stay void.')
  restore(@Param('username') username: string) {
    return this.members.restore(username);
  }

  @Get(':username')
  @Requires('members.view')
  @Answers('One member', MemberView, MemberNotFound)
  @Does(
    'With time zone, country and whether the e-mail address is confirmed.',
    'What a member records is not part of it.',
  )
  one(@Param('username') username: string) {
    return this.members.one(username);
  }

  @Post()
  @Requires('members.create')
  @Says('messages.member_created')
  @Creates('Add a member', MemberView, EmailTaken, UsernameTaken)
  @Does(
    'It holds the role of members and can sign in at once; no mail is sent, tell the member the password yourself.',
    '`is_verified` needs the permission `members.verify`.',
  )
  add(@SignedIn() caller: Caller, @Body() body: MemberBody) {
    return this.members.add(caller, body);
  }

  @Patch(':username')
  @Requires('members.update')
  @Says('messages.member_changed')
  @Answers('Change a member', MemberView, MemberNotFound, EmailTaken, UsernameTaken, BeyondOwnRights)
  @Does(
    'What is left out stays; `is_verified` needs the permission `members.verify`.',
    'Another e-mail address counts as not confirmed and is told to the former one by mail.',
    'Permissions of the team that the role of members was given have to be held by the caller too.',
  )
  change(@SignedIn() caller: Caller, @Param('username') username: string, @Body() body: MemberChangeBody) {
    return this.members.change(caller, username, body);
  }

  @Patch(':username/change-password')
  @Requires('members.update')
  @Says('messages.member_password_set')
  @Answers('Set a password; ends every token given before', MemberView, MemberNotFound, BeyondOwnRights)
  @Does('The member is not told. Open sockets end with the tokens.')
  setPassword(
    @SignedIn() caller: Caller,
    @Param('username') username: string,
    @Body() { password }: MemberPasswordBody,
  ) {
    return this.members.setPassword(caller, username, password);
  }

  @Post(':username/resend-verification-email')
  @Requires('members.update')
  @Says('messages.no_verification_mail')
  @Creates('Answers that it went well; this service sends no mail', ResentView, MemberNotFound)
  @Does('Here for dashboards that are written for every service: nothing is sent, and `simulated` is true.')
  async resend(@Param('username') username: string): Promise<ResentView> {
    await this.members.one(username);
    return { sent: false, simulated: true };
  }

  @Post(':username/make-verified')
  @Requires('members.verify')
  @Says('messages.member_verified')
  @Creates('Mark the e-mail address as confirmed', MemberView, MemberNotFound)
  @Does('Changes nothing but that mark; members need no confirmed address for anything.')
  verify(@Param('username') username: string) {
    return this.members.setVerified(username, true);
  }

  @Post(':username/make-unverified')
  @Requires('members.verify')
  @Says('messages.member_unverified')
  @Creates('Mark the e-mail address as not confirmed', MemberView, MemberNotFound)
  @Does('Changes nothing but that mark; members need no confirmed address for anything.')
  unverify(@Param('username') username: string) {
    return this.members.setVerified(username, false);
  }

  @Delete(':username')
  @Requires('members.delete')
  @Says('messages.member_deleted')
  @Answers('Delete a member, who can be restored; tokens end at once', null, MemberNotFound, BeyondOwnRights)
  @Does(
    'Everything recorded is kept, and so is the e-mail address; what others see of them in the community loses its ' +
      'author.',
    'Sockets are closed.',
  )
  async remove(@SignedIn() caller: Caller, @Param('username') username: string): Promise<void> {
    await this.members.remove(caller, username);
  }
}

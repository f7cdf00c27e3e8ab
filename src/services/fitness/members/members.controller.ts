import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
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
  async list(@Query() filters: MemberFilters) {
    return dataPage(await this.members.list(filters, false));
  }

  @Get('statistic')
  @Requires('members.view')
  @Answers('How many members there are', PersonStatisticView)
  statistic() {
    return this.members.statistic();
  }

  @Get('deleted')
  @Requires('members.view')
  @Answers('Deleted members, most recently changed first', dataPageOf(MemberView))
  async deleted(@Query() filters: MemberFilters) {
    return dataPage(await this.members.list(filters, true));
  }

  @Get('deleted/:username')
  @Requires('members.view')
  @Answers('One deleted member', MemberView, MemberNotFound)
  oneDeleted(@Param('username') username: string) {
    return this.members.one(username, true);
  }

  @Post('deleted/:username/restore')
  @Requires('members.restore')
  @Says('messages.member_restored')
  @Creates('Restore a deleted member', MemberView, MemberNotFound)
  restore(@Param('username') username: string) {
    return this.members.restore(username);
  }

  @Get(':username')
  @Requires('members.view')
  @Answers('One member', MemberView, MemberNotFound)
  one(@Param('username') username: string) {
    return this.members.one(username);
  }

  @Post()
  @Requires('members.create')
  @Says('messages.member_created')
  @Creates('Add a member', MemberView, EmailTaken, UsernameTaken)
  add(@SignedIn() caller: Caller, @Body() body: MemberBody) {
    return this.members.add(caller, body);
  }

  @Patch(':username')
  @Requires('members.update')
  @Says('messages.member_changed')
  @Answers('Change a member', MemberView, MemberNotFound, EmailTaken, UsernameTaken, BeyondOwnRights)
  change(@SignedIn() caller: Caller, @Param('username') username: string, @Body() body: MemberChangeBody) {
    return this.members.change(caller, username, body);
  }

  @Patch(':username/change-password')
  @Requires('members.update')
  @Says('messages.member_password_set')
  @Answers('Set a password; ends every token given before', MemberView, MemberNotFound, BeyondOwnRights)
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
  async resend(@Param('username') username: string): Promise<ResentView> {
    await this.members.one(username);
    return { sent: false, simulated: true };
  }

  @Post(':username/make-verified')
  @Requires('members.verify')
  @Says('messages.member_verified')
  @Creates('Mark the e-mail address as confirmed', MemberView, MemberNotFound)
  verify(@Param('username') username: string) {
    return this.members.setVerified(username, true);
  }

  @Post(':username/make-unverified')
  @Requires('members.verify')
  @Says('messages.member_unverified')
  @Creates('Mark the e-mail address as not confirmed', MemberView, MemberNotFound)
  unverify(@Param('username') username: string) {
    return this.members.setVerified(username, false);
  }

  @Delete(':username')
  @Requires('members.delete')
  @Says('messages.member_deleted')
  @Answers('Delete a member, who can be restored; tokens end at once', null, MemberNotFound, BeyondOwnRights)
  async remove(@SignedIn() caller: Caller, @Param('username') username: string): Promise<void> {
    await this.members.remove(caller, username);
  }
}

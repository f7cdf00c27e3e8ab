import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Body, Controller, Post, type Type } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Public, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { DemoProtected, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { CountedBy, LimitedBy } from '#rate-limits/rate-limit.guard';
import { EmailTaken, UsernameTaken } from '#shared/people/people.refusals';
import { TakenAddresses } from '#shared/people/taken-addresses';
import type { Account } from '#shared/staff/account.entity';
import type { AccountViews, SessionView } from '#shared/staff/account.view';
import { SignInService } from '#shared/staff/sign-in.service';
import { LastFullAccount } from '#shared/staff/staff.refusals';
import { AccountClosing } from './account-closing';
import { DeleteAccountBody, RegisterBody } from './accounts.dto';
import { NewMembers } from './new-members';

const registrationColumns = bodyColumns<RegisterBody, Account>({
  password: NO_COLUMN,
  password_confirmation: NO_COLUMN,
  timezone: NO_COLUMN,
});

export function accountsController({ SignIn }: AccountViews): Type {
  @ApiTags('Sign-in')
  @Controller('auth')
  class AccountsController {
    constructor(
      private readonly members: NewMembers,
      private readonly sessions: SignInService,
      private readonly closing: AccountClosing,
      private readonly taken: TakenAddresses,
    ) {}

    @Post('register')
    @Public()
    @LimitedBy('register')
    @CountedBy({ takenAddresses: 'refusals of taken e-mail addresses from one address' })
    @ResponseMessage('messages.member_registered')
    @Creates('Register a member account and sign in', SignIn, EmailTaken, UsernameTaken)
    @Describe(
      'Creates an account with the member role and returns a token for it. No mail is sent.',
      'The days of the account follow `timezone`, which is UTC by default.',
      'Without a username, one is derived from the e-mail address.',
    )
    async register(@Body() body: RegisterBody, @VisitorAddress() address: string): Promise<SessionView> {
      const id = await this.taken.run({ address }, () =>
        this.members.create(registrationColumns(body), body.password, body),
      );
      return this.sessions.sessionWithAccount({ id, tokenVersion: 1 });
    }

    @Post('delete-account')
    @Audience(STAFF)
    @CountedBy({
      deleteAccount: 'attempts from one address',
      currentPasswords: 'wrong current passwords from one address or of one account',
    })
    @ResponseMessage('messages.account_closed')
    @Creates('Close your own account permanently', null, ValidationFailed, LastFullAccount, DemoProtected, RateLimited)
    @Describe(
      'Deletes the account and all of its recorded data permanently; posts, comments and replies stay without ' +
        'an author.',
      'Requires the password. Tokens, ingest keys and sockets end at once, and the e-mail address may register ' +
        'again.',
      'The last account with full access cannot be closed.',
    )
    async close(
      @SignedIn() caller: Caller,
      @Body() { password }: DeleteAccountBody,
      @VisitorAddress() address: string,
    ): Promise<void> {
      await this.closing.close(caller, password, address);
    }
  }
  return AccountsController;
}

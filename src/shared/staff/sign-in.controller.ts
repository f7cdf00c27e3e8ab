import { Body, Controller, Get, Post, type Type } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Public, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { DemoProtected, RateLimited, SignInFailed, ValidationFailed } from '#kit/refusals/refusal';
import { CountedBy, LimitedBy } from '#rate-limits/rate-limit.guard';
import { EmailUndo } from '../people/email-undo.service';
import { UndoEmailBody } from '../people/people.dto';
import { EmailTaken } from '../people/people.refusals';
import { EmailRestoredView } from '../people/person.view';
import type { AccountView, AccountViews, SessionView } from './account.view';
import { SignInService } from './sign-in.service';
import { SignInBody } from './staff.dto';
import { attemptsDescription, type StaffShape } from './staff-shape';
import { StaffQueries } from './staff.queries';

export function signInController({ countedAttempts }: StaffShape, views: AccountViews): Type {
  @ApiTags('Sign-in')
  @Controller('auth')
  class SignInController {
    constructor(
      private readonly service: SignInService,
      private readonly queries: StaffQueries,
      private readonly emailUndo: EmailUndo,
    ) {}

    @Post('login')
    @Public()
    @CountedBy({ login: `${attemptsDescription(countedAttempts)} from one address` })
    @Returns('Sign in with e-mail address and password', views.SignIn, SignInFailed, RateLimited)
    @Describe(
      'Returns a token to send as `Authorization: Bearer …`, its lifetime, and the account with its roles and ' +
        'permissions.',
      'An unknown address, a deleted account and a wrong password get the same response after the same time.',
      'After {limit:passwordGuesses} failures at one account from other addresses in {window:passwordGuesses}, only addresses that have signed in to ' +
        'it during the last 30 days may try.',
    )
    async signIn(@Body() body: SignInBody, @VisitorAddress() address: string): Promise<SessionView> {
      return this.service.signIn(body, address);
    }

    @Post('undo-email-change')
    @Public()
    @LimitedBy('emailUndo')
    @ResponseMessage('messages.email_restored')
    @Creates(
      'Undo a change of an e-mail address, within 7 days',
      EmailRestoredView,
      EmailTaken,
      ValidationFailed,
      DemoProtected,
    )
    @Describe(
      'Restores the former e-mail address with the token of the mail that was sent to it, for every kind of account of this service.',
      'The address is confirmed; earlier tokens, open sockets and mailed links end.',
      'A link works once. The password stays, so choose a new one afterwards.',
    )
    async undoEmailChange(@Body() { token }: UndoEmailBody): Promise<EmailRestoredView> {
      await this.emailUndo.undo(token);
      return { restored: true };
    }

    @Get('me')
    @Audience(STAFF)
    @Returns('The signed-in account with its roles and permissions', views.Account)
    @Describe(
      'Returns the account with its current roles and permissions, not those of the time of signing in. Read it again when the live event `permissions-updated` arrives.',
    )
    async me(@SignedIn() caller: Caller): Promise<AccountView> {
      return this.queries.account(caller.id);
    }
  }
  return SignInController;
}

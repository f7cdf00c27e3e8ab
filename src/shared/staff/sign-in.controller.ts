import { Body, Controller, Get, Post, type Type } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience, Public, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Answers } from '#kit/http/describe';
import { RateLimited, SignInFailed } from '#kit/http/refusal';
import type { AccountView, AccountViews, SessionView } from './account.view';
import { SignInService } from './sign-in.service';
import { SignInBody } from './staff.dto';
import { StaffQueries } from './staff.queries';

export function signInController(views: AccountViews): Type {
  @ApiTags('Sign-in')
  @Controller('auth')
  class SignInController {
    constructor(
      private readonly service: SignInService,
      private readonly queries: StaffQueries,
    ) {}

    @Post('login')
    @Public()
    @Answers('Sign in with e-mail address and password', views.SignIn, SignInFailed, RateLimited)
    async signIn(@Body() body: SignInBody, @VisitorAddress() address: string): Promise<SessionView> {
      return this.service.signIn(body, address);
    }

    @Get('me')
    @Audience(STAFF)
    @Answers('The signed-in account with its roles and permissions', views.Account)
    async me(@SignedIn() caller: Caller): Promise<AccountView> {
      return this.queries.account(caller.id);
    }
  }
  return SignInController;
}

import { Body, Controller, Get, Post, type Type } from '@nestjs/common';
import { Public } from '#kit/access/access-rule';
import { Describe, Returns } from '#kit/http/route-description';
import { oneOf } from '#kit/http/page';
import { ApiTags } from '#kit/openapi/api-notes';
import { LimitedBy } from '#rate-limits/rate-limit.guard';
import { NotFound } from '#kit/refusals/refusal';
import { DemoAccounts } from './demo-accounts.service';
import { DemoSessionBody } from './demo.dto';
import { DemoView } from './demo.view';

/** @param sessions the sign-in responses of the audiences with demo accounts, that of staff first */
export function demoController(sessions: readonly [Type, ...Type[]]): Type {
  @ApiTags('Demo')
  @Controller('demo')
  class DemoController {
    constructor(private readonly accounts: DemoAccounts) {}

    @Get()
    @Public()
    @Returns('The demonstration: its accounts and the time of the next reset', DemoView, NotFound)
    @Describe(
      'Lists the accounts that visitors may sign in with, and when the data is next deleted and filled again.',
      '404 unless this installation is a public demonstration (`DEMO_MODE`).',
    )
    async overview(): Promise<DemoView> {
      return this.accounts.overview();
    }

    @Post('session')
    @Public()
    @LimitedBy('demoSessions')
    @Returns('Sign in to a demo account without a password', oneOf(...sessions), NotFound)
    @Describe(
      'Returns the same as the sign-in route of the account’s audience.',
      '404 for an address that `GET /demo` does not list, and unless this installation is a public demonstration.',
      'Demo accounts keep their e-mail address, password and roles: 403 `demo_protected`.',
    )
    async createSession(@Body() { email }: DemoSessionBody): Promise<object> {
      return this.accounts.createSession(email);
    }
  }
  return DemoController;
}

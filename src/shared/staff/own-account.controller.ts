import { Body, Controller, Patch, type Type } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience, Requires, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Answers, Says } from '#kit/http/describe';
import { RateLimited } from '#kit/http/refusal';
import { EmailTaken } from '../people/people.refusals';
import { type AccountView, type AccountViews, SessionView } from './account.view';
import { OwnAccountService } from './own-account.service';
import type { AccountBodies } from './staff.dto';
import type { StaffShape } from './staff-shape';

/** Comes before the controller of all accounts, which would read `profile` as a username. */
export function ownAccountController(
  { area, profilePermission }: StaffShape,
  bodies: AccountBodies,
  views: AccountViews,
): Type {
  // A parameter's class must be a declared one, for its checks to be found.
  class ProfileBody extends bodies.Profile {}
  class OwnPasswordBody extends bodies.OwnPassword {}

  @ApiTags('Own account')
  @Controller(`${area}/profile`)
  class OwnAccountController {
    constructor(private readonly own: OwnAccountService) {}

    @Patch()
    @(profilePermission ? Requires(profilePermission) : Audience(STAFF))
    @Answers('Change the own profile', views.Account, EmailTaken, RateLimited)
    @Says('messages.profile_changed')
    async changeProfile(
      @SignedIn() caller: Caller,
      @Body() body: ProfileBody,
      @VisitorAddress() address: string,
    ): Promise<AccountView> {
      return this.own.changeProfile(caller, body, address);
    }

    @Patch('password')
    @Audience(STAFF)
    @Answers(
      'Change the own password; every other session ends, the answer carries the token to go on with',
      SessionView,
      RateLimited,
    )
    @Says('messages.password_changed')
    async changePassword(
      @SignedIn() caller: Caller,
      @Body() body: OwnPasswordBody,
      @VisitorAddress() address: string,
    ): Promise<SessionView> {
      return this.own.changePassword(caller, body, address);
    }
  }
  return OwnAccountController;
}

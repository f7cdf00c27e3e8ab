import { Body, Controller, Patch, type Type } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Requires, STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { DemoProtected, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { CURRENT_PASSWORDS } from '../people/own-account.routes';
import { EmailTaken } from '../people/people.refusals';
import { type AccountView, type AccountViews, SessionView } from './account.view';
import { OwnAccountService } from './own-account.service';
import type { AccountBodies } from './staff.dto';
import { attemptsDescription, type StaffShape } from './staff-shape';

/** Comes before the controller of all accounts, which would read `profile` as a username. */
export function ownAccountController(
  { area, profilePermission, countedAttempts }: StaffShape,
  bodies: AccountBodies,
  views: AccountViews,
): Type {
  // Validation needs a declared class as the type of a parameter.
  class ProfileBody extends bodies.Profile {}
  class OwnPasswordBody extends bodies.OwnPassword {}

  @ApiTags('Own account')
  @Controller(`${area}/profile`)
  class OwnAccountController {
    constructor(private readonly own: OwnAccountService) {}

    @Patch()
    @(profilePermission ? Requires(profilePermission) : Audience(STAFF))
    @CountedBy({
      takenAddresses: 'refusals of taken e-mail addresses from one address or to one account',
      ...CURRENT_PASSWORDS,
    })
    @Returns('Change the own profile', views.Account, EmailTaken, ValidationFailed, DemoProtected, RateLimited)
    @Describe(
      'Changes the fields that are sent; password and roles are refused, since other routes change them.',
      'A new e-mail address requires `current_password` and is used to sign in from then on. The former one is mailed a link that undoes the change within 7 days.',
    )
    @ResponseMessage('messages.profile_changed')
    async changeProfile(
      @SignedIn() caller: Caller,
      @Body() body: ProfileBody,
      @VisitorAddress() address: string,
    ): Promise<AccountView> {
      return this.own.changeProfile(caller, body, address);
    }

    @Patch('password')
    @Audience(STAFF)
    @CountedBy({
      login: `${attemptsDescription(countedAttempts)} from one address`,
      ...CURRENT_PASSWORDS,
    })
    @Returns(
      'Change the own password and revoke all earlier tokens; the response contains a new one',
      SessionView,
      DemoProtected,
      RateLimited,
    )
    @Describe(
      'Changes the password; requires the current one.',
      'Earlier tokens and open sockets of the account end immediately.',
    )
    @ResponseMessage('messages.password_changed')
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

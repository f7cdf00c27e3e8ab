import { applyDecorators, Body, Get, Inject, Patch, Post, type Type } from '@nestjs/common';
import { Audience, Public } from '#kit/access/access-rule';
import { RequestLanguage, SignedIn, VisitorAddress } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { Creates, Describe, ResponseMessage, Returns } from '#kit/http/route-description';
import type { Language } from '#kit/language/language';
import { CountedBy, LimitedBy } from '#rate-limits/rate-limit.guard';
import { DemoProtected, RateLimited, SignInFailed, ValidationFailed } from '#kit/refusals/refusal';
import { LinkMails } from './link-mails.service';
import { OwnAccounts, type ProfileReader } from './own-accounts.service';
import { PasswordResets } from './password-resets.service';
import {
  EmailAndPasswordBody,
  EmailBody,
  OwnDetailsChangeBody,
  OwnPasswordChangeBody,
  PasswordResetBody,
} from './people.dto';
import { EmailTaken } from './people.refusals';
import {
  FORGOT_DESCRIPTION,
  PASSWORD_DESCRIPTION,
  PROFILE_DESCRIPTION,
  RESET_DESCRIPTION,
  SIGN_IN_DESCRIPTION,
} from './person-descriptions';
import type { Person } from './person.entity';
import type { PersonKind } from './person-kind';
import { LinkSentView, PasswordResetView } from './person.view';

/** Differences between the own accounts of kinds of people, or between two paths of the same accounts. */
export interface OwnAccountShape<P extends Person> {
  kind: PersonKind<P>;
  noun: string;
  profiles: Type<ProfileReader>;
  columns: (body: OwnDetailsChangeBody) => Partial<P>;
  views: { profile: Type; session: Type };
  profileDescription: string;
  profileChanged: string;
  limits: { forgotPassword: string; resetPassword?: string };
}

export const CURRENT_PASSWORDS = {
  currentPasswords: 'wrong current passwords from one address or of one account',
};

const LimitedIfSet = (policy: string | undefined) => (policy ? LimitedBy(policy) : applyDecorators());

/** Base class of controllers with `POST login`, `GET me`, `POST forgot-password` and `POST reset-password`. */
export function signInRoutes<P extends Person>(shape: OwnAccountShape<P>): Type<object> {
  const { kind, noun, views, limits } = shape;
  const attempts = kind.attempts.counted === 'failed' ? 'failed attempts' : 'attempts';

  class SignInRoutes {
    @Inject(OwnAccounts) readonly accounts: OwnAccounts;
    @Inject(LinkMails) readonly linkMails: LinkMails;
    @Inject(PasswordResets) readonly resets: PasswordResets;
    @Inject(shape.profiles) readonly profiles: ProfileReader;

    @Post('login')
    @Public()
    @CountedBy({ [kind.attempts.policy]: `${attempts} from one address` })
    @Returns('Sign in with e-mail address and password', views.session, SignInFailed, RateLimited)
    @Describe(SIGN_IN_DESCRIPTION)
    signIn(@Body() body: EmailAndPasswordBody, @VisitorAddress() address: string) {
      return this.accounts.signIn({ kind, profiles: this.profiles }, body, address);
    }

    @Get('me')
    @Audience(kind.audience)
    @Returns(`The signed-in ${noun}`, views.profile)
    @Describe(shape.profileDescription)
    me(@SignedIn() caller: Caller) {
      return this.profiles.getProfile(caller.id);
    }

    @Post('forgot-password')
    @Public()
    @LimitedBy(limits.forgotPassword)
    @ResponseMessage('messages.reset_link_sent')
    @Creates(`Mail a link to a new password, if there is such a ${noun}`, LinkSentView)
    @Describe(FORGOT_DESCRIPTION)
    async forgotPassword(@Body() { email }: EmailBody, @RequestLanguage() language: Language) {
      await this.linkMails.request(kind, 'password_reset', { email, language });
      return { sent: true };
    }

    @Post('reset-password')
    @Public()
    @LimitedIfSet(limits.resetPassword)
    @ResponseMessage('messages.password_reset')
    @Creates(
      'Choose a new password with the token of the link, within one hour',
      PasswordResetView,
      ValidationFailed,
      DemoProtected,
    )
    @Describe(RESET_DESCRIPTION)
    async resetPassword(@Body() body: PasswordResetBody) {
      await this.resets.setPassword(kind, body);
      return { reset: true };
    }
  }
  return SignInRoutes;
}

/** Base class with `PATCH <path>` and `PATCH <path>/password`. @param path below that of the controller; '' for the same */
export function profileRoutes<P extends Person>(
  shape: OwnAccountShape<P>,
  path: 'me' | '',
  Base: Type<object> = class {},
): Type<object> {
  const { kind, views } = shape;
  const attempts = kind.attempts.counted === 'failed' ? 'wrong current passwords' : 'attempts';

  class ProfileRoutes extends Base {
    @Inject(OwnAccounts) readonly accounts: OwnAccounts;
    @Inject(shape.profiles) readonly profiles: ProfileReader;

    @Patch(path)
    @Audience(kind.audience)
    @CountedBy({
      takenAddresses: 'refusals of taken e-mail addresses from one address or to one account',
      ...CURRENT_PASSWORDS,
    })
    @ResponseMessage(shape.profileChanged)
    @Returns(
      'Change the own name, address or phone number',
      views.profile,
      EmailTaken,
      ValidationFailed,
      DemoProtected,
      RateLimited,
    )
    @Describe(PROFILE_DESCRIPTION)
    change(
      @SignedIn() caller: Caller,
      @Body() body: OwnDetailsChangeBody,
      @VisitorAddress() address: string,
      @RequestLanguage() language: Language,
    ) {
      const proof = { current: body.current_password, address };
      return this.accounts.update({ kind, profiles: this.profiles }, caller, shape.columns(body), proof, language);
    }

    @Patch(path ? `${path}/password` : 'password')
    @Audience(kind.audience)
    @CountedBy({
      [kind.attempts.policy]: `${attempts} from one address`,
      ...CURRENT_PASSWORDS,
    })
    @ResponseMessage('messages.password_changed')
    @Returns('Change the own password and revoke all earlier tokens', views.session, DemoProtected, RateLimited)
    @Describe(PASSWORD_DESCRIPTION)
    changePassword(@SignedIn() caller: Caller, @Body() body: OwnPasswordChangeBody, @VisitorAddress() address: string) {
      return this.accounts.changePassword({ kind, profiles: this.profiles }, caller, body, address);
    }
  }
  return ProfileRoutes;
}

import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { RateLimited, SignInFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { CountedBy, LimitedBy } from '#kit/rate-limit/rate-limit.guard';
import { LinkMails } from '#shared/people/link-mails.service';
import { ReportsMismatch } from '#kit/idempotency/body-comparison';
import { PasswordResets } from '#shared/people/password-resets.service';
import { EmailTaken } from '#shared/people/people.refusals';
import { LinkSentView, PasswordResetView } from '#shared/people/person.view';
import { CUSTOMER, CUSTOMERS } from './customer-accounts';
import { CustomerSessionView, CustomerView } from './customer.view';
import {
  CustomerSignInBody,
  ForgotPasswordBody,
  CustomerOwnPasswordBody,
  ProfileChangeBody,
  RegisterBody,
  ResetPasswordBody,
} from './customers.dto';
import { CustomerQueries } from './customers.queries';
import { Customers } from './customers.service';
import { ClientTokenReused } from './registration.service';

@ApiTags('Customer account')
@Controller('auth/customer')
export class CustomersController {
  constructor(
    private readonly customers: Customers,
    private readonly linkMails: LinkMails,
    private readonly resets: PasswordResets,
    private readonly queries: CustomerQueries,
  ) {}

  @Post('register')
  @Public()
  @ReportsMismatch()
  @ResponseMessage('messages.customer_registered')
  @Describe(
    'Creates an account and returns a token, so that the customer is signed in. 409 `email_taken` if an account',
    'has the e-mail address. Refused registrations count against the limit too.',
  )
  @CountedBy({
    register: 'registrations from one address',
    takenAddresses: 'refusals of taken e-mail addresses from one address',
  })
  @Creates('Create a customer account and sign in', CustomerSessionView, EmailTaken, ClientTokenReused, RateLimited)
  register(@Body() body: RegisterBody, @VisitorAddress() address: string) {
    return this.customers.register(body, address);
  }

  @Post('login')
  @Public()
  @Describe(
    'Exchanges e-mail address and password for a token. An unknown address and a wrong password give the same',
    '401. After 20 wrong passwords for one account in an hour, addresses that have not signed in to it before get',
    '429.',
  )
  @CountedBy({ customerLogin: 'failed attempts from one address' })
  @Returns('Sign in with e-mail address and password', CustomerSessionView, SignInFailed, RateLimited)
  signIn(@Body() body: CustomerSignInBody, @VisitorAddress() address: string) {
    return this.customers.signIn(body, address);
  }

  @Get('me')
  @Audience(CUSTOMER)
  @Describe('Returns the profile with the points balance.')
  @Returns('The signed-in customer', CustomerView)
  me(@SignedIn() customer: Caller) {
    return this.queries.profile(customer.id);
  }

  @Patch('me')
  @Audience(CUSTOMER)
  @ResponseMessage('messages.customer_profile_changed')
  @Describe(
    'Changes the fields that are sent. A new e-mail address is unverified and revokes mailed links; the former',
    'address gets a link that undoes the change within 7 days.',
  )
  @CountedBy({ takenAddresses: 'refusals of taken e-mail addresses from one address or to one account' })
  @Returns('Change the own details', CustomerView, EmailTaken, RateLimited)
  change(@SignedIn() customer: Caller, @Body() body: ProfileChangeBody, @VisitorAddress() address: string) {
    return this.customers.change(customer, body, address);
  }

  @Patch('me/password')
  @Audience(CUSTOMER)
  @ResponseMessage('messages.password_changed')
  @Describe(
    'Sets a new password after checking the current one. All earlier tokens are revoked and live connections',
    'closed; continue with the returned token.',
  )
  @CountedBy({
    customerLogin: 'wrong current passwords from one address',
    currentPasswords: 'wrong current passwords from one address or of one account',
  })
  @Returns('Change the own password; revokes all earlier tokens', CustomerSessionView, RateLimited)
  changePassword(
    @SignedIn() customer: Caller,
    @Body() body: CustomerOwnPasswordBody,
    @VisitorAddress() address: string,
  ) {
    return this.customers.changePassword(customer, body, address);
  }

  @Post('forgot-password')
  @Public()
  @LimitedBy('passwordReset')
  @ResponseMessage('messages.reset_link_sent')
  @Describe(
    'Mails a link to choose a new password, valid for one hour. The response is the same if there is no such',
    'account. An address gets at most 5 such mails a day.',
  )
  @Creates('Send a link to a new password, if there is such a customer', LinkSentView)
  async forgotPassword(@Body() { email }: ForgotPasswordBody, @RequestLanguage() language: Language) {
    await this.linkMails.request(CUSTOMERS, 'password_reset', { email, language });
    return { sent: true };
  }

  @Post('reset-password')
  @Public()
  @ResponseMessage('messages.password_reset')
  @Describe(
    'Sets a new password with the token of a mailed link, which is valid once and for one hour. All earlier',
    'tokens are revoked; sign in with the new password.',
  )
  @Creates('Choose a new password with the token of the link; works once, within one hour', PasswordResetView)
  async resetPassword(@Body() body: ResetPasswordBody) {
    await this.resets.reset(CUSTOMERS, body);
    return { reset: true };
  }
}

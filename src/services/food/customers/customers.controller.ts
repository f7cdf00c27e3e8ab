import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { RequestLanguage, SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { RateLimited, SignInFailed } from '#kit/http/refusal';
import type { Language } from '#kit/language/language';
import { LimitedBy } from '#kit/rate-limit/rate-limit.guard';
import { EmailTaken } from '#shared/staff/staff.refusals';
import { CUSTOMER } from './customer-accounts';
import { CustomerProfile } from './customer-profile.service';
import { ClientTokenReused, CustomerSignIn } from './customer-sign-in.service';
import { CustomerSessionView, CustomerView, LinkSentView, PasswordResetView } from './customer.view';
import {
  CustomerSignInBody,
  ForgotPasswordBody,
  CustomerPasswordBody,
  ProfileChangeBody,
  RegisterBody,
  ResetPasswordBody,
} from './customers.dto';
import { CustomerQueries } from './customers.queries';
import { PasswordResets } from './password-resets.service';

@ApiTags('Customer account')
@Controller('auth/customer')
export class CustomersController {
  constructor(
    private readonly signIns: CustomerSignIn,
    private readonly profile: CustomerProfile,
    private readonly resets: PasswordResets,
    private readonly queries: CustomerQueries,
  ) {}

  @Post('register')
  @Public()
  @Says('messages.customer_registered')
  @Creates('Make a customer account and sign in', CustomerSessionView, EmailTaken, ClientTokenReused, RateLimited)
  register(@Body() body: RegisterBody, @VisitorAddress() address: string) {
    return this.signIns.register(body, address);
  }

  @Post('login')
  @Public()
  @Answers('Sign in with e-mail address and password', CustomerSessionView, SignInFailed, RateLimited)
  signIn(@Body() body: CustomerSignInBody, @VisitorAddress() address: string) {
    return this.signIns.signIn(body, address);
  }

  @Get('me')
  @Audience(CUSTOMER)
  @Answers('The signed-in customer', CustomerView)
  me(@SignedIn() customer: Caller) {
    return this.queries.profile(customer.id);
  }

  @Patch('me')
  @Audience(CUSTOMER)
  @Says('messages.customer_profile_changed')
  @Answers('Change the own details', CustomerView, EmailTaken)
  change(@SignedIn() customer: Caller, @Body() body: ProfileChangeBody) {
    return this.profile.change(customer, body);
  }

  @Patch('me/password')
  @Audience(CUSTOMER)
  @Says('messages.password_changed')
  @Answers('Change the own password; ends every token given before', CustomerSessionView, RateLimited)
  changePassword(@SignedIn() customer: Caller, @Body() body: CustomerPasswordBody, @VisitorAddress() address: string) {
    return this.profile.changePassword(customer, body, address);
  }

  @Post('forgot-password')
  @Public()
  @LimitedBy('passwordReset')
  @Says('messages.reset_link_sent')
  @Creates('Send a link to a new password, if there is such a customer', LinkSentView)
  async forgotPassword(@Body() { email }: ForgotPasswordBody, @RequestLanguage() language: Language) {
    await this.resets.request(email, language);
    return { sent: true };
  }

  @Post('reset-password')
  @Public()
  @Says('messages.password_reset')
  @Creates('Choose a new password with the token of the link; works once, within one hour', PasswordResetView)
  async resetPassword(@Body() body: ResetPasswordBody) {
    await this.resets.reset(body);
    return { reset: true };
  }
}

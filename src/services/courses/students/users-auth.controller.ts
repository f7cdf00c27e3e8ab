import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { RateLimited, SignInFailed, ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { CountedBy, LimitedBy } from '#kit/rate-limit/rate-limit.guard';
import { LinkMails } from '#shared/people/link-mails.service';
import { PasswordResets } from '#shared/people/password-resets.service';
import { EmailAndPasswordBody, EmailBody } from '#shared/people/people.dto';
import { EmailTaken } from '#shared/people/people.refusals';
import { FORGOT_DESCRIPTION, RESET_DESCRIPTION, SIGN_IN_DESCRIPTION } from '#shared/people/person-descriptions';
import { LinkSentView, PasswordResetView } from '#shared/people/person.view';
import { STUDENT, STUDENTS } from './student-accounts';
import { EmailVerifiedView, StudentRegisteredView, StudentSessionView, StudentView } from './student.view';
import { EmailTokenBody, StudentRegisterBody, StudentResetBody } from './students.dto';
import { StudentQueries } from './students.queries';
import { Students } from './students.service';

@ApiTags('Student account')
@Controller('users/auth')
export class UsersAuthController {
  constructor(
    private readonly students: Students,
    private readonly queries: StudentQueries,
    private readonly linkMails: LinkMails,
    private readonly resets: PasswordResets,
  ) {}

  @Post('register')
  @Public()
  @LimitedBy('userRegister')
  @CountedBy({ takenAddresses: 'refusals of taken e-mail addresses from one address' })
  @ResponseMessage('messages.student_registered')
  @Creates('Create an account, sign in and get a link to confirm the address', StudentRegisteredView, EmailTaken)
  @Describe(
    'The account can learn and buy before the address is confirmed.',
    'The link is valid for 24 hours. `verification_email_sent` is false if the mail failed; the account exists ' +
      'either way.',
  )
  register(
    @Body() body: StudentRegisterBody,
    @RequestLanguage() language: Language,
    @VisitorAddress() address: string,
  ) {
    return this.students.registerWithMail(body, language, address);
  }

  @Post('login')
  @Public()
  @CountedBy({ userPasswords: 'attempts from one address' })
  @Returns('Sign in with e-mail address and password', StudentSessionView, SignInFailed, RateLimited)
  @Describe(SIGN_IN_DESCRIPTION)
  signIn(@Body() body: EmailAndPasswordBody, @VisitorAddress() address: string) {
    return this.students.signIn(STUDENTS, body, address);
  }

  @Post('logout')
  @Public()
  @ResponseMessage('messages.signed_out')
  @Creates('Sign out; the client discards the token', null)
  @Describe('Has no effect on the server: the token is valid until it expires or the password changes.')
  signOut() {
    return null;
  }

  @Post('resend')
  @Public()
  @LimitedBy('userResend')
  @ResponseMessage('messages.verification_link_sent')
  @Creates('Mail the link to confirm the address again, if there is such a student', LinkSentView)
  @Describe(
    'The response is the same for every address.',
    'A mail goes to a student whose address is not confirmed, at most five mails a day to one address; the link ' +
      'before it no longer works.',
  )
  async resend(@Body() { email }: EmailBody, @RequestLanguage() language: Language) {
    await this.linkMails.request(STUDENTS, 'verification', { email, language });
    return { sent: true };
  }

  @Post('verify-email')
  @Public()
  @ResponseMessage('messages.email_verified')
  @Creates('Confirm the address with the token of the link, within 24 hours', EmailVerifiedView, ValidationFailed)
  @Describe('A link works once. A change of the address makes it invalid.')
  async verify(@Body() { token }: EmailTokenBody) {
    await this.students.verify(token);
    return { verified: true };
  }

  @Post('forgot-password')
  @Public()
  @LimitedBy('userForgot')
  @ResponseMessage('messages.reset_link_sent')
  @Creates('Mail a link to a new password, if there is such a student', LinkSentView)
  @Describe(FORGOT_DESCRIPTION)
  async forgotPassword(@Body() { email }: EmailBody, @RequestLanguage() language: Language) {
    await this.linkMails.request(STUDENTS, 'password_reset', { email, language });
    return { sent: true };
  }

  @Post('reset-password')
  @Public()
  @LimitedBy('userReset')
  @ResponseMessage('messages.password_reset')
  @Creates('Choose a new password with the token of the link, within one hour', PasswordResetView, ValidationFailed)
  @Describe(RESET_DESCRIPTION)
  async resetPassword(@Body() body: StudentResetBody) {
    await this.resets.reset(STUDENTS, body);
    return { reset: true };
  }

  @Get('me')
  @Audience(STUDENT)
  @Returns('The signed-in student', StudentView)
  @Describe('The same as `GET /users/profile`.')
  me(@SignedIn() student: Caller) {
    return this.queries.getProfile(student.id);
  }
}

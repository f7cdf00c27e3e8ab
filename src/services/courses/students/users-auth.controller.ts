import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { DemoProtected, ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { CountedBy, LimitedBy } from '#rate-limits/rate-limit.guard';
import { LinkMails } from '#shared/people/link-mails.service';
import { signInRoutes } from '#shared/people/own-account.routes';
import { EmailBody } from '#shared/people/people.dto';
import { EmailTaken } from '#shared/people/people.refusals';
import { LinkSentView } from '#shared/people/person.view';
import { STUDENTS } from './student-accounts';
import { USERS } from './student-account-shapes';
import { EmailVerifiedView, StudentRegisteredView } from './student.view';
import { EmailTokenBody, StudentRegisterBody } from './students.dto';
import { Students } from './students.service';

@ApiTags('Student account')
@Controller('users/auth')
export class UsersAuthController extends signInRoutes(USERS) {
  @Inject(Students) private readonly students: Students;
  @Inject(LinkMails) private readonly links: LinkMails;

  @Post('register')
  @Public()
  @LimitedBy('userRegister')
  @CountedBy({ takenAddresses: 'refusals of taken e-mail addresses from one address' })
  @ResponseMessage('messages.student_registered')
  @Creates('Create an account, sign in and get a link to confirm the address', StudentRegisteredView, EmailTaken)
  @Describe(
    'Creates an account, which can learn and buy before its address is confirmed. The link is valid for 24 hours.',
    '`verification_email_sent` is false if the mail failed; the account exists anyway.',
  )
  register(
    @Body() body: StudentRegisterBody,
    @RequestLanguage() language: Language,
    @VisitorAddress() address: string,
  ) {
    return this.students.registerWithMail(body, language, address);
  }

  @Post('logout')
  @Public()
  @ResponseMessage('messages.signed_out')
  @Creates('Sign out; the client discards the token', null)
  @Describe('Changes nothing on the server: the token is valid until it expires or the password changes.')
  signOut() {
    return null;
  }

  @Post('resend')
  @Public()
  @LimitedBy('userResend')
  @ResponseMessage('messages.verification_link_sent')
  @Creates('Mail the link to confirm the address again, if there is such a student', LinkSentView)
  @Describe(
    'Mails a new link to a student whose address is not confirmed, at most {config:mailMaxPerAddressPerDay} mails a',
    'day to one address; earlier links no longer work. The response is the same for every address.',
  )
  async resend(@Body() { email }: EmailBody, @RequestLanguage() language: Language) {
    await this.links.request(STUDENTS, 'verification', { email, language });
    return { sent: true };
  }

  @Post('verify-email')
  @Public()
  @ResponseMessage('messages.email_verified')
  @Creates(
    'Confirm the address with the token of the link, within 24 hours',
    EmailVerifiedView,
    ValidationFailed,
    DemoProtected,
  )
  @Describe('Confirms the address. A link works once, and a change of the address makes it invalid.')
  async verify(@Body() { token }: EmailTokenBody) {
    await this.students.verify(token);
    return { verified: true };
  }
}

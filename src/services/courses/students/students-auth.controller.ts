import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
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
import {
  FORGOT_DESCRIPTION,
  PASSWORD_DESCRIPTION,
  PROFILE_DESCRIPTION,
  RESET_DESCRIPTION,
  SIGN_IN_DESCRIPTION,
} from '#shared/people/person-descriptions';
import { LinkSentView, PasswordResetView } from '#shared/people/person.view';
import { STUDENT, STUDENTS_OF_SECOND_ROUTES } from './student-accounts';
import { StudentSessionView, StudentView } from './student.view';
import { StudentOwnPasswordBody, StudentProfileBody, StudentRegisterBody, StudentResetBody } from './students.dto';
import { StudentQueries } from './students.queries';
import { Students } from './students.service';

/** Alternative routes to the same accounts, without a confirmation mail. */
@ApiTags('Student account')
@Controller('students/auth')
export class StudentsAuthController {
  constructor(
    private readonly students: Students,
    private readonly queries: StudentQueries,
    private readonly linkMails: LinkMails,
    private readonly resets: PasswordResets,
  ) {}

  @Post('register')
  @Public()
  @LimitedBy('studentRegister')
  @CountedBy({ takenAddresses: 'refusals of taken e-mail addresses from one address' })
  @ResponseMessage('messages.student_registered')
  @Creates('Create an account and sign in', StudentSessionView, EmailTaken)
  @Describe('No mail asks to confirm the address; otherwise the same accounts as `/users/auth`.')
  register(@Body() body: StudentRegisterBody, @VisitorAddress() address: string) {
    return this.students.register(body, address);
  }

  @Post('login')
  @Public()
  @CountedBy({ studentPasswords: 'attempts from one address' })
  @Returns('Sign in with e-mail address and password', StudentSessionView, SignInFailed, RateLimited)
  @Describe(SIGN_IN_DESCRIPTION)
  signIn(@Body() body: EmailAndPasswordBody, @VisitorAddress() address: string) {
    return this.students.signIn(STUDENTS_OF_SECOND_ROUTES, body, address);
  }

  @Get('me')
  @Audience(STUDENT)
  @Returns('The signed-in student', StudentView)
  @Describe('The same as `GET /users/profile`.')
  me(@SignedIn() student: Caller) {
    return this.queries.getProfile(student.id);
  }

  @Patch('me')
  @Audience(STUDENT)
  @CountedBy({ takenAddresses: 'refusals of taken e-mail addresses from one address or to one account' })
  @ResponseMessage('messages.profile_changed')
  @Returns('Change the own name, address or phone number', StudentView, EmailTaken, RateLimited)
  @Describe(PROFILE_DESCRIPTION)
  change(@SignedIn() student: Caller, @Body() body: StudentProfileBody, @VisitorAddress() address: string) {
    return this.students.update(student, body, address);
  }

  @Patch('me/password')
  @Audience(STUDENT)
  @CountedBy({
    studentPasswords: 'attempts from one address',
    currentPasswords: 'wrong current passwords from one address or of one account',
  })
  @ResponseMessage('messages.password_changed')
  @Returns('Change the own password and revoke all earlier tokens', StudentSessionView, RateLimited)
  @Describe(PASSWORD_DESCRIPTION)
  changePassword(@SignedIn() student: Caller, @Body() body: StudentOwnPasswordBody, @VisitorAddress() address: string) {
    return this.students.changePassword(STUDENTS_OF_SECOND_ROUTES, student, body, address);
  }

  @Post('forgot-password')
  @Public()
  @LimitedBy('studentForgot')
  @ResponseMessage('messages.reset_link_sent')
  @Creates('Mail a link to a new password, if there is such a student', LinkSentView)
  @Describe(FORGOT_DESCRIPTION)
  async forgotPassword(@Body() { email }: EmailBody, @RequestLanguage() language: Language) {
    await this.linkMails.request(STUDENTS_OF_SECOND_ROUTES, 'password_reset', { email, language });
    return { sent: true };
  }

  @Post('reset-password')
  @Public()
  @LimitedBy('studentReset')
  @ResponseMessage('messages.password_reset')
  @Creates('Choose a new password with the token of the link, within one hour', PasswordResetView, ValidationFailed)
  @Describe(RESET_DESCRIPTION)
  async resetPassword(@Body() body: StudentResetBody) {
    await this.resets.reset(STUDENTS_OF_SECOND_ROUTES, body);
    return { reset: true };
  }
}

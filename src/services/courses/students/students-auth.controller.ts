import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { VisitorAddress } from '#kit/access/parameters';
import { Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { CountedBy, LimitedBy } from '#rate-limits/rate-limit.guard';
import { profileRoutes, signInRoutes } from '#shared/people/own-account.routes';
import { EmailTaken } from '#shared/people/people.refusals';
import { SECOND_ROUTES } from './student-account-shapes';
import { StudentSessionView } from './student.view';
import { StudentRegisterBody } from './students.dto';
import { Students } from './students.service';

/** Alternative routes to the same accounts, without a confirmation mail. */
@ApiTags('Student account')
@Controller('students/auth')
export class StudentsAuthController extends profileRoutes(SECOND_ROUTES, 'me', signInRoutes(SECOND_ROUTES)) {
  @Inject(Students) private readonly students: Students;

  @Post('register')
  @Public()
  @LimitedBy('studentRegister')
  @CountedBy({ takenAddresses: 'refusals of taken e-mail addresses from one address' })
  @ResponseMessage('messages.student_registered')
  @Creates('Create an account and sign in', StudentSessionView, EmailTaken)
  @Describe('Creates an account of the same kind as `/users/auth` does, without a mail to confirm the address.')
  register(@Body() body: StudentRegisterBody, @VisitorAddress() address: string) {
    return this.students.register(body, address);
  }
}

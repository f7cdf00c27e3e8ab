import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { RateLimited } from '#kit/refusals/refusal';
import { CountedBy } from '#kit/rate-limit/rate-limit.guard';
import { EmailTaken } from '#shared/people/people.refusals';
import { PASSWORD_DESCRIPTION, PROFILE_DESCRIPTION } from '#shared/people/person-descriptions';
import { STUDENT, STUDENTS } from './student-accounts';
import { StudentSessionView, StudentView } from './student.view';
import { StudentOwnPasswordBody, StudentProfileBody } from './students.dto';
import { StudentQueries } from './students.queries';
import { Students } from './students.service';

@ApiTags('Student account')
@Controller('users/profile')
export class ProfileController {
  constructor(
    private readonly students: Students,
    private readonly queries: StudentQueries,
  ) {}

  @Get()
  @Audience(STUDENT)
  @Returns('The own profile', StudentView)
  @Describe('Name, address, picture, and whether the e-mail address is confirmed.')
  read(@SignedIn() student: Caller) {
    return this.queries.getProfile(student.id);
  }

  @Patch()
  @Audience(STUDENT)
  @CountedBy({ takenAddresses: 'refusals of taken e-mail addresses from one address or to one account' })
  @ResponseMessage('messages.profile_changed')
  @Returns('Change the own name, address or phone number', StudentView, EmailTaken, RateLimited)
  @Describe(PROFILE_DESCRIPTION)
  change(@SignedIn() student: Caller, @Body() body: StudentProfileBody, @VisitorAddress() address: string) {
    return this.students.update(student, body, address);
  }

  @Patch('password')
  @Audience(STUDENT)
  @CountedBy({
    userPasswords: 'attempts from one address',
    currentPasswords: 'wrong current passwords from one address or of one account',
  })
  @ResponseMessage('messages.password_changed')
  @Returns('Change the own password and revoke all earlier tokens', StudentSessionView, RateLimited)
  @Describe(PASSWORD_DESCRIPTION)
  changePassword(@SignedIn() student: Caller, @Body() body: StudentOwnPasswordBody, @VisitorAddress() address: string) {
    return this.students.changePassword(STUDENTS, student, body, address);
  }
}

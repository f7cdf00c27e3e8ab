import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Answers, Says } from '#kit/http/describe';
import { RateLimited } from '#kit/http/refusal';
import { EmailTaken } from '#shared/people/people.refusals';
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
  @Answers('The own profile', StudentView)
  read(@SignedIn() student: Caller) {
    return this.queries.profile(student.id);
  }

  @Patch()
  @Audience(STUDENT)
  @Says('messages.profile_changed')
  @Answers('Change the own name, address or phone number', StudentView, EmailTaken, RateLimited)
  change(@SignedIn() student: Caller, @Body() body: StudentProfileBody, @VisitorAddress() address: string) {
    return this.students.change(student, body, address);
  }

  @Patch('password')
  @Audience(STUDENT)
  @Says('messages.password_changed')
  @Answers('Change the own password; ends every token given before', StudentSessionView, RateLimited)
  changePassword(@SignedIn() student: Caller, @Body() body: StudentOwnPasswordBody, @VisitorAddress() address: string) {
    return this.students.changePassword(STUDENTS, student, body, address);
  }
}

import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { profileRoutes } from '#shared/people/own-account.routes';
import { STUDENT } from './student-accounts';
import { USERS } from './student-account-shapes';
import { StudentView } from './student.view';
import { StudentQueries } from './students.queries';

@ApiTags('Student account')
@Controller('users/profile')
export class ProfileController extends profileRoutes(USERS, '') {
  @Inject(StudentQueries) private readonly queries: StudentQueries;

  @Get()
  @Audience(STUDENT)
  @Returns('Own profile', StudentView)
  @Describe('Returns name, address, picture, and whether the e-mail address is confirmed.')
  read(@SignedIn() student: Caller) {
    return this.queries.getProfile(student.id);
  }
}

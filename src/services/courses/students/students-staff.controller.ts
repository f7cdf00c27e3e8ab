import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { ChecksAddress } from '#kit/access/address-check';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { dataPage, dataPageOf } from '#kit/http/page';
import { DemoProtected, NotFound, RateLimited } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { AlreadyVerified, EmailTaken, MailUnavailable, UsernameTaken } from '#shared/people/people.refusals';
import { PersonStatisticView, ResentView } from '#shared/people/person.view';
import { OutsideOwnCourses } from '../instructor-scope';
import { StudentRecordView } from './student.view';
import { StudentBody, StudentChangeBody, StudentFilters, StudentPasswordBody } from './students-staff.dto';
import { StudentsStaffService } from './students-staff.service';
import { StudentAddresses } from './student-addresses';
import { StudentQueries } from './students.queries';

@ApiTags('Students')
@DescribePath({ username: 'Username of the student.' })
@ChecksAddress(StudentAddresses)
@Controller('users')
export class StudentsStaffController {
  constructor(
    private readonly students: StudentsStaffService,
    private readonly queries: StudentQueries,
  ) {}

  @Get()
  @Requires('students.view')
  @Returns('Students, most recently changed first', dataPageOf(StudentRecordView))
  @Describe(
    'Lists students. All filters must match; `search` looks in names, username, e-mail address and phone number. An',
    'account linked to an instructor gets only students of the courses of that instructor.',
  )
  async list(@SignedIn() caller: Caller, @Query() filters: StudentFilters) {
    return dataPage(await this.queries.list(caller, filters, 'live'));
  }

  @Get('statistic')
  @Requires('students.view')
  @Returns('Numbers of students', PersonStatisticView)
  @Describe(
    'Counts students who are not deleted: all, confirmed, not confirmed, and new since the first of the month in UTC.',
    'Deleted students are counted separately.',
  )
  statistic(@SignedIn() caller: Caller) {
    return this.queries.getStatistic(caller);
  }

  @Get('deleted')
  @Requires('students.view', 'students.delete', 'students.restore')
  @Returns('Deleted students, most recently changed first', dataPageOf(StudentRecordView))
  @Describe(
    'Lists deleted students, with the same filters as the list of students. Their seats, orders and reviews are kept.',
  )
  async deleted(@SignedIn() caller: Caller, @Query() filters: StudentFilters) {
    return dataPage(await this.queries.list(caller, filters, 'deleted'));
  }

  @Get('deleted/:username')
  @Requires('students.view', 'students.delete', 'students.restore')
  @Returns('One deleted student', StudentRecordView, NotFound, OutsideOwnCourses)
  @Describe('Looks up a deleted student by username, which stays reserved for the record.')
  oneDeleted(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.queries.get(caller, username, 'deleted');
  }

  @Post('deleted/:username/restore')
  @Requires('students.restore')
  @ResponseMessage('messages.student_restored')
  @Creates('Restore a deleted student', StudentRecordView, NotFound, OutsideOwnCourses, EmailTaken)
  @Describe(
    'Restores a deleted student, who can sign in again with the same password. Earlier tokens stay revoked. Refused',
    'while another student has the e-mail address (409 `email_taken`).',
  )
  restore(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.students.restore(caller, username);
  }

  @Get(':username')
  @Requires('students.view')
  @Returns('One student', StudentRecordView, NotFound, OutsideOwnCourses)
  @Describe('Returns a student with the number of courses that the caller may see.')
  one(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.queries.get(caller, username, 'live');
  }

  @Post()
  @Requires('students.create')
  @ResponseMessage('messages.student_created')
  @Creates('Add a student', StudentRecordView, OutsideOwnCourses, EmailTaken, UsernameTaken)
  @Describe(
    'Creates a student without sending a mail: give the password to the student yourself. Without a username, one is',
    'generated from the e-mail address. Not for accounts linked to an instructor.',
  )
  create(@SignedIn() caller: Caller, @Body() body: StudentBody) {
    return this.students.create(caller, body);
  }

  @Patch(':username')
  @SideEffects('mail')
  @Requires('students.update')
  @ResponseMessage('messages.student_changed')
  @Returns('Change a student', StudentRecordView, NotFound, OutsideOwnCourses, EmailTaken, UsernameTaken, DemoProtected)
  @Describe(
    'Changes the fields that are sent. A change of the e-mail address is mailed to the former one, and earlier links',
    'become invalid. The new address gets a link that confirms it.',
  )
  change(
    @SignedIn() caller: Caller,
    @Param('username') username: string,
    @Body() body: StudentChangeBody,
    @RequestLanguage() language: Language,
  ) {
    return this.students.update(caller, username, body, language);
  }

  @Patch(':username/change-password')
  @Requires('students.update')
  @ResponseMessage('messages.student_password_set')
  @Returns('Set a password and revoke all tokens', StudentRecordView, NotFound, OutsideOwnCourses, DemoProtected)
  @Describe(
    'Sets the password of a student. All tokens, open sockets and mailed links become invalid, and the student is not',
    'notified.',
  )
  setPassword(
    @SignedIn() caller: Caller,
    @Param('username') username: string,
    @Body() { password }: StudentPasswordBody,
  ) {
    return this.students.setPassword(caller, username, password);
  }

  @Post(':username/resend-verification-email')
  @SideEffects('mail')
  @Requires('students.update')
  @CountedBy({ verificationMail: 'mails to one student' })
  @Creates(
    'Mail the link to confirm the address again',
    ResentView,
    NotFound,
    OutsideOwnCourses,
    AlreadyVerified,
    RateLimited,
    MailUnavailable,
  )
  @Describe(
    'Mails a new link at once. `simulated` is true if no mail server is configured and no mail is sent. Refused when',
    'the address is confirmed already (409).',
  )
  resend(@SignedIn() caller: Caller, @Param('username') username: string, @RequestLanguage() language: Language) {
    return this.students.resendLink(caller, username, language);
  }

  @Post(':username/make-verified')
  @Requires('students.verify')
  @ResponseMessage('messages.student_verified')
  @Creates('Mark the e-mail address as confirmed', StudentRecordView, NotFound, OutsideOwnCourses, DemoProtected)
  @Describe('Confirms the address, as the link does. No mail is sent.')
  verify(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.students.setVerified(caller, username, true);
  }

  @Post(':username/make-unverified')
  @Requires('students.verify')
  @ResponseMessage('messages.student_unverified')
  @Creates('Mark the e-mail address as not confirmed', StudentRecordView, NotFound, OutsideOwnCourses, DemoProtected)
  @Describe('Marks the address as not confirmed; the student can still learn and buy. No mail is sent.')
  unverify(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.students.setVerified(caller, username, false);
  }

  @Delete(':username')
  @Requires('students.delete')
  @ResponseMessage('messages.student_deleted')
  @Returns(
    'Delete a student, revoke the tokens and free the e-mail address',
    null,
    NotFound,
    OutsideOwnCourses,
    DemoProtected,
  )
  @Describe('Deletes a student, who can be restored. Seats, orders and reviews are kept.')
  async delete(@SignedIn() caller: Caller, @Param('username') username: string) {
    await this.students.delete(caller, username);
    return null;
  }
}

import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, RateLimited } from '#kit/http/refusal';
import type { Language } from '#kit/language/language';
import { AlreadyVerified, EmailTaken, MailUnavailable, UsernameTaken } from '#shared/people/people.refusals';
import { PersonStatisticView, ResentView } from '#shared/people/person.view';
import { OutsideOwnCourses } from '../courses.confinement';
import { StudentRecordView } from './student.view';
import { StudentBody, StudentChangeBody, StudentFilters, StudentPasswordBody } from './students-staff.dto';
import { StudentAdministration } from './students-staff.service';
import { StudentQueries } from './students.queries';

@ApiTags('Students')
@Controller('users')
export class StudentsStaffController {
  constructor(
    private readonly students: StudentAdministration,
    private readonly queries: StudentQueries,
  ) {}

  @Get()
  @Requires('students.view')
  @Answers('Students, most recently changed first', dataPageOf(StudentRecordView))
  async list(@SignedIn() caller: Caller, @Query() filters: StudentFilters) {
    return dataPage(await this.queries.page(caller, filters, 'live'));
  }

  @Get('statistic')
  @Requires('students.view')
  @Answers('How many students there are', PersonStatisticView)
  statistic(@SignedIn() caller: Caller) {
    return this.queries.statistic(caller);
  }

  @Get('deleted')
  @Requires('students.view', 'students.delete', 'students.restore')
  @Answers('Deleted students, most recently changed first', dataPageOf(StudentRecordView))
  async deleted(@SignedIn() caller: Caller, @Query() filters: StudentFilters) {
    return dataPage(await this.queries.page(caller, filters, 'deleted'));
  }

  @Get('deleted/:username')
  @Requires('students.view', 'students.delete', 'students.restore')
  @Answers('One deleted student', StudentRecordView, NotFound, OutsideOwnCourses)
  oneDeleted(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.queries.one(caller, username, 'deleted');
  }

  @Post('deleted/:username/restore')
  @Requires('students.restore')
  @Says('messages.student_restored')
  @Creates('Restore a deleted student', StudentRecordView, NotFound, OutsideOwnCourses, EmailTaken)
  restore(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.students.restore(caller, username);
  }

  @Get(':username')
  @Requires('students.view')
  @Answers('One student', StudentRecordView, NotFound, OutsideOwnCourses)
  one(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.queries.one(caller, username, 'live');
  }

  @Post()
  @Requires('students.create')
  @Says('messages.student_created')
  @Creates('Add a student', StudentRecordView, OutsideOwnCourses, EmailTaken, UsernameTaken)
  create(@SignedIn() caller: Caller, @Body() body: StudentBody) {
    return this.students.create(caller, body);
  }

  @Patch(':username')
  @Requires('students.update')
  @Says('messages.student_changed')
  @Answers('Change a student', StudentRecordView, NotFound, OutsideOwnCourses, EmailTaken, UsernameTaken)
  change(@SignedIn() caller: Caller, @Param('username') username: string, @Body() body: StudentChangeBody) {
    return this.students.change(caller, username, body);
  }

  @Patch(':username/change-password')
  @Requires('students.update')
  @Says('messages.student_password_set')
  @Answers('Set a password; ends every token given before', StudentRecordView, NotFound, OutsideOwnCourses)
  setPassword(
    @SignedIn() caller: Caller,
    @Param('username') username: string,
    @Body() { password }: StudentPasswordBody,
  ) {
    return this.students.setPassword(caller, username, password);
  }

  @Post(':username/resend-verification-email')
  @Requires('students.update')
  @Creates(
    'Mail the link to confirm the address again',
    ResentView,
    NotFound,
    OutsideOwnCourses,
    AlreadyVerified,
    RateLimited,
    MailUnavailable,
  )
  resend(@SignedIn() caller: Caller, @Param('username') username: string, @RequestLanguage() language: Language) {
    return this.students.resendLink(caller, username, language);
  }

  @Post(':username/make-verified')
  @Requires('students.verify')
  @Says('messages.student_verified')
  @Creates('Mark the e-mail address as confirmed', StudentRecordView, NotFound, OutsideOwnCourses)
  verify(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.students.setVerified(caller, username, true);
  }

  @Post(':username/make-unverified')
  @Requires('students.verify')
  @Says('messages.student_unverified')
  @Creates('Mark the e-mail address as not confirmed', StudentRecordView, NotFound, OutsideOwnCourses)
  unverify(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.students.setVerified(caller, username, false);
  }

  @Delete(':username')
  @Requires('students.delete')
  @Says('messages.student_deleted')
  @Answers('Delete a student; tokens end at once, the e-mail address is free', null, NotFound, OutsideOwnCourses)
  async delete(@SignedIn() caller: Caller, @Param('username') username: string) {
    await this.students.delete(caller, username);
    return null;
  }
}

import { Body, Controller, Delete, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Does, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { CourseNotHeld } from '../enrollments/course-access';
import { STUDENT } from '../students/student-accounts';
import { OwnSubmissionView } from './assignment.view';
import { SubmissionBody } from './assignments.dto';
import { AlreadyGraded, Submissions } from './submissions.service';

@ApiTags('Assignments')
@Controller('users/dashboard/calendar/assignments/:id/submit')
export class SubmissionsController {
  constructor(private readonly submissions: Submissions) {}

  @Post()
  @Audience(STUDENT)
  @Says('messages.assignment_handed_in')
  @Creates(
    'Hand in an assignment, or replace what was handed in until it is graded',
    OwnSubmissionView,
    ValidationFailed,
    NotFound,
    CourseNotHeld,
    AlreadyGraded,
  )
  @Does(
    'Needs a seat in the course.',
    'Work that comes after `due_at` is taken and marked late.',
    'What was graded stays as it is (409 `already_graded`).',
    'Notifies the accounts of the instructor in the feed and live; replacing the work notifies nobody again.',
  )
  async handIn(@SignedIn() student: Caller, @IdParam() id: number, @Body() { body }: SubmissionBody) {
    return this.submissions.handIn(student.id, id, body);
  }

  @Delete()
  @Audience(STUDENT)
  @Says('messages.assignment_withdrawn')
  @Answers('Withdraw what was handed in, until it is graded', null, NotFound, CourseNotHeld, AlreadyGraded)
  @Does('Needs a seat in the course. What was graded stays (409 `already_graded`).')
  async withdraw(@SignedIn() student: Caller, @IdParam() id: number) {
    await this.submissions.withdraw(student.id, id);
  }
}

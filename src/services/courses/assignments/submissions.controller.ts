import { Body, Controller, Delete, Post, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { ReceivesFile } from '#media/file-upload';
import { NotEnrolled } from '../enrollments/course-access';
import { STUDENT } from '../students/student-accounts';
import { OwnSubmissionView } from './assignment.view';
import { SubmissionForm } from './assignments.dto';
import { fileOf, SUBMISSION_FILE } from './submission-files';
import { SubmissionUploadGuard } from './submission-upload.guard';
import { AlreadyGraded, Submissions } from './submissions.service';

@ApiTags('Assignments')
@DescribePath({ id: 'Id of the assignment.' })
@Controller('users/dashboard/calendar/assignments/:id/submit')
export class SubmissionsController {
  constructor(private readonly submissions: Submissions) {}

  @Post()
  @Audience(STUDENT)
  @ResponseMessage('messages.assignment_handed_in')
  @Creates(
    'Submit an assignment, or replace the submission until it is graded',
    OwnSubmissionView,
    ValidationFailed,
    NotFound,
    NotEnrolled,
    AlreadyGraded,
  )
  @Describe(
    'Submits a text, a file of at most 50 MB, or both, and notifies the accounts of the instructor in the feed and',
    'live. A file is a PDF, plain text (UTF-8), a ZIP archive or an Office file without macros, which its bytes',
    'decide; without a file the body can be JSON. Submitting again replaces text and file without a notification,',
    'until the submission is graded (409 `already_graded`). Requires a seat in the course; a late submission is',
    'accepted and marked late.',
  )
  @ReceivesFile(SUBMISSION_FILE, SubmissionUploadGuard)
  @ApiBody({ type: SubmissionForm })
  async handIn(
    @SignedIn() student: Caller,
    @IdParam() id: number,
    @Body() { body }: SubmissionForm,
    @Req() request: AppRequest,
  ) {
    return this.submissions.submit(student.id, id, body ?? '', fileOf(request));
  }

  @Delete()
  @Audience(STUDENT)
  @ResponseMessage('messages.assignment_withdrawn')
  @Returns('Withdraw a submission until it is graded', null, NotFound, NotEnrolled, AlreadyGraded)
  @Describe(
    'Deletes the own submission. Requires a seat in the course; a graded submission cannot be withdrawn (409',
    '`already_graded`).',
  )
  async withdraw(@SignedIn() student: Caller, @IdParam() id: number) {
    await this.submissions.withdraw(student.id, id);
  }
}

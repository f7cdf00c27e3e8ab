import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses, SHOWS_OWN_COURSES } from '../instructor-scope';
import { AssignmentView, SubmissionView } from './assignment.view';
import {
  AssignmentBody,
  AssignmentChangeBody,
  AssignmentListQuery,
  GradeBody,
  SubmissionListQuery,
} from './assignments.dto';
import { Assignments } from './assignments.service';
import { Grading } from './grading.service';

@ApiTags('Assignments')
@DescribePath({ id: 'Id of the assignment.' })
@Controller('assignments')
export class AssignmentsStaffController {
  constructor(
    private readonly assignments: Assignments,
    private readonly grading: Grading,
  ) {}

  @Get()
  @Requires('assignments.view')
  @Returns('Assignments', dataPageOf(AssignmentView), ValidationFailed)
  @Describe(
    'Lists assignments with their numbers of submissions and grades, and with `warnings`. All filters must match.',
    SHOWS_OWN_COURSES,
  )
  async list(@SignedIn() caller: Caller, @Query() query: AssignmentListQuery) {
    return this.assignments.list(caller, query);
  }

  @Get(':id')
  @Requires('assignments.view')
  @Returns('One assignment', AssignmentView, NotFound, OutsideOwnCourses)
  @Describe('Returns an assignment, published or not, with its numbers of submissions and grades.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.assignments.get(caller, id);
  }

  @Post()
  @Requires('assignments.create')
  @ResponseMessage('messages.assignment_created')
  @Creates('Add an assignment to a course', AssignmentView, ValidationFailed, OutsideOwnCourses)
  @Describe(
    'Creates an assignment. Enrolled students see it in their calendar and are notified once, when it is published.',
    'Submissions after `due_at` are accepted and marked late.',
  )
  async create(@SignedIn() caller: Caller, @Body() body: AssignmentBody) {
    return this.assignments.create(caller, body);
  }

  @Patch(':id')
  @Requires('assignments.edit')
  @ResponseMessage('messages.assignment_changed')
  @Returns('Change an assignment', AssignmentView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'Changes the fields that are sent, except the course. Publishing a draft notifies each enrolled student once.',
    '`max_points` cannot be lower than a grade, and the new `due_at` decides which submissions are late.',
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: AssignmentChangeBody) {
    return this.assignments.update(caller, id, body);
  }

  @Delete(':id')
  @Requires('assignments.delete')
  @ResponseMessage('messages.assignment_deleted')
  @Returns('Delete an assignment with its submissions', null, NotFound, OutsideOwnCourses)
  @Describe('Deletes an assignment permanently, with its submissions and grades.')
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.assignments.delete(caller, id);
  }

  @Get(':id/submissions')
  @Requires('assignments.view')
  @Returns('Submissions of an assignment', dataPageOf(SubmissionView), ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe('Lists submissions, latest change first, each with the student, the grade and whether it was late.')
  async submissions(@SignedIn() caller: Caller, @IdParam() id: number, @Query() query: SubmissionListQuery) {
    return this.grading.list(caller, id, query);
  }

  @Patch(':id/submissions/:submissionId')
  @Requires('assignments.edit')
  @ResponseMessage('messages.submission_graded')
  @Returns('Grade a submission and notify the student', SubmissionView, ValidationFailed, NotFound, OutsideOwnCourses)
  @DescribePath({ submissionId: 'Id of the submission.' })
  @Describe(
    'Stores a grade from 0 to the `max_points` of the assignment. The student is notified in the feed and live, and',
    'can no longer replace or withdraw the submission. Sending the same grade again changes nothing.',
  )
  async grade(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @IdParam('submissionId') submissionId: number,
    @Body() body: GradeBody,
  ) {
    return this.grading.grade(caller, id, submissionId, body);
  }
}

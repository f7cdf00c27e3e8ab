import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { OutsideOwnCourses } from '../courses.confinement';
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
@Controller('assignments')
export class AssignmentsStaffController {
  constructor(
    private readonly assignments: Assignments,
    private readonly grading: Grading,
  ) {}

  @Get()
  @Requires('assignments.view')
  @Answers('Assignments', dataPageOf(AssignmentView), ValidationFailed)
  async list(@SignedIn() caller: Caller, @Query() query: AssignmentListQuery) {
    return this.assignments.list(caller, query);
  }

  @Get(':id')
  @Requires('assignments.view')
  @Answers('One assignment', AssignmentView, NotFound, OutsideOwnCourses)
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.assignments.one(caller, id);
  }

  @Post()
  @Requires('assignments.create')
  @Says('messages.assignment_created')
  @Creates('Add an assignment to a course', AssignmentView, ValidationFailed, OutsideOwnCourses)
  async create(@SignedIn() caller: Caller, @Body() body: AssignmentBody) {
    return this.assignments.create(caller, body);
  }

  @Patch(':id')
  @Requires('assignments.edit')
  @Says('messages.assignment_changed')
  @Answers('Change an assignment', AssignmentView, ValidationFailed, NotFound, OutsideOwnCourses)
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: AssignmentChangeBody) {
    return this.assignments.change(caller, id, body);
  }

  @Delete(':id')
  @Requires('assignments.delete')
  @Says('messages.assignment_deleted')
  @Answers('Delete an assignment with what was handed in', null, NotFound, OutsideOwnCourses)
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.assignments.delete(caller, id);
  }

  @Get(':id/submissions')
  @Requires('assignments.view')
  @Answers('What was handed in', dataPageOf(SubmissionView), ValidationFailed, NotFound, OutsideOwnCourses)
  async submissions(@SignedIn() caller: Caller, @IdParam() id: number, @Query() query: SubmissionListQuery) {
    return this.grading.list(caller, id, query);
  }

  @Patch(':id/submissions/:submissionId')
  @Requires('assignments.edit')
  @Says('messages.submission_graded')
  @Answers(
    'Grade what was handed in; the student is told',
    SubmissionView,
    ValidationFailed,
    NotFound,
    OutsideOwnCourses,
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

import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { UsernameTaken } from '#shared/people/people.refusals';
import { OutsideOwnCourses } from '../courses.confinement';
import { InstructorEditing } from './instructor-editing.service';
import { DeletedInstructorView, InstructorStatisticView, InstructorView } from './instructor.view';
import { DeletedInstructorsQuery, InstructorBody, InstructorChangeBody, InstructorListQuery } from './instructors.dto';
import { Instructors } from './instructors.service';

@ApiTags('Instructors')
@Controller('instructors')
export class InstructorsController {
  constructor(
    private readonly instructors: Instructors,
    private readonly editing: InstructorEditing,
  ) {}

  @Get()
  @Requires('instructors.view')
  @Answers('All instructors in curated order', dataPageOf(InstructorView), ValidationFailed)
  async list(@SignedIn() caller: Caller, @Query() query: InstructorListQuery) {
    return this.instructors.list(caller, query);
  }

  @Get('statistic')
  @Requires('instructors.view')
  @Answers('How many instructors there are', InstructorStatisticView)
  async statistic(@SignedIn() caller: Caller) {
    return this.instructors.statistic(caller);
  }

  @Get('deleted')
  @Requires('instructors.view', 'instructors.delete', 'instructors.restore')
  @Answers('Deleted instructors, the latest first', dataPageOf(DeletedInstructorView))
  async deleted(@SignedIn() caller: Caller, @Query() query: DeletedInstructorsQuery) {
    return this.instructors.deleted(caller, query.pageRequest);
  }

  @Get('username/:username')
  @Requires('instructors.view')
  @Answers('One instructor by username', InstructorView, NotFound, OutsideOwnCourses)
  async byUsername(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.instructors.byUsername(caller, username);
  }

  @Get(':id')
  @Requires('instructors.view')
  @Answers('One instructor', InstructorView, NotFound, OutsideOwnCourses)
  async byId(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.instructors.byId(caller, id);
  }

  @Post()
  @Requires('instructors.create')
  @Says('messages.instructor_created')
  @Creates('Add an instructor', InstructorView, ValidationFailed, UsernameTaken, OutsideOwnCourses)
  async create(@SignedIn() caller: Caller, @Body() body: InstructorBody) {
    return this.instructors.byId(caller, await this.editing.create(caller, body));
  }

  @Patch(':id')
  @Requires('instructors.edit')
  @Says('messages.instructor_changed')
  @Answers('Change an instructor', InstructorView, ValidationFailed, NotFound, UsernameTaken, OutsideOwnCourses)
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: InstructorChangeBody) {
    await this.editing.change(caller, id, body);
    return this.instructors.byId(caller, id);
  }

  @Delete(':id')
  @Requires('instructors.delete')
  @Says('messages.instructor_deleted')
  @Answers('Delete an instructor; the courses stay, without one', null, NotFound, OutsideOwnCourses)
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.editing.delete(caller, id);
  }

  @Post('deleted/:id/restore')
  @Requires('instructors.restore')
  @Says('messages.instructor_restored')
  @Creates('Restore a deleted instructor', InstructorView, NotFound, OutsideOwnCourses)
  async restore(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.editing.restore(caller, id);
    return this.instructors.byId(caller, id);
  }
}

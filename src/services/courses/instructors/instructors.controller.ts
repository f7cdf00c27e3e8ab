import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { OnlyFor, UNLIMITED_ACCOUNTS } from '#kit/access/only-for';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { DemoProtected, NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { UsernameTaken } from '#shared/people/people.refusals';
import { OutsideOwnCourses } from '../instructor-scope';
import { InstructorEditing } from './instructor-editing.service';
import { DeletedInstructorView, InstructorStatisticView, InstructorView } from './instructor.view';
import { DeletedInstructorsQuery, InstructorBody, InstructorChangeBody, InstructorListQuery } from './instructors.dto';
import { Instructors } from './instructors.service';

@ApiTags('Instructors')
@DescribePath({ id: 'Id of the instructor.' })
@Controller('instructors')
export class InstructorsController {
  constructor(
    private readonly instructors: Instructors,
    private readonly editing: InstructorEditing,
  ) {}

  @Get()
  @Requires('instructors.view')
  @Returns('All instructors in curated order', dataPageOf(InstructorView), ValidationFailed)
  @Describe(
    'Lists instructors, inactive ones included, with e-mail addresses and figures of all their courses. An account',
    'linked to an instructor gets only that instructor.',
  )
  async list(@SignedIn() caller: Caller, @Query() query: InstructorListQuery) {
    return this.instructors.list(caller, query);
  }

  @Get('statistic')
  @Requires('instructors.view')
  @Returns('Numbers of instructors', InstructorStatisticView)
  @Describe(
    'Counts instructors who are not deleted: all, active, inactive and featured ones. Deleted instructors are counted',
    'separately.',
  )
  async statistic(@SignedIn() caller: Caller) {
    return this.instructors.getStatistic(caller);
  }

  @Get('deleted')
  @Requires('instructors.view', 'instructors.delete', 'instructors.restore')
  @Returns('Deleted instructors, the latest first', dataPageOf(DeletedInstructorView))
  @Describe(
    'Lists deleted instructors with the time of deletion. Until an instructor is restored, the courses are shown',
    'without one.',
  )
  async deleted(@SignedIn() caller: Caller, @Query() query: DeletedInstructorsQuery) {
    return this.instructors.listDeleted(caller, query);
  }

  @Get('username/:username')
  @Requires('instructors.view')
  @Returns('One instructor by username', InstructorView, NotFound, OutsideOwnCourses)
  @DescribePath({ username: 'Username of the instructor.' })
  @Describe('Looks up an instructor by username, ignoring case. Inactive instructors are found, deleted ones are 404.')
  async byUsername(@SignedIn() caller: Caller, @Param('username') username: string) {
    return this.instructors.getByUsername(caller, username);
  }

  @Get(':id')
  @Requires('instructors.view')
  @Returns('One instructor', InstructorView, NotFound, OutsideOwnCourses)
  @Describe('Returns an instructor, active or not. A deleted instructor is 404.')
  async byId(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.instructors.getById(caller, id);
  }

  @Post()
  @OnlyFor(UNLIMITED_ACCOUNTS)
  @Requires('instructors.create')
  @ResponseMessage('messages.instructor_created')
  @Creates('Add an instructor', InstructorView, ValidationFailed, UsernameTaken, OutsideOwnCourses)
  @Describe(
    'Creates an instructor; the public sees an active one at once, last in the curated order when no `position` is',
    'sent. Without a username, one is generated from the English name. No account is created: link a staff account by',
    'its `instructor_id`. Not for accounts linked to an instructor.',
  )
  async create(@SignedIn() caller: Caller, @Body() body: InstructorBody) {
    return this.instructors.getById(caller, await this.editing.create(caller, body));
  }

  @Patch(':id')
  @Requires('instructors.edit')
  @ResponseMessage('messages.instructor_changed')
  @Returns('Change an instructor', InstructorView, ValidationFailed, NotFound, UsernameTaken, OutsideOwnCourses)
  @Describe(
    'Changes the fields that are sent. An inactive instructor leaves the public directory and search; the courses',
    'stay on sale. A linked account can change only its own instructor.',
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: InstructorChangeBody) {
    await this.editing.update(caller, id, body);
    return this.instructors.getById(caller, id);
  }

  @Delete(':id')
  @Requires('instructors.delete')
  @ResponseMessage('messages.instructor_deleted')
  @Returns('Delete an instructor; the courses are kept without one', null, NotFound, OutsideOwnCourses, DemoProtected)
  @Describe(
    'Removes an instructor from the directory at once. Courses and conversations stay, and the instructor can be',
    'restored. Linked accounts can no longer sign in, and their tokens stop working.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.editing.delete(caller, id);
  }

  @Post('deleted/:id/restore')
  @Requires('instructors.restore')
  @ResponseMessage('messages.instructor_restored')
  @Creates('Restore a deleted instructor', InstructorView, NotFound, OutsideOwnCourses)
  @Describe(
    'Restores a deleted instructor. The courses are shown with the instructor again, and linked accounts can sign in',
    'again.',
  )
  async restore(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.editing.restore(caller, id);
    return this.instructors.getById(caller, id);
  }
}

import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { SlugTaken } from '#kit/language/slug';
import { OutsideOwnCourses } from '../courses.confinement';
import { CourseEditing } from './course-editing.service';
import { CourseCardView, CourseStatisticView, CourseView, DeletedCourseView } from './course.view';
import { CourseBody, CourseChangeBody, CourseListQuery, DeletedCoursesQuery } from './courses.dto';
import { Courses } from './courses.service';

@ApiTags('Courses')
@Controller('courses')
export class CoursesController {
  constructor(
    private readonly courses: Courses,
    private readonly editing: CourseEditing,
  ) {}

  @Get()
  @Requires('courses.view')
  @Answers('All courses with drafts, the latest change first', dataPageOf(CourseCardView), ValidationFailed)
  async list(@SignedIn() caller: Caller, @Query() query: CourseListQuery) {
    return this.courses.list(caller, query);
  }

  @Get('statistic')
  @Requires('courses.view')
  @Answers('How many courses there are', CourseStatisticView)
  async statistic(@SignedIn() caller: Caller) {
    return this.courses.statistic(caller);
  }

  @Get('deleted')
  @Requires('courses.delete', 'courses.restore')
  @Answers('Deleted courses, the latest first', dataPageOf(DeletedCourseView))
  async deleted(@SignedIn() caller: Caller, @Query() query: DeletedCoursesQuery) {
    return this.courses.deleted(caller, query.pageRequest);
  }

  @Get('slug/:slug')
  @Requires('courses.view')
  @Answers('One course by its slug', CourseView, NotFound, OutsideOwnCourses)
  async bySlug(@SignedIn() caller: Caller, @Param('slug') slug: string) {
    return this.courses.bySlug(caller, slug);
  }

  @Get(':id')
  @Requires('courses.view')
  @Answers('One course', CourseView, NotFound, OutsideOwnCourses)
  async byId(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.courses.byId(caller, id);
  }

  @Post()
  @Requires('courses.create')
  @Says('messages.course_created')
  @Creates('Add a course', CourseView, ValidationFailed, SlugTaken, OutsideOwnCourses)
  async create(@SignedIn() caller: Caller, @Body() body: CourseBody) {
    return this.courses.byId(caller, await this.editing.create(caller, body));
  }

  @Patch(':id')
  @Requires('courses.edit')
  @Says('messages.course_changed')
  @Answers('Change a course', CourseView, ValidationFailed, NotFound, SlugTaken, OutsideOwnCourses)
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: CourseChangeBody) {
    await this.editing.change(caller, id, body);
    return this.courses.byId(caller, id);
  }

  @Delete(':id')
  @Requires('courses.delete')
  @Says('messages.course_deleted')
  @Answers('Delete a course; who holds it keeps it', null, NotFound, OutsideOwnCourses)
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.editing.delete(caller, id);
  }

  @Post('deleted/:id/restore')
  @Requires('courses.restore')
  @Says('messages.course_restored')
  @Creates('Restore a deleted course', CourseView, NotFound, OutsideOwnCourses)
  async restore(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.editing.restore(caller, id);
    return this.courses.byId(caller, id);
  }
}

import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { OutsideOwnCourses, SHOWS_OWN_COURSES } from '../instructor-scope';
import { CourseEditing } from './course-editing.service';
import { StaffCourseCardView, CourseStatisticView, CourseView, DeletedCourseView } from './course.view';
import { CourseBody, CourseChangeBody, CourseListQuery, DeletedCoursesQuery } from './courses.dto';
import { Courses } from './courses.service';

@ApiTags('Courses')
@DescribePath({ id: 'Id of the course.' })
@Controller('courses')
export class CoursesController {
  constructor(
    private readonly courses: Courses,
    private readonly editing: CourseEditing,
  ) {}

  @Get()
  @Requires('courses.view')
  @Returns('All courses, drafts included, the latest change first', dataPageOf(StaffCourseCardView), ValidationFailed)
  @Describe(
    'Lists courses of every status with price, figures and, in `warnings`, what is missing. All filters must match.',
    SHOWS_OWN_COURSES,
  )
  async list(@SignedIn() caller: Caller, @Query() query: CourseListQuery) {
    return this.courses.list(caller, query);
  }

  @Get('statistic')
  @Requires('courses.view')
  @Returns('Numbers of courses by status and kind', CourseStatisticView)
  @Describe(
    'Counts courses that are not deleted by status and kind, and the public, featured and free ones; deleted courses',
    'are counted separately.',
    SHOWS_OWN_COURSES,
  )
  async statistic(@SignedIn() caller: Caller) {
    return this.courses.getStatistic(caller);
  }

  @Get('deleted')
  @Requires('courses.delete', 'courses.restore')
  @Returns('Deleted courses, the latest first', dataPageOf(DeletedCourseView))
  @Describe('Lists deleted courses with the time of deletion. Enrolled students keep access.', SHOWS_OWN_COURSES)
  async deleted(@SignedIn() caller: Caller, @Query() query: DeletedCoursesQuery) {
    return this.courses.listDeleted(caller, query);
  }

  @Get('slug/:slug')
  @Requires('courses.view')
  @Returns('One course by its slug', CourseView, NotFound, OutsideOwnCourses)
  @DescribePath({ slug: 'Slug of the course.' })
  @Describe('Looks up a course of any status by its slug and returns all its texts. A deleted course is 404.')
  async bySlug(@SignedIn() caller: Caller, @Param('slug') slug: string) {
    return this.courses.getBySlug(caller, slug);
  }

  @Get(':id')
  @Requires('courses.view')
  @Returns('One course', CourseView, NotFound, OutsideOwnCourses)
  @Describe('Returns a course of any status with all its texts. A deleted course is 404.')
  async byId(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.courses.getById(caller, id);
  }

  @Post()
  @Requires('courses.create')
  @ResponseMessage('messages.course_created')
  @Creates('Add a course', CourseView, ValidationFailed, SlugTaken, OutsideOwnCourses)
  @Describe(
    'Creates a course, as a draft unless another `status` is sent; it is sold once it is `published` and `is_public`.',
    'It gets a code such as `CRS-1001` and, when no slug is sent, one generated from the English title. Category and',
    'instructor must not be deleted. An account linked to an instructor can create only courses of that instructor.',
  )
  async create(@SignedIn() caller: Caller, @Body() body: CourseBody) {
    return this.courses.getById(caller, await this.editing.create(caller, body));
  }

  @Patch(':id')
  @Requires('courses.edit')
  @ResponseMessage('messages.course_changed')
  @Returns('Change a course', CourseView, ValidationFailed, NotFound, SlugTaken, OutsideOwnCourses)
  @Describe(
    'Changes the fields that are sent. The first publication sets `published_at`; `draft` and `archived` end the',
    'sale, and enrolled students keep access. Prices of existing orders do not change.',
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: CourseChangeBody) {
    await this.editing.update(caller, id, body);
    return this.courses.getById(caller, id);
  }

  @Delete(':id')
  @Requires('courses.delete')
  @ResponseMessage('messages.course_deleted')
  @Returns('Delete a course; enrolled students keep access', null, NotFound, OutsideOwnCourses)
  @Describe(
    'Removes a course from the catalogue and from sale. Seats, progress, orders and reviews stay, enrolled students',
    'keep access, and the course can be restored.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.editing.delete(caller, id);
  }

  @Post('deleted/:id/restore')
  @Requires('courses.restore')
  @ResponseMessage('messages.course_restored')
  @Creates('Restore a deleted course', CourseView, NotFound, OutsideOwnCourses)
  @Describe('Restores a deleted course with its status: a published, public one is on sale again.')
  async restore(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.editing.restore(caller, id);
    return this.courses.getById(caller, id);
  }
}

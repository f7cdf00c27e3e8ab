import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import type { AppRequest } from '#kit/http/request';
import { Cached } from '#kit/memory/cached';
import { CourseCardView } from '../courses/course.view';
import { InstructorCardView } from '../instructors/instructor.view';
import { LinkedPages, linkedPageOf } from '../courses.pages';
import { CatalogueQuery, DirectoryQuery } from './catalogue.dto';
import { Catalogue } from './catalogue.service';
import { CoursePageView, FiguresView, InstructorPageView } from './course-page.view';
import { InstructorDirectory } from './instructor-directory.service';

@ApiTags('Catalogue')
@Controller('users')
export class CatalogueController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly directory: InstructorDirectory,
    private readonly pages: LinkedPages,
  ) {}

  @Get('courses')
  @Public()
  @Cached('course', 'category', 'instructor', 'enrollment', 'setting')
  @Answers('Public courses, the latest change first', linkedPageOf(CourseCardView), ValidationFailed)
  async courses(@Query() query: CatalogueQuery, @Req() request: AppRequest) {
    return this.pages.of(await this.catalogue.list(query), request);
  }

  @Get('courses/:slug')
  @Public()
  @Cached('course', 'category', 'instructor', 'enrollment', 'section', 'lesson', 'lesson_resource')
  @Answers('One public course with its curriculum', CoursePageView, NotFound)
  async course(@Param('slug') slug: string) {
    return this.catalogue.page(slug);
  }

  /** Addresses are matched without case, so `users/instructors` leads here, too. */
  @Get('Instructors')
  @Public()
  @Cached('instructor', 'course', 'enrollment')
  @Answers('Who teaches, in curated order', linkedPageOf(InstructorCardView), ValidationFailed)
  async instructors(@Query() query: DirectoryQuery, @Req() request: AppRequest) {
    return this.pages.of(await this.directory.list(query), request);
  }

  @Get('Instructors/:username')
  @Public()
  @Cached('course', 'category', 'instructor', 'enrollment')
  @Answers('One instructor with the public courses', InstructorPageView, NotFound)
  async instructor(@Param('username') username: string) {
    return this.directory.page(username);
  }

  @Get('platform/figures')
  @Public()
  @Cached('student', 'course', 'instructor', 'review')
  @Answers('How much there is in all', FiguresView)
  async figures() {
    return this.directory.figures();
  }
}

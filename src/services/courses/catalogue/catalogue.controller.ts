import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, PublicOr } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { Cached } from '#cache/cached';
import { STUDENT } from '../students/student-accounts';
import { InstructorCardView } from '../instructors/instructor.view';
import { LinkedPages, linkedPageOf } from '../courses.pages';
import { CatalogueQuery, DirectoryQuery } from './catalogue.dto';
import { Catalogue } from './catalogue.service';
import { CatalogueCourseView, CoursePageView, FiguresView, InstructorPageView } from './course-page.view';
import { InstructorDirectory } from './instructor-directory.service';

const SEAT_OF_THE_STUDENT = 'With the token of a student, `held` and `enrollment` describe the seat of the student.';

@ApiTags('Catalogue')
@Controller('users')
export class CatalogueController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly directory: InstructorDirectory,
    private readonly pages: LinkedPages,
  ) {}

  @Get('courses')
  @PublicOr(STUDENT)
  @Cached('course', 'category', 'instructor', 'setting')
  @Returns('Public courses, the latest change first', linkedPageOf(CatalogueCourseView), ValidationFailed)
  @Describe(
    'Lists published, public courses with price, discount, rating, length and instructor. All filters must match;',
    'every word of `title` must occur in a title or the code, and unknown sort keys are ignored. The default of',
    '`page_count` is the setting `courses_per_page`.',
    SEAT_OF_THE_STUDENT,
  )
  async courses(@Query() query: CatalogueQuery, @SignedIn() student: Caller | undefined, @Req() request: AppRequest) {
    return this.pages.of(await this.catalogue.list(query, student), request);
  }

  @Get('courses/:slug')
  @PublicOr(STUDENT)
  @Cached('course', 'category', 'instructor', 'section', 'lesson', 'lesson_resource')
  @Returns('One public course with its curriculum', CoursePageView, NotFound)
  @DescribePath({ slug: 'Slug or code of the course.' })
  @Describe(
    'Returns a public course with titles and lengths of all published lessons, and with text, video and files of free',
    'previews only. A course that is not public is 404, even for its students.',
    SEAT_OF_THE_STUDENT,
  )
  async course(@Param('slug') key: string, @SignedIn() student: Caller | undefined) {
    return this.catalogue.get(key, student);
  }

  /** Routes match without case, so this one also serves `users/instructors`. */
  @Get('Instructors')
  @Public()
  @Cached('instructor', 'course', 'enrollment', 'student')
  @Returns('Active instructors in curated order', linkedPageOf(InstructorCardView), ValidationFailed)
  @Describe(
    'Lists active instructors, each with rating, courses and students of all their courses. `specialty` must match',
    'completely, ignoring case.',
  )
  async instructors(@Query() query: DirectoryQuery, @Req() request: AppRequest) {
    return this.pages.of(await this.directory.list(query), request);
  }

  @Get('Instructors/:username')
  @PublicOr(STUDENT)
  @Cached('course', 'category', 'instructor', 'enrollment', 'student')
  @Returns('One instructor with the public courses', InstructorPageView, NotFound)
  @DescribePath({ username: 'Username of the instructor.' })
  @Describe(
    'Returns an active instructor with the latest 100 public courses as cards. The case of the username does not',
    'matter; an inactive instructor is 404.',
  )
  async instructor(@Param('username') username: string, @SignedIn() student: Caller | undefined) {
    return this.directory.get(username, student);
  }

  @Get('platform/figures')
  @Public()
  @Cached('student', 'course', 'instructor', 'review')
  @Returns('Totals of the school', FiguresView)
  @Describe(
    'Returns totals for a landing page: students, public courses, active instructors, countries, and the share of',
    'published reviews with four or five stars.',
  )
  async figures() {
    return this.directory.getStatistics();
  }
}

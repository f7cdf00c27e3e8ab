import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { Cached } from '#cache/cached';
import { linkedPageOf, LinkedPages } from '../courses.pages';
import { PublicReviewView } from './review.view';
import { CourseReviewsQuery } from './reviews.dto';
import { Reviews } from './reviews.service';

@ApiTags('Reviews')
@Controller('users/courses/:slug/reviews')
export class CourseReviewsController {
  constructor(
    private readonly reviews: Reviews,
    private readonly pages: LinkedPages,
  ) {}

  @Get()
  @Public()
  @Cached('review', 'course', 'student')
  @Returns('Published reviews of a course, newest-updated first', linkedPageOf(PublicReviewView), NotFound)
  @DescribePath({ slug: 'Slug or code of the course.' })
  @Describe(
    'Lists published reviews with stars, text, and the author as first name, initial and picture. A course that is',
    'not public is 404.',
  )
  async list(@Param('slug') slug: string, @Query() query: CourseReviewsQuery, @Req() request: AppRequest) {
    return this.pages.of(await this.reviews.listOfCourse(slug, query.pageRequest), request);
  }
}

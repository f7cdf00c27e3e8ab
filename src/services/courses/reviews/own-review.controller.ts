import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe, type PageModel, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { NotEnrolled } from '../enrollments/course-access';
import { STUDENT } from '../students/student-accounts';
import { OwnReviews } from './own-reviews.service';
import { ReviewRemovedByStaff } from './review-life';
import { OwnReviewView } from './review.view';
import { OwnReviewBody } from './reviews.dto';

const OWN_REVIEW_OR_NULL: PageModel = {
  row: OwnReviewView,
  schema: reference => ({ nullable: true, allOf: [reference] }),
};

@ApiTags('Reviews')
@DescribePath({ courseId: 'Id of the course.' })
@Controller('users/courses/:courseId/review')
export class OwnReviewController {
  constructor(private readonly reviews: OwnReviews) {}

  @Get()
  @Audience(STUDENT)
  @Returns('The own review of a course, or null', OWN_REVIEW_OR_NULL, NotFound)
  @Describe(
    'Includes its status: `pending` waits for a moderator, `hidden` and `removed` are visible only to the author and staff.',
  )
  async own(@SignedIn() student: Caller, @IdParam('courseId') courseId: number) {
    return this.reviews.get(student.id, courseId);
  }

  @Put()
  @Audience(STUDENT)
  @ResponseMessage('messages.review_saved')
  @Returns(
    'Write or replace the own review of an enrolled course',
    OwnReviewView,
    ValidationFailed,
    NotFound,
    NotEnrolled,
    ReviewRemovedByStaff,
  )
  @Describe(
    'Needs a seat in the course.',
    'Whole stars from 1 to 5, with an optional text of at most 2,000 characters. Updates the rating of the course.',
    'Published at once, or `pending` if the school approves reviews or a moderator hid the previous ' +
      'version. Staff are notified.',
    'A review removed by a moderator cannot be rewritten.',
  )
  async write(@SignedIn() student: Caller, @IdParam('courseId') courseId: number, @Body() body: OwnReviewBody) {
    return this.reviews.write(student.id, courseId, body);
  }

  @Delete()
  @Audience(STUDENT)
  @ResponseMessage('messages.review_withdrawn')
  @Returns('Withdraw the own review', null, NotFound, NotEnrolled, ReviewRemovedByStaff)
  @Describe(
    'Needs a seat in the course.',
    'A published review is deleted. A pending or hidden one loses its text, and a new one waits for a moderator.',
    'The rating of the course is updated.',
  )
  async withdraw(@SignedIn() student: Caller, @IdParam('courseId') courseId: number) {
    await this.reviews.withdraw(student.id, courseId);
  }
}

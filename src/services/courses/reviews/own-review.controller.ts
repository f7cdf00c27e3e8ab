import { orNull } from '#kit/http/page';
import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { COURSE_KEY_SCHEMA, type CourseKey, CourseKeyParam } from '../courses/course-key';
import { NotEnrolled } from '../enrollments/course-access';
import { STUDENT } from '../students/student-accounts';
import { OwnReviews } from './own-reviews.service';
import { ReviewRemovedByStaff } from './review-status';
import { OwnReviewView } from './review.view';
import { OwnReviewBody } from './reviews.dto';

@ApiTags('Reviews')
@ApiParam({ name: 'courseId', schema: COURSE_KEY_SCHEMA, example: 1 })
@DescribePath({ courseId: 'Id, code or slug of the course.' })
@Controller('users/courses/:courseId/review')
export class OwnReviewController {
  constructor(private readonly reviews: OwnReviews) {}

  @Get()
  @Audience(STUDENT)
  @Returns('Own review of a course, or null', orNull(OwnReviewView), NotFound)
  @Describe(
    'Returns the own review with its status: `pending` waits for a moderator; `hidden` and `removed` are visible only',
    'to the author and staff.',
  )
  async own(@SignedIn() student: Caller, @CourseKeyParam('courseId') course: CourseKey) {
    return this.reviews.get(student.id, course);
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
    'Writes the own review: whole stars from 1 to 5 and an optional text of at most 2,000 characters. It is published',
    'at once, or `pending` if the school approves reviews or a moderator hid the previous version; the rating of the',
    'course is updated and staff are notified. A review that a moderator removed cannot be rewritten. Requires a seat',
    'in the course.',
  )
  async write(@SignedIn() student: Caller, @CourseKeyParam('courseId') course: CourseKey, @Body() body: OwnReviewBody) {
    return this.reviews.write(student.id, course, body);
  }

  @Delete()
  @Audience(STUDENT)
  @ResponseMessage('messages.review_withdrawn')
  @Returns('Withdraw the own review', null, NotFound, NotEnrolled, ReviewRemovedByStaff)
  @Describe(
    'Deletes a published review; a pending or hidden one loses its text, and a new one waits for a moderator. The',
    'rating of the course is updated. Requires a seat in the course.',
  )
  async withdraw(@SignedIn() student: Caller, @CourseKeyParam('courseId') course: CourseKey) {
    await this.reviews.withdraw(student.id, course);
  }
}

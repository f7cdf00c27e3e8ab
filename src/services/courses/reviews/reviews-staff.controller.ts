import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { type Caller, hasPermission } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf, withExtraFields } from '#kit/http/page';
import { NotFound, PermissionRequired, ValidationFailed } from '#kit/refusals/refusal';
import { countsOf } from '#kit/http/status-counts';
import { OutsideOwnCourses, SHOWS_OWN_COURSES } from '../instructor-scope';
import { Moderation } from './moderation.service';
import { ReviewIsRemoved } from './review-status';
import type { ReviewStatus } from './review.entity';
import { ReviewView } from './review.view';
import { ModerationBody, RemovedReviewsQuery, ReviewListQuery } from './reviews.dto';
import { Reviews } from './reviews.service';

const REVIEW_PAGE = withExtraFields(
  dataPageOf(ReviewView),
  countsOf<ReviewStatus>('Reviews', {
    published: 'Published reviews.',
    pending: 'Reviews that wait for a moderator.',
    hidden: 'Reviews that a moderator hid.',
    removed: 'Reviews that a moderator removed.',
  }),
);

@ApiTags('Reviews')
@DescribePath({ id: 'Id of the review.' })
@Controller('reviews')
export class ReviewsStaffController {
  constructor(
    private readonly reviews: Reviews,
    private readonly moderation: Moderation,
  ) {}

  @Get()
  @Requires('reviews.view')
  @Returns('Reviews, with counts by status', REVIEW_PAGE, ValidationFailed)
  @Describe('Lists reviews, removed ones included, withdrawn ones not. All filters must match.', SHOWS_OWN_COURSES)
  async list(@SignedIn() caller: Caller, @Query() query: ReviewListQuery) {
    return this.reviews.list(caller, query);
  }

  @Get('deleted')
  @Requires('reviews.view', 'reviews.delete', 'reviews.restore')
  @Returns('Removed reviews, the latest first', dataPageOf(ReviewView))
  @Describe('Lists the reviews that a moderator removed. They stay hidden until they are restored.', SHOWS_OWN_COURSES)
  async removed(@SignedIn() caller: Caller, @Query() query: RemovedReviewsQuery) {
    return this.reviews.listRemoved(caller, query);
  }

  @Post('deleted/:id/restore')
  @Requires('reviews.restore')
  @ResponseMessage('messages.review_restored')
  @Creates('Restore a removed review with its former status', ReviewView, NotFound, OutsideOwnCourses)
  @Describe(
    'Restores the status from before the removal and updates the rating of the course. The student is notified unless',
    'the review is pending.',
  )
  async restore(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.moderation.restore(caller, id);
    return this.reviews.get(caller, id);
  }

  @Get(':id')
  @Requires('reviews.view')
  @Returns('One review', ReviewView, NotFound, OutsideOwnCourses)
  @Describe('Returns a review of any status, unless it was withdrawn.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.reviews.get(caller, id);
  }

  @Patch(':id')
  @Requires('reviews.edit')
  @ResponseMessage('messages.review_moderated')
  @Returns(
    'Publish, hide or remove a review, and notify the student',
    ReviewView,
    ValidationFailed,
    NotFound,
    OutsideOwnCourses,
    ReviewIsRemoved,
  )
  @Describe(
    'Sets the status of a review, updates the rating of the course, which counts published reviews, and notifies the',
    'student in the feed and live. `removed` requires the permission `reviews.delete` and prevents the student from',
    'writing another review; a removed review must be restored first (409 `review_is_removed`). Sending the current',
    'status changes nothing.',
  )
  async moderate(@SignedIn() caller: Caller, @IdParam() id: number, @Body() { status }: ModerationBody) {
    if (status === 'removed' && !hasPermission(caller, 'reviews.delete'))
      throw PermissionRequired({ params: { permissions: 'reviews.delete' } });
    await this.moderation.decide(caller, id, status);
    return this.reviews.get(caller, id);
  }

  @Delete(':id')
  @Requires('reviews.delete')
  @ResponseMessage('messages.review_removed')
  @Returns('Remove a review', null, NotFound, OutsideOwnCourses)
  @Describe(
    'Removes a review: only staff see it, and the student can neither change nor rewrite it. The rating of the course',
    'is updated and the student is notified. It can be restored.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.moderation.decide(caller, id, 'removed');
  }
}

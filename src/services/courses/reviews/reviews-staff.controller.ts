import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { type Caller, hasPermission } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf, withExtraFields } from '#kit/http/page';
import { NotFound, PermissionRequired, ValidationFailed } from '#kit/refusals/refusal';
import { countsOf } from '#kit/http/status-counts';
import { OutsideOwnCourses, SHOWS_OWN_COURSES } from '../courses.confinement';
import { Moderation } from './moderation.service';
import { ReviewIsRemoved } from './review-life';
import { REVIEW_STATUSES } from './review.entity';
import { ReviewView } from './review.view';
import { ModerationBody, RemovedReviewsQuery, ReviewListQuery } from './reviews.dto';
import { Reviews } from './reviews.service';

const REVIEW_PAGE = withExtraFields(dataPageOf(ReviewView), countsOf('Reviews', REVIEW_STATUSES));

@ApiTags('Reviews')
@Controller('reviews')
export class ReviewsStaffController {
  constructor(
    private readonly reviews: Reviews,
    private readonly moderation: Moderation,
  ) {}

  @Get()
  @Requires('reviews.view')
  @Returns('Reviews, with counts by status', REVIEW_PAGE, ValidationFailed)
  @Describe('Removed ones too, withdrawn ones not. All filters that are sent have to hold.', SHOWS_OWN_COURSES)
  async list(@SignedIn() caller: Caller, @Query() query: ReviewListQuery) {
    return this.reviews.list(caller, query);
  }

  @Get('deleted')
  @Requires('reviews.view', 'reviews.delete', 'reviews.restore')
  @Returns('Removed reviews, the latest first', dataPageOf(ReviewView))
  @Describe('Those a moderator removed for good, which only a restoration brings back.', SHOWS_OWN_COURSES)
  async removed(@SignedIn() caller: Caller, @Query() query: RemovedReviewsQuery) {
    return this.reviews.listRemoved(caller, query);
  }

  @Post('deleted/:id/restore')
  @Requires('reviews.restore')
  @ResponseMessage('messages.review_restored')
  @Creates('Restore a removed review, which is again what it was', ReviewView, NotFound, OutsideOwnCourses)
  @Describe(
    'Published, hidden or waiting, as it was when it was removed; the rating of the course follows, and the student ' +
      'is told unless it waits.',
  )
  async restore(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.moderation.restore(caller, id);
    return this.reviews.get(caller, id);
  }

  @Get(':id')
  @Requires('reviews.view')
  @Returns('One review', ReviewView, NotFound, OutsideOwnCourses)
  @Describe('Of any status; one the student withdrew is not found.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.reviews.get(caller, id);
  }

  @Patch(':id')
  @Requires('reviews.edit')
  @ResponseMessage('messages.review_moderated')
  @Returns(
    'Publish, hide or remove a review; the student is told',
    ReviewView,
    ValidationFailed,
    NotFound,
    OutsideOwnCourses,
    ReviewIsRemoved,
  )
  @Describe(
    '`removed` needs the permission `reviews.delete` and keeps the student from writing another; a removed review ' +
      'has to be restored first (409 `review_is_removed`).',
    'The rating of the course counts published reviews and follows at once; the student hears in the feed and live.',
    'The status it has already changes nothing.',
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
  @Returns('Remove a review, which ends it for the student', null, NotFound, OutsideOwnCourses)
  @Describe(
    'Shown to nobody but staff, and the student can neither change nor write it again.',
    'The rating of the course follows, and the student is told.',
    'It can be restored.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.moderation.decide(caller, id, 'removed');
  }
}

import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { ProvenBy, Public } from '#kit/access/access-rule';
import { Proven } from '#kit/access/proof.guard';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { withExtraFields } from '#kit/http/page';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import type { BookingRow } from '../bookings/booking.queries';
import { ApiGuestCredentials } from '../bookings/booking-token.guard';
import { ReviewView } from './review.view';
import { ReviewerGuard } from './reviewer.guard';
import { ReviewBody, ReviewPageQuery } from './reviews.dto';
import { AlreadyReviewed, GuestReviews, NotCompleted } from './reviews.service';
import { sizedPageOf } from '../stays.pages';

const AVERAGE = {
  average: {
    type: 'number',
    nullable: true,
    description: 'Average of all published reviews, with two decimals; null without any.',
    example: 4.67,
  },
};

@ApiTags('Reviews')
@Controller()
export class ReviewsController {
  constructor(private readonly reviews: GuestReviews) {}

  @Get('stays/:slug/reviews')
  @Public()
  @Cached('review', 'stay', 'booking')
  @DescribePath({ slug: 'Slug of the stay.' })
  @Describe(
    'Lists the published reviews of a published stay, newest first, with the average rating. Authors are shown by',
    'first name and initial.',
  )
  @Returns('Published reviews of a stay, newest first', withExtraFields(sizedPageOf(ReviewView), AVERAGE), NotFound)
  ofStay(@Param('slug') slug: string, @Query() { pageRequest }: ReviewPageQuery) {
    return this.reviews.listOfStay(slug, pageRequest);
  }

  @Post('bookings/:reference/review')
  @ProvenBy('booking-token', ReviewerGuard)
  @ApiGuestCredentials('Access token of the booking.', 'E-mail address of the booking.')
  @ResponseMessage('messages.review_created')
  @DescribePath({ reference: 'Reference of the booking, as its mail names it.' })
  @Describe(
    'Publishes a review at once, with 1 to 5 stars in halves and a comment of 10 to 2,000 characters. Only a',
    'completed booking can be reviewed (422 `not_completed`), once (409 `already_reviewed`). Staff with',
    '`reviews.view` are notified in their feed and live.',
  )
  @CountedBy({ reviews: 'attempts from one address' })
  @Creates(
    'Review the stay of a completed booking, once',
    ReviewView,
    ValidationFailed,
    NotFound,
    AlreadyReviewed,
    NotCompleted,
    RateLimited,
  )
  create(@Proven() booking: BookingRow, @Body() body: ReviewBody) {
    return this.reviews.create(booking, body);
  }
}

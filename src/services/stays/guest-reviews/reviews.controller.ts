import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { ProvenBy, Public } from '#kit/access/access-rule';
import { Proven } from '#kit/access/proof.guard';
import { Answers, Creates, Says } from '#kit/http/describe';
import { withBeside } from '#kit/http/page';
import { NotFound, RateLimited, ValidationFailed } from '#kit/http/refusal';
import { Cached } from '#kit/memory/cached';
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
    description: 'of all published reviews, two decimals; null while there is none',
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
  @Answers('Published reviews of a stay, newest first', withBeside(sizedPageOf(ReviewView), AVERAGE), NotFound)
  ofStay(@Param('slug') slug: string, @Query() { pageRequest }: ReviewPageQuery) {
    return this.reviews.ofStay(slug, pageRequest);
  }

  @Post('bookings/:reference/review')
  @ProvenBy('booking-token', ReviewerGuard)
  @ApiGuestCredentials('access token of the booking', 'the address the booking was made with')
  @Says('messages.review_created')
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

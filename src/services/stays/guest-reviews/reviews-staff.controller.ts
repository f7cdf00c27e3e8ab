import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { ReviewModeration } from './review-moderation.service';
import type { ReviewStatus } from './review.entity';
import { StaffReviewView } from './review.view';
import { ReviewListQuery, ReviewStatusBody } from './reviews.dto';
import { countedPageOf } from '../stays.pages';

@ApiTags('Reviews')
@Controller('reviews/manage')
export class ReviewsStaffController {
  constructor(private readonly reviews: ReviewModeration) {}

  @Get()
  @Requires('reviews.view')
  @Describe('Lists reviews, hidden ones included, latest change first, with the number of each status in `counts`.')
  @Returns(
    'All reviews, latest change first',
    countedPageOf<ReviewStatus>(StaffReviewView, 'reviews', {
      published: 'Reviews that visitors see.',
      hidden: 'Reviews that visitors do not see.',
    }),
    ValidationFailed,
  )
  list(@Query() query: ReviewListQuery) {
    return this.reviews.list(query);
  }

  @Patch(':id')
  @Requires('reviews.moderate')
  @ResponseMessage('messages.review_moderated')
  @DescribePath({ id: 'Id of the review.' })
  @Describe(
    'Publishes or hides a review. Hidden reviews are in no list of the site, and the average of the stay is',
    'recalculated at once. The guest is not notified.',
  )
  @Returns('Publish or hide a review; hidden reviews are not counted', StaffReviewView, ValidationFailed, NotFound)
  setStatus(@IdParam() id: number, @Body() { status }: ReviewStatusBody) {
    return this.reviews.updateStatus(id, status);
  }
}

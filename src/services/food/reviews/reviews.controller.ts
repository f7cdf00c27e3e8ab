import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { ShopPageQuery } from '../food.pages';
import { ReviewSummaryView, ReviewView } from './review.view';
import { ReviewBody, ReviewChangeBody } from './reviews.dto';
import { AlreadyReviewed, Reviews } from './reviews.service';

@ApiTags('Reviews')
@DescribePath({ productId: 'Id of the dish.', id: 'Id of the review.' })
@Controller('reviews')
export class ReviewsController {
  constructor(private readonly reviews: Reviews) {}

  @Get('product/:productId')
  @Public()
  @Cached('review', 'dish', 'customer')
  @Describe('Lists the reviews of a published dish, newest first. Authors are shown by first name and initial.')
  @Returns('Reviews of a dish, newest first', dataPageOf(ReviewView), NotFound)
  async ofDish(@IdParam('productId') productId: number, @Query() query: ShopPageQuery) {
    return dataPage(await this.reviews.list(productId, query.pageRequest));
  }

  @Get('product/:productId/summary')
  @Public()
  @Cached('review', 'dish')
  @Describe('Returns the average, the number of reviews and the count for each number of stars.')
  @Returns('Average, total and count per star', ReviewSummaryView, NotFound)
  async summary(@IdParam('productId') productId: number) {
    return this.reviews.summary(productId);
  }

  @Post()
  @Audience('customer')
  @ResponseMessage('messages.review_created')
  @Describe(
    'Publishes a review of a published dish with 1 to 5 stars and an optional comment of at most 2,000',
    'characters. Each customer has one review per dish: 409 `already_reviewed`, change it instead. The rating of',
    'the dish is updated at once.',
  )
  @Creates('Review a dish, once', ReviewView, ValidationFailed, AlreadyReviewed)
  async create(@SignedIn() customer: Caller, @Body() body: ReviewBody) {
    return this.reviews.create(customer.id, body);
  }

  @Patch(':id')
  @Audience('customer')
  @ResponseMessage('messages.review_changed')
  @Describe(
    "Changes the stars or the comment of the customer's own review; an empty comment removes it. The rating of",
    'the dish is updated at once.',
  )
  @Returns('Edit an own review', ReviewView, ValidationFailed, NotFound)
  async change(@SignedIn() customer: Caller, @IdParam() id: number, @Body() body: ReviewChangeBody) {
    return this.reviews.update(customer.id, id, body);
  }

  @Delete(':id')
  @Audience('customer')
  @ResponseMessage('messages.review_deleted')
  @Describe(
    "Deletes the customer's own review and updates the rating of the dish. A new review can be written",
    'afterwards.',
  )
  @Returns('Delete an own review', null, NotFound)
  async delete(@SignedIn() customer: Caller, @IdParam() id: number) {
    await this.reviews.delete(customer.id, id);
  }
}

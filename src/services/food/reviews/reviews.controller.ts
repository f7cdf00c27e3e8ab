import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience, Public } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { Cached } from '#kit/memory/cached';
import { ShopPageQuery } from '../food.pages';
import { ReviewSummaryView, ReviewView } from './review.view';
import { ReviewBody, ReviewChangeBody } from './reviews.dto';
import { AlreadyReviewed, Reviews } from './reviews.service';

@ApiTags('Reviews')
@Controller('reviews')
export class ReviewsController {
  constructor(private readonly reviews: Reviews) {}

  @Get('product/:productId')
  @Public()
  @Cached('review', 'dish', 'customer')
  @Answers('Reviews of a dish, newest first', dataPageOf(ReviewView), NotFound)
  async ofDish(@IdParam('productId') productId: number, @Query() query: ShopPageQuery) {
    return dataPage(await this.reviews.list(productId, query.pageRequest));
  }

  @Get('product/:productId/summary')
  @Public()
  @Cached('review', 'dish')
  @Answers('Average, total and count per star', ReviewSummaryView, NotFound)
  async summary(@IdParam('productId') productId: number) {
    return this.reviews.summary(productId);
  }

  @Post()
  @Audience('customer')
  @Says('messages.review_created')
  @Creates('Review a dish, once', ReviewView, ValidationFailed, AlreadyReviewed)
  async create(@SignedIn() customer: Caller, @Body() body: ReviewBody) {
    return this.reviews.create(customer.id, body);
  }

  @Patch(':id')
  @Audience('customer')
  @Says('messages.review_changed')
  @Answers('Edit an own review', ReviewView, ValidationFailed, NotFound)
  async change(@SignedIn() customer: Caller, @IdParam() id: number, @Body() body: ReviewChangeBody) {
    return this.reviews.change(customer.id, id, body);
  }

  @Delete(':id')
  @Audience('customer')
  @Says('messages.review_deleted')
  @Answers('Delete an own review', null, NotFound)
  async delete(@SignedIn() customer: Caller, @IdParam() id: number) {
    await this.reviews.delete(customer.id, id);
  }
}

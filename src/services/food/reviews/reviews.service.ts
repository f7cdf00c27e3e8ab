import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { fieldRefused, NotFound, refusal } from '#kit/http/refusal';
import { Review } from './review.entity';
import { type ReviewSummaryView, type ReviewView, reviewSummaryView, reviewView } from './review.view';
import type { ReviewBody, ReviewChangeBody } from './reviews.dto';
import { insertReview, ratingsOfDish, reviewById, reviewsOfDish } from './reviews.queries';

export const AlreadyReviewed = refusal(409, 'already_reviewed');

@Injectable()
export class Reviews {
  constructor(private readonly db: Database) {}

  async page(productId: number, request: PageRequest): Promise<Page<ReviewView>> {
    const page = await reviewsOfDish(this.db, productId, request);
    if (!page) throw NotFound();
    return mapPage(page, reviewView);
  }

  async summary(productId: number): Promise<ReviewSummaryView> {
    const ratings = await ratingsOfDish(this.db, productId);
    if (!ratings) throw NotFound();
    return reviewSummaryView(ratings);
  }

  async create(customerId: number, { product_id, rating, comment }: ReviewBody): Promise<ReviewView> {
    const id = await insertReview(this.db, { productId: product_id, customerId, rating, comment: comment || null });
    if (id === undefined) throw fieldRefused('product_id', 'unknown_reference');
    return this.one(id);
  }

  async change(customerId: number, id: number, { rating, comment }: ReviewChangeBody): Promise<ReviewView> {
    const repository = this.db.of(Review);
    const review = await repository.findOneBy({ id, customerId });
    if (!review) throw NotFound();
    const values = definedOnly({ rating, comment: comment === undefined ? undefined : comment || null });
    await repository.save(Object.assign(review, values));
    return this.one(id);
  }

  async delete(customerId: number, id: number): Promise<null> {
    const { affected } = await this.db.of(Review).delete({ id, customerId });
    if (!affected) throw NotFound();
    return null;
  }

  private async one(id: number): Promise<ReviewView> {
    const row = await reviewById(this.db, id);
    if (!row) throw NotFound();
    return reviewView(row);
  }
}

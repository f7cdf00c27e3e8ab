import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { mapPage, type Page, readPage } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { Clock } from '#kit/time/clock';
import { stayChosen } from '../stays/stay-choice';
import { REVIEW_PAGES } from './review-pages';
import { Review, type ReviewStatus } from './review.entity';
import { type StaffReviewView, staffReviewView } from './review.view';
import type { ReviewListQuery } from './reviews.dto';
import { findReview, type ReviewCounts, reviewPage } from './reviews.queries';
import { refreshStayRating } from './stay-rating';

const HOURS_OF_A_DAY = 24;

/** Reviews as moderators see, hide and show them. */
@Injectable()
export class ReviewModeration {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(query: ReviewListQuery): Promise<{ page: Page<StaffReviewView>; counts: ReviewCounts }> {
    const { status, stay, rating, q, since } = query;
    const filter = {
      status,
      stayId: stay ? await stayChosen(this.db, stay) : undefined,
      q,
      minimumRating: rating === undefined ? undefined : Number(rating),
      writtenFrom: since === undefined ? undefined : this.daysAgo(Number(since)),
    };
    const { page, counts } = await reviewPage(this.db, filter, readPage({ ...query }, REVIEW_PAGES));
    return { page: mapPage(page, staffReviewView), counts };
  }

  /** Average and total of the stay follow at once. */
  async setStatus(id: number, status: ReviewStatus): Promise<StaffReviewView> {
    await this.db.transaction(async () => {
      const review = await this.db.of(Review).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!review) throw NotFound();
      if (review.status === status) return;
      await this.db.of(Review).save(Object.assign(review, { status }));
      await refreshStayRating(this.db, review.stayId);
    });
    const row = await findReview(this.db, id);
    if (!row) throw NotFound();
    return staffReviewView(row);
  }

  private daysAgo(days: number): string {
    return this.clock
      .now()
      .subtract({ hours: days * HOURS_OF_A_DAY })
      .toString();
  }
}

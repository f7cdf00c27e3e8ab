import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listWithCounts } from '#kit/database/list';
import { Records } from '#kit/database/records';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { resolveStayId } from '../stays/stay-filter';
import { countedPage } from '../stays.pages';
import { Review, REVIEW_STATUSES, type ReviewStatus } from './review.entity';
import { type StaffReviewRow, StaffReviewView } from './review.view';
import type { ReviewListQuery } from './reviews.dto';
import { findReview, reviewList } from './reviews.queries';
import { refreshStayRating } from './stay-rating';

const HOURS_OF_A_DAY = 24;

@Injectable()
export class ReviewModeration {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  async list({ status, stay, rating, since, q, pageRequest }: ReviewListQuery) {
    const stayId = stay ? await resolveStayId(this.db, stay) : undefined;
    const writtenFrom = since === undefined ? undefined : this.daysAgo(since);
    const list = reviewList({ stayId, rating, writtenFrom, q });
    const statuses = { statuses: REVIEW_STATUSES, column: 'r.status', selected: status };
    const page = await listWithCounts<StaffReviewRow, ReviewStatus>(this.db, pageRequest, list, statuses);
    return countedPage(page, StaffReviewView.of);
  }

  /** Also recalculates the rating of the stay. */
  async updateStatus(id: number, status: ReviewStatus): Promise<StaffReviewView> {
    await this.db.transaction(async () => {
      const review = await this.records.lock(Review, id);
      if (review.status === status) return;
      await this.db.of(Review).update({ id }, { status });
      await refreshStayRating(this.db, review.stayId);
    });
    const row = await findReview(this.db, id);
    if (!row) throw NotFound();
    return StaffReviewView.of(row);
  }

  private daysAgo(days: number): string {
    return this.clock
      .now()
      .subtract({ hours: days * HOURS_OF_A_DAY })
      .toString();
  }
}

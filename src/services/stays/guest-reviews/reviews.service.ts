import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { mapPage, type PageRequest } from '#kit/http/page';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { authorName } from '#shared/reviews/author-name';
import { searchText } from '#kit/language/search-text';
import { Clock } from '#kit/time/clock';
import { Notifications } from '#shared/notifications/notifications.service';
import type { BookingRow } from '../bookings/booking.queries';
import { sizedPage } from '../stays.pages';
import { ReviewView } from './review.view';
import { Review } from './review.entity';
import type { ReviewBody } from './reviews.dto';
import { findReview, reviewsOfStay } from './reviews.queries';
import { refreshStayRating } from './stay-rating';

export const NotCompleted = refusal(422, 'not_completed');
export const AlreadyReviewed = refusal(409, 'already_reviewed');

const READERS = 'reviews.view';

@Injectable()
export class GuestReviews {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /** The average is null without published reviews. */
  async listOfStay(slug: string, request: PageRequest) {
    const found = await reviewsOfStay(this.db, slug, request);
    if (!found) throw NotFound();
    return { ...sizedPage(mapPage(found, ReviewView.of)), average: found.average };
  }

  async create(booking: BookingRow, body: ReviewBody): Promise<ReviewView> {
    if (booking.status !== 'completed') throw NotCompleted();
    const id = await this.db.transaction(async () => {
      const stayId = await this.markReviewed(booking.id);
      const stored = await this.store(booking, stayId, body);
      await refreshStayRating(this.db, stayId);
      await this.notifyStaff(stored, booking, body);
      return stored;
    });
    const row = await findReview(this.db, id);
    if (!row) throw NotFound();
    return ReviewView.of(row);
  }

  /** Marks the booking as reviewed; of concurrent requests one succeeds. */
  private async markReviewed(bookingId: number): Promise<number> {
    const claimed = await this.db.rowOr<{ stay_id: number }>(
      AlreadyReviewed,
      `UPDATE booking SET reviewed_at = $2 WHERE id = $1 AND status = 'completed' AND reviewed_at IS NULL
       RETURNING stay_id`,
      [bookingId, this.now()],
    );
    return claimed.stay_id;
  }

  private async store(booking: BookingRow, stayId: number, { rating, comment }: ReviewBody): Promise<number> {
    const [bookingId, searchText, now] = [booking.id, reviewSearchText(booking, comment), new Date(this.now())];
    return this.records.create(Review, {
      bookingId,
      stayId,
      rating,
      comment,
      searchText,
      createdAt: now,
      updatedAt: now,
    });
  }

  private async notifyStaff(reviewId: number, booking: BookingRow, { rating, comment }: ReviewBody): Promise<void> {
    const author = authorName(booking.guestFirstName, booking.guestLastName);
    await this.notifications.toStaffWith(READERS, {
      type: 'review',
      params: { rating, comment, author, stay: booking.stayTitle },
      data: { review_id: reviewId, booking_reference: booking.reference, stay_slug: booking.staySlug },
    });
  }

  private now(): string {
    return this.clock.now().toString({ smallestUnit: 'millisecond' });
  }
}

type ReviewedBooking = Pick<
  BookingRow,
  'reference' | 'guestFirstName' | 'guestLastName' | 'stayReference' | 'stayTitle'
>;

export function reviewSearchText(booking: ReviewedBooking, comment: string): string {
  const { reference, guestFirstName, guestLastName, stayReference, stayTitle } = booking;
  return searchText(
    [comment, guestFirstName, guestLastName, reference, stayReference, stayTitle.en, stayTitle.ar].join(' '),
  );
}

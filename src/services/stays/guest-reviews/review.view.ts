import { Shown } from '#kit/fields/shape-fields';
import { authorName } from '#shared/reviews/author-name';
import { BilingualView } from '#kit/language/bilingual.view';
import { REVIEW_STATUSES, type ReviewStatus } from './review.entity';
import type { ReviewRow, StaffReviewRow } from './reviews.queries';

export class ReviewView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ description: 'first name and initial', example: 'Sara H.' })
  author: string;

  @Shown({ minimum: 1, maximum: 5, description: 'in halves', example: 4.5 })
  rating: number;

  @Shown({ example: 'Quiet, spotless, and the view at breakfast is hard to leave.' })
  comment: string;

  @Shown({ enum: REVIEW_STATUSES })
  status: ReviewStatus;

  @Shown({ format: 'date-time' })
  created_at: string;
}

export const reviewView = (row: ReviewRow): ReviewView => ({
  id: row.id,
  author: authorName(row.guest_first_name, row.guest_last_name),
  rating: row.rating,
  comment: row.comment,
  status: row.status,
  created_at: row.created_at.toISOString(),
});

export class ReviewedStayView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'palm-court-villa' })
  slug: string;

  @Shown({ example: 'STY-1001' })
  reference: string;

  @Shown({ type: BilingualView })
  title: BilingualView;
}

export class StaffReviewView extends ReviewView {
  @Shown({ example: 'Sara Haddad' })
  guest_name: string;

  @Shown()
  booking_reference: string;

  @Shown({ type: ReviewedStayView })
  stay: ReviewedStayView;

  @Shown({ format: 'date-time' })
  updated_at: string;
}

export const staffReviewView = (row: StaffReviewRow): StaffReviewView => ({
  ...reviewView(row),
  guest_name: `${row.guest_first_name} ${row.guest_last_name}`.trim(),
  booking_reference: row.booking_reference,
  stay: { id: row.stay_id, slug: row.stay_slug, reference: row.stay_reference, title: row.stay_title },
  updated_at: row.updated_at.toISOString(),
});

import { Shown } from '#kit/fields/shape-fields';
import { authorName } from '#shared/reviews/author-name';
import type { RatingRow, ReviewRow } from './reviews.queries';

export class ReviewView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: 'integer', example: 4 })
  product_id: number;

  @Shown({ type: 'integer', description: 'lets a signed-in customer recognise the own review', example: 7 })
  customer_id: number;

  @Shown({ description: 'first name and initial', example: 'Sara H.' })
  author: string;

  @Shown({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  rating: number;

  @Shown({ type: String, nullable: true, example: 'Smoky, tender, plenty of it.' })
  comment: string | null;

  @Shown({ format: 'date-time' })
  created_at: string;

  @Shown({ format: 'date-time' })
  updated_at: string;
}

export const reviewView = (row: ReviewRow): ReviewView => ({
  id: row.id,
  product_id: row.product_id,
  customer_id: row.customer_id,
  author: authorName(row.first_name, row.last_name),
  rating: row.rating,
  comment: row.comment,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export class StarCountsView {
  @Shown({ type: 'integer', example: 0 })
  1: number;

  @Shown({ type: 'integer', example: 0 })
  2: number;

  @Shown({ type: 'integer', example: 1 })
  3: number;

  @Shown({ type: 'integer', example: 4 })
  4: number;

  @Shown({ type: 'integer', example: 9 })
  5: number;
}

export class ReviewSummaryView {
  @Shown({ description: 'one decimal; 0 without reviews', example: 4.6 })
  average: number;

  @Shown({ type: 'integer', example: 14 })
  total: number;

  @Shown({ type: StarCountsView, description: 'reviews by stars' })
  counts: StarCountsView;
}

export function reviewSummaryView(ratings: RatingRow[]): ReviewSummaryView {
  const counts: StarCountsView = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating, total } of ratings) counts[rating] = total;
  const total = ratings.reduce((sum, row) => sum + row.total, 0);
  const stars = ratings.reduce((sum, row) => sum + row.total * row.rating, 0);
  return { average: total === 0 ? 0 : Math.round((10 * stars) / total) / 10, total, counts };
}

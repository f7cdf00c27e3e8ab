import { authorName } from '#shared/reviews/author-name';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const ReviewView = view('ReviewView', 'A review of a dish', {
  id: shown.id(),
  product_id: shown.id({ example: 4 }),
  customer_id: shown.id({ description: 'Id of the author, so that customers recognize their own review.', example: 7 }),
  author: shown.made(
    { type: String, description: 'First name and initial of the author.', example: 'Sara H.' },
    (row: { first_name: string; last_name: string }) => authorName(row.first_name, row.last_name),
  ),
  rating: shown.read({ type: 'integer', minimum: 1, maximum: 5 }, (stars: number) => stars, {
    example: 5,
    description: 'Number of stars, 1 to 5.',
  }),
  comment: shown.text({
    nullable: true,
    example: 'Smoky, tender, plenty of it.',
    description: 'Comment of the customer; null without one.',
  }),
  ...shown.timestamps,
});
export type ReviewView = InstanceType<typeof ReviewView>;

const StarCountsView = view('StarCountsView', {
  1: shown.whole({ example: 0, description: 'Number of reviews with 1 star.' }),
  2: shown.whole({ example: 0, description: 'Number of reviews with 2 stars.' }),
  3: shown.whole({ example: 1, description: 'Number of reviews with 3 stars.' }),
  4: shown.whole({ example: 4, description: 'Number of reviews with 4 stars.' }),
  5: shown.whole({ example: 9, description: 'Number of reviews with 5 stars.' }),
});

export const ReviewSummaryView = view('ReviewSummaryView', 'The average rating and the count of each rating', {
  average: shown.number({ description: 'Average number of stars with one decimal; 0 without reviews.', example: 4.6 }),
  total: shown.whole({ example: 14 }),
  counts: shown.one(StarCountsView, { description: 'Number of reviews by stars.' }),
});
export type ReviewSummaryView = InstanceType<typeof ReviewSummaryView>;

export interface RatingRow {
  rating: 1 | 2 | 3 | 4 | 5;
  total: number;
}

export function reviewSummaryView(ratings: RatingRow[]): ReviewSummaryView {
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating, total } of ratings) counts[rating] = total;
  const total = ratings.reduce((sum, row) => sum + row.total, 0);
  const stars = ratings.reduce((sum, row) => sum + row.total * row.rating, 0);
  return { average: total === 0 ? 0 : Math.round((10 * stars) / total) / 10, total, counts };
}

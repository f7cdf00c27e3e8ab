import { Stars } from '#shared/reviews/stars';
import { BlankIsAbsent, QueryValue } from '#kit/fields/query-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { REVIEW_STATUSES, type ReviewStatus } from './review.entity';

export class ReviewBody {
  @Stars({ halves: true, example: 4.5 })
  rating: number;

  @Text({ min: 10, max: 2000, example: 'Quiet, spotless, and the view at breakfast is hard to leave.' })
  comment: string;
}

/** How far back a list of reviews goes, in days. */
const SINCE = ['7', '30', '90', '365'] as const;
/** The fewest stars a list of reviews shows. */
const RATINGS = ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const;

export class ReviewListQuery {
  @BlankIsAbsent()
  @OneOf(REVIEW_STATUSES, { optional: true })
  status?: ReviewStatus;

  @Text({ min: 0, max: 120, optional: true, description: 'id or slug of a stay' })
  stay?: string;

  @BlankIsAbsent()
  @OneOf(RATINGS, { optional: true, description: 'so many stars or more' })
  rating?: (typeof RATINGS)[number];

  @Text({ min: 0, max: 200, optional: true, description: 'in comment, guest, booking reference and stay' })
  q?: string;

  @BlankIsAbsent()
  @OneOf(SINCE, { optional: true, description: 'written in the last so many days' })
  since?: (typeof SINCE)[number];

  @QueryValue({ type: 'integer', minimum: 1 })
  page?: unknown;

  @QueryValue({ type: 'integer', minimum: 1, maximum: 50, description: '8 when left out' })
  page_size?: unknown;
}

export class ReviewStatusBody {
  @OneOf(REVIEW_STATUSES, { example: 'hidden' })
  status: ReviewStatus;
}

import { Choice, QueryId, QueryWhole, SearchWords, SortDirection } from '#kit/fields/query-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { Stars } from '#shared/reviews/stars';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, COURSE_REVIEW_PAGES, FILTER, SORT } from '../courses.pages';
import { REVIEW_STATUSES, type ReviewStatus } from './review.entity';
import { MODERATED_STATUSES, type ModeratedStatus } from './review-status';

export class OwnReviewBody {
  @Stars({ description: 'Stars, 1 to 5.' })
  rating: number;

  @Text({
    min: 0,
    max: 2000,
    optional: true,
    nullable: true,
    example: 'Clear from the first lesson to the last.',
    description: 'Text of the review; null for stars only.',
  })
  comment?: string | null;
}

export class CourseReviewsQuery extends PageQuery(COURSE_REVIEW_PAGES) {}

export class ModerationBody {
  @OneOf(MODERATED_STATUSES, {
    example: 'hidden',
    description: 'Status to set; `removed` requires the permission `reviews.delete`.',
  })
  status: ModeratedStatus;
}

export const REVIEW_SORTS = {
  id: 'r.id',
  rating: 'r.rating',
  created_at: 'r.created_at',
  updated_at: 'r.updated_at',
};

export class ReviewListQuery extends PageQuery(ADMIN_PAGES) {
  @Choice(REVIEW_STATUSES, { ...FILTER, description: 'Reviews with this status.' })
  status?: ReviewStatus;

  @QueryId({ ...FILTER, description: 'Reviews of this course.' })
  course_id?: number;

  @QueryWhole({ ...FILTER, min: 1, max: 5, description: 'Reviews with this number of stars.' })
  rating?: number;

  @SearchWords({
    ...FILTER,
    description:
      'Words of the text, of the course, or of the name or e-mail address of the student, all of which must occur.',
  })
  search?: string[];

  @Choice(Object.keys(REVIEW_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof REVIEW_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class RemovedReviewsQuery extends PageQuery(ADMIN_PAGES) {
  @Choice(Object.keys(REVIEW_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof REVIEW_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

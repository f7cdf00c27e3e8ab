import { problem } from '#kit/fields/field';
import { Stars } from '#shared/reviews/stars';
import { Choice, QueryText, SearchWords } from '#kit/fields/query-fields';
import { parameter } from '#kit/fields/query-parameter';
import { OneOf, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { FORM_FILTER, REVIEW_PAGES } from '../stays.pages';
import { REVIEW_STATUSES, type ReviewStatus } from './review.entity';

export class ReviewBody {
  @Stars({ halves: true, example: 4.5, description: 'Stars from 1 to 5, in halves.' })
  rating: number;

  @Text({
    min: 10,
    max: 2000,
    example: 'Quiet, spotless, and the view at breakfast is hard to leave.',
    description: 'Comment of the guest.',
  })
  comment: string;
}

const NumberChoice = (choices: readonly number[], description: string) =>
  parameter(
    {
      read: text => choices.find(choice => String(choice) === text),
      rule: problem('one_of', { values: choices.map(String) }),
      api: { enum: choices.map(String) },
    },
    { ...FORM_FILTER, description },
  );

export class ReviewPageQuery extends PageQuery(REVIEW_PAGES) {}

export class ReviewListQuery extends PageQuery(REVIEW_PAGES) {
  @Choice(REVIEW_STATUSES, { ...FORM_FILTER, description: 'Only reviews of this status.' })
  status?: ReviewStatus;

  @QueryText({ ...FORM_FILTER, max: 120, description: 'Id or slug of a stay.' })
  stay?: string;

  @NumberChoice([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5], 'Minimum number of stars.')
  rating?: number;

  @SearchWords({ ...FORM_FILTER, max: 200, description: 'Search words in comment, guest, booking reference and stay.' })
  q?: string[];

  @NumberChoice([7, 30, 90, 365], 'Maximum age of the reviews in days.')
  since?: number;
}

export class ReviewStatusBody {
  @OneOf(REVIEW_STATUSES, {
    example: 'hidden',
    description: 'New status of the review; `published` is shown, `hidden` is not.',
  })
  status: ReviewStatus;
}

import { Reviews1767225900022 } from '#migrations/stays/1767225900022-reviews';
import type { Feature } from '#kit/service/feature';
import { GuestReviewsModule } from './guest-reviews.module';
import { Review } from './review.entity';
import { reviewSentences } from './reviews.sentences';
import { AlreadyReviewed } from './reviews.service';

export const guestReviews: Feature = {
  module: GuestReviewsModule,
  entities: [Review],
  migrations: [Reviews1767225900022],
  sentences: reviewSentences,
  constraintRefusals: { review_once: AlreadyReviewed },
};

import { Review1767225700022 } from '#migrations/food/1767225700022-review';
import type { Feature } from '#kit/service/feature';
import { Review } from './review.entity';
import { reviewSentences } from './reviews.sentences';
import { AlreadyReviewed } from './reviews.service';
import { ReviewsController } from './reviews.controller';
import { Reviews } from './reviews.service';

export const reviews: Feature = {
  controllers: [ReviewsController],
  providers: [Reviews],
  entities: [Review],
  migrations: [Review1767225700022],
  sentences: reviewSentences,
  constraintRefusals: { review_once: AlreadyReviewed },
};

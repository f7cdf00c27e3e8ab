import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { Review } from './review.entity';
import { reviewMessages } from './reviews.messages';
import { AlreadyReviewed } from './reviews.service';
import { ReviewsController } from './reviews.controller';
import { Reviews } from './reviews.service';

export const reviews: Feature = {
  controllers: [ReviewsController],
  providers: [Reviews],
  entities: [Review],
  tables: ['food/reviews'],
  routines: routinesIn(__dirname, 'write_notifications'),
  messages: reviewMessages,
  constraintRefusals: { review_once: AlreadyReviewed },
};

import { Reviews1767226000005 } from '#migrations/courses/1767226000005-reviews';
import { ReviewStars1767226000011 } from '#migrations/courses/1767226000011-review-stars';
import { WithdrawnReviews1767226000020 } from '#migrations/courses/1767226000020-withdrawn-reviews';
import { ReviewsFound1767400050002 } from '#migrations/courses/1767400050002-reviews-found';
import type { Feature } from '#kit/service/feature';
import { CourseReviewsController } from './course-reviews.controller';
import { Moderation } from './moderation.service';
import { OwnReviewController } from './own-review.controller';
import { OwnReviews } from './own-reviews.service';
import { Review } from './review.entity';
import { ReviewsStaffController } from './reviews-staff.controller';
import { reviewSentences } from './reviews.sentences';
import { Reviews } from './reviews.service';

export const reviews: Feature = {
  controllers: [CourseReviewsController, OwnReviewController, ReviewsStaffController],
  providers: [Reviews, OwnReviews, Moderation],
  entities: [Review],
  migrations: [
    Reviews1767226000005,
    ReviewStars1767226000011,
    WithdrawnReviews1767226000020,
    ReviewsFound1767400050002,
  ],
  sentences: reviewSentences,
};

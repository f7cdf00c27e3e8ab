import { ReviewTallies2026112906230 } from '#migrations/courses/2026112906230-review-tallies';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { CourseReviewsController } from './course-reviews.controller';
import { Moderation } from './moderation.service';
import { OwnReviewController } from './own-review.controller';
import { OwnReviews } from './own-reviews.service';
import { Review } from './review.entity';
import { ReviewsStaffController } from './reviews-staff.controller';
import { reviewMessages } from './reviews.messages';
import { Reviews } from './reviews.service';
import { CourseReviewsOfStaff2026112816130 } from '#migrations/courses/2026112816130-course-reviews-of-staff';
import { reviewsOffice } from './reviews.office';

export const reviews: Feature = {
  controllers: [CourseReviewsController, OwnReviewController, ReviewsStaffController],
  providers: [Reviews, OwnReviews, Moderation],
  entities: [Review],
  tables: ['courses/reviews'],
  migrations: [CourseReviewsOfStaff2026112816130, ReviewTallies2026112906230],
  routines: routinesIn(__dirname, 'write_notifications'),
  messages: reviewMessages,
  office: reviewsOffice,
};

import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { Review } from './review.entity';
import { reviewMessages } from './reviews.messages';
import { AlreadyReviewed } from './reviews.service';
import { ReviewModeration } from './review-moderation.service';
import { ReviewsController } from './reviews.controller';
import { GuestReviews } from './reviews.service';
import { ReviewsStaffController } from './reviews-staff.controller';
import { guestReviewsOffice } from './guest-reviews.office';

export const guestReviews: Feature = {
  controllers: [ReviewsStaffController, ReviewsController],
  providers: [GuestReviews, ReviewModeration],
  entities: [Review],
  tables: ['stays/guest-reviews'],
  routines: routinesIn(__dirname, 'write_notifications'),
  messages: reviewMessages,
  constraintRefusals: { review_once: AlreadyReviewed },
  office: guestReviewsOffice,
};

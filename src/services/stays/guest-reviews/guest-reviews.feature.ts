import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { Review } from './review.entity';
import { reviewMessages } from './reviews.messages';
import { AlreadyReviewed } from './reviews.service';
import { ReviewModeration } from './review-moderation.service';
import { ReviewsController } from './reviews.controller';
import { GuestReviews } from './reviews.service';
import { ReviewsStaffController } from './reviews-staff.controller';
import { ReviewStatuses2026112816140 } from '#migrations/stays/2026112816140-review-statuses';
import { guestReviewsOffice } from './guest-reviews.office';

export const guestReviews: Feature = {
  controllers: [ReviewsStaffController, ReviewsController],
  providers: [GuestReviews, ReviewModeration],
  entities: [Review],
  tables: ['stays/guest-reviews'],
  migrations: [ReviewStatuses2026112816140],
  routines: routinesIn(__dirname, 'write_notifications'),
  messages: reviewMessages,
  constraintRefusals: { review_once: AlreadyReviewed },
  office: guestReviewsOffice,
};

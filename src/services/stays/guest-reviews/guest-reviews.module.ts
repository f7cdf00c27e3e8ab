import { Module } from '@nestjs/common';
import { ReviewModeration } from './review-moderation.service';
import { ReviewsController } from './reviews.controller';
import { GuestReviews } from './reviews.service';
import { ReviewsStaffController } from './reviews-staff.controller';

@Module({
  controllers: [ReviewsStaffController, ReviewsController],
  providers: [GuestReviews, ReviewModeration],
})
export class GuestReviewsModule {}

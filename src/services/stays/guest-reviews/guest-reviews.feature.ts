import type { Feature } from '../../../kit/service/feature';
import { GuestReviewsModule } from './guest-reviews.module';

export const guestReviews: Feature = {
  module: GuestReviewsModule,
};

import type { Feature } from '../../../kit/service/feature';
import { ReviewsModule } from './reviews.module';

export const reviews: Feature = {
  module: ReviewsModule,
};

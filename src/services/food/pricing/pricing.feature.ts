import type { Feature } from '../../../kit/service/feature';
import { PricingModule } from './pricing.module';

export const pricing: Feature = {
  module: PricingModule,
};

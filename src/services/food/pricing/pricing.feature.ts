import type { Feature } from '#kit/service/feature';
import { PricingModule } from './pricing.module';
import { pricingSentences } from './pricing.sentences';

export const pricing: Feature = {
  module: PricingModule,
  sentences: pricingSentences,
};

import type { Feature } from '../../../kit/service/feature';
import { FaqModule } from './faq.module';

export const faq: Feature = {
  module: FaqModule,
};

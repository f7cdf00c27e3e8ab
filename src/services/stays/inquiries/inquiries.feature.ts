import type { Feature } from '../../../kit/service/feature';
import { InquiriesModule } from './inquiries.module';

export const inquiries: Feature = {
  module: InquiriesModule,
};

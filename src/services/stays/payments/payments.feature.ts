import type { Feature } from '../../../kit/service/feature';
import { PaymentsModule } from './payments.module';

export const payments: Feature = {
  module: PaymentsModule,
};

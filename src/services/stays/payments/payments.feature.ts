import type { Feature } from '../../../kit/service/feature';
import { paymentParts } from '../../../shared/payments/payments.feature';
import { StaysPaymentsModule } from './payments.module';

export const payments: Feature = {
  ...paymentParts,
  module: StaysPaymentsModule,
};

import { mergeSentences } from '#kit/language/sentences';
import type { Feature } from '#kit/service/feature';
import { paymentParts } from '#shared/payments/payments.feature';
import { FoodPaymentsModule } from './payments.module';
import { foodPaymentsSentences } from './payments.sentences';

export const payments: Feature = {
  ...paymentParts,
  module: FoodPaymentsModule,
  sentences: mergeSentences(paymentParts.sentences, foodPaymentsSentences),
};

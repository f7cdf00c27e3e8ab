import { mergeSentences } from '#kit/language/sentences';
import type { Feature } from '#kit/service/feature';
import { paymentParts } from '#shared/payments/payments.feature';
import { StaysPaymentsModule } from './payments.module';
import { staysPaymentsSentences } from './payments.sentences';

export const payments: Feature = {
  ...paymentParts,
  module: StaysPaymentsModule,
  sentences: mergeSentences(paymentParts.sentences, staysPaymentsSentences),
};

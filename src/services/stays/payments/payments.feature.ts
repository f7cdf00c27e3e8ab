import type { Feature } from '#kit/service/feature';
import { staysPaymentsSentences } from './payments.sentences';
import { PaymentMethods } from './payment-methods.service';
import { PaymentWebhooksController } from './payment-webhooks.controller';
import { PaymentsController } from './payments.controller';
import { StaysPayments } from './stays-payments.service';

export const payments: Feature = {
  controllers: [PaymentsController, PaymentWebhooksController],
  providers: [PaymentMethods, StaysPayments],
  sentences: staysPaymentsSentences,
};

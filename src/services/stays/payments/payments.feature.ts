import type { Feature } from '#kit/service/feature';
import { PaymentWebhooksController } from '#shared/payments/payment-webhooks.controller';
import { staysPaymentsSentences } from './payments.sentences';
import { FurtherPayments } from './further-payments';
import { LatePaymentNotices } from './late-payment-notices';
import { PartialCancellations } from './partial-cancellations.service';
import { PaymentMethods } from './payment-methods.service';
import { PaymentsController } from './payments.controller';
import { SimulatedReturns } from './simulated-returns.service';
import { PAID_BOOKING_PAGE, StaysPayments } from './stays-payments.service';

export const payments: Feature = {
  controllers: [PaymentsController, PaymentWebhooksController],
  providers: [
    FurtherPayments,
    LatePaymentNotices,
    PartialCancellations,
    PaymentMethods,
    SimulatedReturns,
    StaysPayments,
  ],
  sentences: staysPaymentsSentences,
  sitePages: [PAID_BOOKING_PAGE],
};

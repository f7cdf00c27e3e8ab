import type { Feature } from '#kit/service/feature';
import { foodPaymentsSentences } from './payments.sentences';
import { Checkout } from './checkout.service';
import { DemoPayments } from './demo-payments';
import { FoodPayments } from './food-payments.service';
import { LatePaymentNotices } from './late-payment-notices';
import { PaymentCallbacksController } from './payment-callbacks.controller';
import { PAYMENT_PAGE, PaymentReturn } from './payment-return.service';
import { PaymentsController } from './payments.controller';
import { ReturnAddresses } from './return-addresses';

export const payments: Feature = {
  controllers: [PaymentsController, PaymentCallbacksController],
  providers: [FoodPayments, Checkout, DemoPayments, LatePaymentNotices, PaymentReturn, ReturnAddresses],
  sentences: foodPaymentsSentences,
  sitePages: [PAYMENT_PAGE],
};

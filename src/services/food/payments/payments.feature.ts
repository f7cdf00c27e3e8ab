import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { LatePaymentChanged, PaymentSettledLate } from '#money/payments/payment.events';
import { OrderCancelled } from '../orders/order.events';
import { foodPaymentsMessages } from './payments.messages';
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
  handlers: [
    on(OrderCancelled, FoodPayments, 'closeCancelled'),
    on(PaymentSettledLate, LatePaymentNotices, 'notifyArrived'),
    on(LatePaymentChanged, LatePaymentNotices, 'notifyChanged'),
  ],
  messages: foodPaymentsMessages,
  sitePages: [PAYMENT_PAGE],
};

import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { LatePaymentChanged, PaymentSettledLate } from '#money/payments/payment.events';
import { PaymentWebhooksController } from '#money/payments/payment-webhooks.controller';
import { BookingCancelled } from '../bookings/booking.events';
import { staysPaymentsMessages } from './payments.messages';
import { AdditionalCharges } from './additional-charges';
import { LatePaymentNotices } from './late-payment-notices';
import { PartialCancellations } from './partial-cancellations.service';
import { PaymentMethods } from './payment-methods.service';
import { PaymentsController } from './payments.controller';
import { SimulatedReturns } from './simulated-returns.service';
import { PAID_BOOKING_PAGE, StaysPayments } from './stays-payments.service';
import { paymentsOffice } from './payments.office';

export const payments: Feature = {
  controllers: [PaymentsController, PaymentWebhooksController],
  providers: [
    AdditionalCharges,
    LatePaymentNotices,
    PartialCancellations,
    PaymentMethods,
    SimulatedReturns,
    StaysPayments,
  ],
  handlers: [
    on(BookingCancelled, StaysPayments, 'closeCancelled'),
    on(PaymentSettledLate, LatePaymentNotices, 'notifyArrived'),
    on(LatePaymentChanged, LatePaymentNotices, 'notifyChanged'),
  ],
  messages: staysPaymentsMessages,
  sitePages: [PAID_BOOKING_PAGE],
  office: paymentsOffice,
};

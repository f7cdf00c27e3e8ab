import type { Type } from '@nestjs/common';
import { Processors } from '#payments/processors';
import type { Feature } from '#kit/service/feature';
import { Payment } from './payment.entity';
import { LatePaymentChanged, PaymentDisputed, PaymentSettledLate } from './payment.events';
import { PaymentDispute } from './payment-dispute.entity';
import { PaymentDisputes } from './payment-disputes';
import { PaymentsUnderWay } from './payments-under-way';
import { RefundFailures } from './refund-failures';
import { PaymentConfirmation } from './payment-confirmation';
import { PaymentEvent } from './payment-event.entity';
import { PaymentHandler } from './payment-handler';
import { PaymentMatching } from './payment-matching';
import { PaymentNotices } from './payment-notices';
import { PaymentOpening } from './payment-opening';
import { PaymentRecords } from './payment-records';
import { PaymentRefunds } from './payment-refunds';
import { PaymentReservations } from './payment-reservations';
import { PaymentSettlement } from './payment-settlement';
import { PaymentWebhooks } from './payment-webhooks';
import { paymentsMessages } from './payments.messages';
import { processorAliases } from './processor-aliases';
import { ProcessorRefunds } from './processor-refunds';
import { ReturnUrlReader } from './return-urls';
import { UnmatchedReports } from './unmatched-reports';

/**
 * Payments of one service; the handler applies them to its orders or bookings.
 * @param refunds `RecordedRefunds`, with the feature `money/refunds`
 */
export const paymentLedger = (handler: Type<PaymentHandler>, refunds: Type<PaymentRefunds>): Feature => ({
  providers: [
    Processors,
    PaymentOpening,
    PaymentConfirmation,
    PaymentSettlement,
    { provide: PaymentRefunds, useClass: refunds },
    ProcessorRefunds,
    PaymentWebhooks,
    PaymentRecords,
    PaymentMatching,
    PaymentNotices,
    PaymentReservations,
    UnmatchedReports,
    PaymentsUnderWay,
    PaymentDisputes,
    RefundFailures,
    ReturnUrlReader,
    { provide: PaymentHandler, useClass: handler },
  ],
  middleware: [processorAliases],
  entities: [Payment, PaymentEvent, PaymentDispute],
  tables: ['money/payments'],
  messages: paymentsMessages,
  domainEvents: [PaymentSettledLate, LatePaymentChanged, PaymentDisputed],
});

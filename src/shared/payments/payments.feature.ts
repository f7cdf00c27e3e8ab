import type { Type } from '@nestjs/common';
import { Processors } from '#payments/processors';
import type { Feature } from '#kit/service/feature';
import { Payments1767225600003 } from '#migrations/shared/1767225600003-payments';
import { PaymentKeys1767312095000 } from '#migrations/shared/1767312095000-payment-keys';
import { PaymentsRepair1767312200001 } from '#migrations/shared/1767312200001-payments-repair';
import { UnmatchedRefunds1767400010000 } from '#migrations/shared/1767400010000-unmatched-refunds';
import { LatePayments1767400090100 } from '#migrations/shared/1767400090100-late-payments';
import { PaymentsUnderWay1767400140000 } from '#migrations/shared/1767400140000-payments-under-way';
import { PaymentDisputes1767400140010 } from '#migrations/shared/1767400140010-payment-disputes';
import { Payment } from './payment.entity';
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
import { paymentsSentences } from './payments.sentences';
import { processorAliases } from './processor-aliases';
import { ProcessorRefunds } from './processor-refunds';
import { ReturnUrlReader } from './return-urls';
import { UnmatchedReports } from './unmatched-reports';
import { WholeRefunds } from './whole-refunds';

/**
 * Payments of one service; the handler applies them to its orders or bookings.
 * @param refunds `RecordedRefunds` for a service with the feature `shared/refunds`
 */
export const paymentLedger = (
  handler: Type<PaymentHandler>,
  refunds: Type<PaymentRefunds> = WholeRefunds,
): Feature => ({
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
  migrations: [
    Payments1767225600003,
    PaymentKeys1767312095000,
    PaymentsRepair1767312200001,
    UnmatchedRefunds1767400010000,
    LatePayments1767400090100,
    PaymentsUnderWay1767400140000,
    PaymentDisputes1767400140010,
  ],
  sentences: paymentsSentences,
});

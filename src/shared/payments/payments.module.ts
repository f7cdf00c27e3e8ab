import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { Processors } from '#kit/payments/processors';
import { PaymentConfirmation } from './payment-confirmation';
import { PaymentHandler } from './payment-handler';
import { PaymentMatching } from './payment-matching';
import { PaymentNotices } from './payment-notices';
import { PaymentOpening } from './payment-opening';
import { PaymentReconciliation } from './payment-reconciliation';
import { PaymentRecords } from './payment-records';
import { PaymentRefunds } from './payment-refunds';
import { PaymentReservations } from './payment-reservations';
import { PaymentSettlement } from './payment-settlement';
import { PaymentWebhooks } from './payment-webhooks';

const GIVEN = [
  Processors,
  PaymentOpening,
  PaymentConfirmation,
  PaymentSettlement,
  PaymentRefunds,
  PaymentWebhooks,
  PaymentRecords,
  PaymentReconciliation,
];

/** Payments of one service; the handler says what they do to its orders or bookings. */
@Module({})
export class PaymentsModule {
  static for(handler: Type<PaymentHandler>): DynamicModule {
    return {
      module: PaymentsModule,
      providers: [
        ...GIVEN,
        PaymentMatching,
        PaymentNotices,
        PaymentReservations,
        { provide: PaymentHandler, useClass: handler },
      ],
      exports: GIVEN,
    };
  }
}

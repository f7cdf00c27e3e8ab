import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../../shared/payments/payments.module';
import { BookingPaymentHandler } from './booking-payment-handler';
import { PaymentMethods } from './payment-methods.service';
import { PaymentWebhooksController } from './payment-webhooks.controller';
import { PaymentsController } from './payments.controller';
import { StaysPayments } from './stays-payments.service';

const processing = PaymentsModule.for(BookingPaymentHandler);

@Module({
  imports: [processing],
  controllers: [PaymentsController, PaymentWebhooksController],
  providers: [PaymentMethods, StaysPayments],
  exports: [processing, PaymentMethods, StaysPayments],
})
export class StaysPaymentsModule {}

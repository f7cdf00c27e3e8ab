import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import { PaymentsModule } from '#shared/payments/payments.module';
import { processorAliases } from '#shared/payments/processor-aliases';
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
export class StaysPaymentsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    // Named with their methods, since a middleware of a path alone cannot change that path.
    consumer
      .apply(processorAliases)
      .forRoutes(
        { path: 'webhooks/payments/card_processor', method: RequestMethod.POST },
        { path: 'webhooks/payments/wallet_processor', method: RequestMethod.POST },
      );
  }
}

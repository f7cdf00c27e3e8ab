import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import { PaymentsModule } from '#shared/payments/payments.module';
import { processorAliases } from '#shared/payments/processor-aliases';
import { Checkout } from './checkout.service';
import { DemoPayments } from './demo-payments';
import { FoodPaymentHandler } from './food-payment-handler';
import { FoodPayments } from './food-payments.service';
import { PaymentCallbacksController } from './payment-callbacks.controller';
import { PaymentReturn } from './payment-return.service';
import { PaymentsController } from './payments.controller';
import { ReturnAddresses } from './return-addresses';

@Module({
  imports: [PaymentsModule.for(FoodPaymentHandler)],
  controllers: [PaymentsController, PaymentCallbacksController],
  providers: [FoodPayments, Checkout, DemoPayments, PaymentReturn, ReturnAddresses],
  exports: [FoodPayments],
})
export class FoodPaymentsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    // Named with their methods, since a middleware of a path alone cannot change that path.
    consumer
      .apply(processorAliases)
      .forRoutes(
        { path: 'payments/return/card_processor', method: RequestMethod.GET },
        { path: 'payments/return/wallet_processor', method: RequestMethod.GET },
        { path: 'payments/webhooks/card_processor', method: RequestMethod.POST },
        { path: 'payments/webhooks/wallet_processor', method: RequestMethod.POST },
      );
  }
}

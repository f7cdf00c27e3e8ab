import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { PaymentsModule } from '../../../shared/payments/payments.module';
import { processorAliases } from '../../../shared/payments/processor-aliases';
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
    consumer
      .apply(processorAliases)
      .forRoutes('payments/return/card_processor', 'payments/return/wallet_processor', 'payments/webhooks/:provider');
  }
}

import { Global, Module } from '@nestjs/common';
import { FoodPaymentsModule } from '../payments/payments.module';
import { OrderHandlingController } from './order-handling.controller';
import { OrderHandling } from './order-handling.service';
import { OrderMoves } from './order-moves.service';

/** Global: staff move orders along, payments refund them. */
@Global()
@Module({
  imports: [FoodPaymentsModule],
  controllers: [OrderHandlingController],
  providers: [OrderHandling, OrderMoves],
  exports: [OrderMoves],
})
export class OrderHandlingModule {}

import { Global, Module } from '@nestjs/common';
import { OrderMoves } from './order-moves.service';

/** Global: staff move orders along, payments refund them. */
@Global()
@Module({ providers: [OrderMoves], exports: [OrderMoves] })
export class OrderHandlingModule {}

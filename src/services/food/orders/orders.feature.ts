import { Orders1767225700003 } from '#migrations/food/1767225700003-orders';
import type { Feature } from '#kit/service/feature';
import { Order } from './order.entity';
import { OrderLine } from './order-line.entity';
import { OrderEvent } from './order-event.entity';
import { ordersSentences } from './orders.sentences';
import { OrderMoves } from './order-moves.service';
import { OrdersController } from './orders.controller';
import { Orders } from './orders.service';
import { Tracking } from './tracking';

export const orders: Feature = {
  controllers: [OrdersController],
  providers: [OrderMoves, Orders, Tracking],
  entities: [Order, OrderLine, OrderEvent],
  migrations: [Orders1767225700003],
  sentences: ordersSentences,
};

import { Orders1767225700003 } from '#migrations/food/1767225700003-orders';
import type { Feature } from '#kit/service/feature';
import { Order } from './order.entity';
import { OrderLine } from './order-line.entity';
import { OrderEvent } from './order-event.entity';
import { OrdersModule } from './orders.module';
import { ordersSentences } from './orders.sentences';

export const orders: Feature = {
  module: OrdersModule,
  entities: [Order, OrderLine, OrderEvent],
  migrations: [Orders1767225700003],
  sentences: ordersSentences,
};

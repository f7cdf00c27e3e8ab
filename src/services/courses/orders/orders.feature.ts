import { Orders1767226000003 } from '#migrations/courses/1767226000003-orders';
import type { Feature } from '#kit/service/feature';
import { OrderLine } from './order-line.entity';
import { Order } from './order.entity';

export const orders: Feature = {
  entities: [Order, OrderLine],
  migrations: [Orders1767226000003],
};

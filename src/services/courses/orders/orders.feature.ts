import { OrderReturnUrls1767400010001 } from '#migrations/courses/1767400010001-return-urls';
import { Orders1767226000003 } from '#migrations/courses/1767226000003-orders';
import type { Feature } from '#kit/service/feature';
import { OrderLine } from './order-line.entity';
import { Order } from './order.entity';
import { OrdersStaffController } from './orders-staff.controller';
import { Orders } from './orders.service';

export const orders: Feature = {
  controllers: [OrdersStaffController],
  providers: [Orders],
  entities: [Order, OrderLine],
  migrations: [Orders1767226000003, OrderReturnUrls1767400010001],
};

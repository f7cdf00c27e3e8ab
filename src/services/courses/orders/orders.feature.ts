import type { Feature } from '#kit/service/feature';
import { OrderLine } from './order-line.entity';
import { Order } from './order.entity';
import { OrdersStaffController } from './orders-staff.controller';
import { Orders } from './orders.service';
import { OrderSorts2026112816100 } from '#migrations/courses/2026112816100-order-sorts';
import { ordersOffice } from './orders.office';

export const orders: Feature = {
  controllers: [OrdersStaffController],
  providers: [Orders],
  entities: [Order, OrderLine],
  tables: ['courses/orders'],
  migrations: [OrderSorts2026112816100],
  office: ordersOffice,
};

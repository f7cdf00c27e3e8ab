import type { Feature } from '#kit/service/feature';
import { OrderLine } from './order-line.entity';
import { Order } from './order.entity';
import { OrdersStaffController } from './orders-staff.controller';
import { Orders } from './orders.service';
import { ordersOffice } from './orders.office';

export const orders: Feature = {
  controllers: [OrdersStaffController],
  providers: [Orders],
  entities: [Order, OrderLine],
  tables: ['courses/orders'],
  office: ordersOffice,
};

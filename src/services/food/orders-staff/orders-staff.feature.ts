import type { Feature } from '#kit/service/feature';
import { ordersStaffMessages } from './orders-staff.messages';
import { OrdersStaffController } from './orders-staff.controller';
import { OrdersStaffService } from './orders-staff.service';

export const ordersStaff: Feature = {
  controllers: [OrdersStaffController],
  providers: [OrdersStaffService],
  messages: ordersStaffMessages,
};

import type { Feature } from '#kit/service/feature';
import { ordersStaffMessages } from './orders-staff.messages';
import { OrdersStaffController } from './orders-staff.controller';
import { OrdersStaffService } from './orders-staff.service';
import { ordersStaffOffice } from './orders-staff.office';

export const ordersStaff: Feature = {
  office: ordersStaffOffice,
  controllers: [OrdersStaffController],
  providers: [OrdersStaffService],
  messages: ordersStaffMessages,
};

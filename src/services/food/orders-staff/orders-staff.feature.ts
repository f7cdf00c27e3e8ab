import type { Feature } from '#kit/service/feature';
import { ordersStaffSentences } from './orders-staff.sentences';
import { OrdersStaffController } from './orders-staff.controller';
import { OrdersStaffService } from './orders-staff.service';

export const ordersStaff: Feature = {
  controllers: [OrdersStaffController],
  providers: [OrdersStaffService],
  sentences: ordersStaffSentences,
};

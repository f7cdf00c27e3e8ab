import type { Feature } from '#kit/service/feature';
import { ordersStaffSentences } from './order-handling.sentences';
import { OrdersStaffController } from './order-handling.controller';
import { OrdersStaffService } from './order-handling.service';

export const ordersStaff: Feature = {
  controllers: [OrdersStaffController],
  providers: [OrdersStaffService],
  sentences: ordersStaffSentences,
};

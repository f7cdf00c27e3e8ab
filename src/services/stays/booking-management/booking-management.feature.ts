import type { Feature } from '../../../kit/service/feature';
import { BookingManagementModule } from './booking-management.module';

export const bookingManagement: Feature = {
  module: BookingManagementModule,
};

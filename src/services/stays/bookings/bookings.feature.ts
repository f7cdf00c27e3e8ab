import type { Feature } from '../../../kit/service/feature';
import { BookingsModule } from './bookings.module';

export const bookings: Feature = {
  module: BookingsModule,
};

import type { Feature } from '#kit/service/feature';
import { BookingManagementModule } from './booking-management.module';
import { bookingManagementSentences } from './booking-management.sentences';

export const bookingManagement: Feature = { module: BookingManagementModule, sentences: bookingManagementSentences };

import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  type BookingPaymentStatus,
  type BookingStatus,
} from '../bookings/booking-status';
import { STAY_STATUSES, type StayStatus } from '../stays/stay-kinds';
import { BLOCK_REASONS, type BlockReason } from './block.entity';

export class CalendarBookingView {
  @Shown({ type: String, example: 'BKG-7K2M9QXW4T' })
  reference: string;

  @Shown({ type: String, enum: BOOKING_STATUSES })
  status: BookingStatus;

  @Shown({ type: String, enum: BOOKING_PAYMENT_STATUSES })
  payment_status: BookingPaymentStatus;

  @Shown({ type: String, example: 'Sara Haddad' })
  guest_name: string;

  @Shown({ type: 'integer' })
  guests: number;

  @Shown({ type: String, format: 'date' })
  check_in: string;

  @Shown({ type: String, format: 'date' })
  check_out: string;
}

export class CalendarBlockView {
  @Shown({ type: 'integer' })
  id: number;

  @Shown({ type: String, enum: BLOCK_REASONS })
  reason: BlockReason;

  @Shown({ type: String, nullable: true })
  note: string | null;

  @Shown({ type: String, format: 'date' })
  from: string;

  @Shown({ type: String, format: 'date' })
  to: string;
}

export class CalendarStayView {
  @Shown({ type: 'integer' })
  id: number;

  @Shown({ type: String, example: 'STY-1001' })
  reference: string;

  @Shown({ type: String })
  slug: string;

  @Shown({ type: BilingualView })
  title: BilingualView;

  @Shown({ type: String, enum: STAY_STATUSES })
  status: StayStatus;

  @Shown({ type: () => CalendarBookingView, isArray: true, description: 'Those with a night in the month' })
  bookings: CalendarBookingView[];

  @Shown({ type: () => CalendarBlockView, isArray: true, description: 'Those with a night in the month' })
  blocks: CalendarBlockView[];
}

export class CalendarView {
  @Shown({ type: String, example: '2026-05' })
  month: string;

  @Shown({ type: String, format: 'date', description: 'The first day of the month' })
  from: string;

  @Shown({ type: String, format: 'date', description: 'The first day of the next month' })
  to: string;

  @Shown({ type: () => CalendarStayView, isArray: true, description: 'By English title' })
  stays: CalendarStayView[];
}

import { BlankIsAbsent, QueryValue } from '#kit/fields/query-fields';
import { Day, OneOf, Text } from '#kit/fields/text-fields';
import { BOOKING_ACTIONS, type BookingAction } from '../bookings/booking-rules';
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  type BookingPaymentStatus,
  type BookingStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../bookings/booking-status';
import { ChosenNumber } from '../stays.fields';
import { MOST_GUESTS } from '../stays/stay-kinds';
import { BOOKING_SORTS, type BookingSort } from './booking-list.queries';

export class BookingListQuery {
  @BlankIsAbsent()
  @OneOf(BOOKING_STATUSES, { optional: true })
  status?: BookingStatus;

  @BlankIsAbsent()
  @Day({ optional: true, description: 'Check-in on this day or later' })
  from?: string;

  @BlankIsAbsent()
  @Day({ optional: true, description: 'Check-in on this day or before', example: '2026-05-12' })
  to?: string;

  @Text({ min: 0, max: 200, optional: true, description: 'In reference, guest, e-mail, phone and stay' })
  q?: string;

  @Text({ min: 0, max: 120, optional: true, description: 'Id or slug of a stay' })
  stay?: string;

  @BlankIsAbsent()
  @OneOf(BOOKING_PAYMENT_STATUSES, { optional: true })
  payment?: BookingPaymentStatus;

  @BlankIsAbsent()
  @OneOf(PAYMENT_METHODS, { optional: true })
  method?: PaymentMethod;

  @ChosenNumber({ min: 1, max: MOST_GUESTS, description: 'So many guests or more' })
  guests?: string;

  @BlankIsAbsent()
  @OneOf(BOOKING_SORTS, {
    optional: true,
    description: '`newest` first when left out, the soonest `check_in`, or the largest `total`',
  })
  sort?: BookingSort;

  @QueryValue({ type: 'integer', minimum: 1 })
  page?: unknown;

  @QueryValue({ type: 'integer', minimum: 1, maximum: 50, description: '10 when left out' })
  page_size?: unknown;
}

export class BookingChangeBody {
  @OneOf(BOOKING_ACTIONS, { optional: true })
  action?: BookingAction;

  @Text({ min: 0, max: 4000, optional: true, nullable: true, description: 'For the team only; empty is none' })
  admin_notes?: string | null;
}

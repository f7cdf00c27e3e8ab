import { Shown } from '#kit/fields/shape-fields';
import type { BookingEventRow } from './booking.queries';
import { BOOKING_ACTORS, BOOKING_STATUSES, type BookingActor, type BookingStatus } from './booking-status';

export class BookingEventView {
  @Shown({ type: String, enum: BOOKING_STATUSES })
  status: BookingStatus;

  @Shown({ type: String, format: 'date-time' })
  at: string;

  @Shown({ type: String, enum: BOOKING_ACTORS, description: 'Through whom it came to this' })
  by: BookingActor;

  @Shown({ type: String, nullable: true })
  reason: string | null;
}

export const bookingEventView = ({ status, at, actor, reason }: BookingEventRow): BookingEventView => ({
  status,
  at: new Date(at).toISOString(),
  by: actor,
  reason,
});

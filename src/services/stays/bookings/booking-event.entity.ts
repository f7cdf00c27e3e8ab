import { Entity, ForeignKey, Index } from 'typeorm';
import { HandWrittenCheck, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Booking } from './booking.entity';
import type { BookingActor, BookingStatus } from './booking-status';

@Entity({ name: 'booking_event' })
@Index('booking_event_timeline_idx', ['bookingId', 'id'])
@HandWrittenCheck('booking_event_actor_known')
export class BookingEvent {
  @Identity()
  id: number;

  @ForeignKey(() => Booking, { name: 'booking_event_booking_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  bookingId: number;

  @TextColumn()
  status: BookingStatus;

  @InstantColumn()
  at: Date;

  @TextColumn()
  actor: BookingActor;

  @ForeignKey(() => Account, { name: 'booking_event_account_fkey' })
  @IntegerColumn({ nullable: true })
  accountId: number | null;

  @TextColumn({ nullable: true })
  reason: string | null;
}

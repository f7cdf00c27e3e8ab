import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  CreatedAt,
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import type { Bilingual, Language } from '#kit/language/language';
import { Stay } from '../stays/stay.entity';
import type { BookingPaymentStatus, BookingStatus, FailureReason, PaymentMethod } from './booking-status';

/** A booking as it was made: days, prices, times and the cancellation deadline never change afterwards. */
@Entity({ name: 'booking' })
@Unique('booking_reference_key', ['reference'])
@Unique('booking_client_token_key', ['clientToken'])
@HandWrittenCheck('booking_status_known')
@HandWrittenCheck('booking_payment_status_known')
@HandWrittenCheck('booking_payment_method_known')
@HandWrittenCheck('booking_days_in_order')
@HandWrittenCheck('booking_guests_counted')
@HandWrittenCheck('booking_adds_up')
@HandWrittenCheck('booking_keeps_its_stay')
@HandWrittenCheck('booking_reviewed_when_completed')
@HandWrittenIndex('booking_newest_idx')
@HandWrittenIndex('booking_status_idx')
@HandWrittenIndex('booking_check_in_idx')
@HandWrittenIndex('booking_total_idx')
@HandWrittenIndex('booking_stay_idx')
@HandWrittenIndex('booking_search_idx')
export class Booking {
  @Identity('booking')
  id: number;

  /** Random, upper case. */
  @TextColumn()
  reference: string;

  /** Random; opens the booking to whoever has it. */
  @TextColumn({ name: 'access_token' })
  accessToken: string;

  /** What the client called its attempt, in lower case. */
  @TextColumn({ name: 'client_token' })
  clientToken: string;

  /** What the booking answered, word for word, for the same client token sent again; null until its payment is open. */
  @JsonColumn({ type: 'json', nullable: true })
  receipt: object | null;

  /** Null only for a cancelled booking of a stay that was deleted. */
  @ForeignKey(() => Stay, { name: 'booking_stay_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ name: 'stay_id', nullable: true })
  stayId: number | null;

  @TextColumn({ name: 'stay_reference' })
  stayReference: string;

  @TextColumn({ name: 'stay_slug' })
  staySlug: string;

  @BilingualColumn({ name: 'stay_title' })
  stayTitle: Bilingual;

  @DayColumn({ name: 'check_in' })
  checkIn: string;

  /** Exclusive: the night before is the last. */
  @DayColumn({ name: 'check_out' })
  checkOut: string;

  /** `HH:MM` in the company's time zone. */
  @TextColumn({ name: 'check_in_time' })
  checkInTime: string;

  @TextColumn({ name: 'check_out_time' })
  checkOutTime: string;

  /** The last instant the guest may cancel. */
  @InstantColumn({ name: 'cancellation_deadline' })
  cancellationDeadline: Date;

  @IntegerColumn()
  guests: number;

  @TextColumn({ name: 'guest_first_name' })
  guestFirstName: string;

  @TextColumn({ name: 'guest_last_name' })
  guestLastName: string;

  @TextColumn({ name: 'guest_email' })
  guestEmail: string;

  @TextColumn({ name: 'guest_phone', nullable: true })
  guestPhone: string | null;

  @TextColumn({ name: 'special_requests', nullable: true })
  specialRequests: string | null;

  @TextColumn({ default: 'en' })
  locale: Language;

  @IntegerColumn({ name: 'nightly_rate_cents' })
  nightlyRateCents: number;

  @IntegerColumn({ name: 'cleaning_fee_cents' })
  cleaningFeeCents: number;

  @Column({ name: 'total_cents', type: 'bigint' })
  totalCents: number;

  /** ISO 4217, upper case. */
  @TextColumn()
  currency: string;

  @TextColumn({ name: 'payment_method' })
  paymentMethod: PaymentMethod;

  /** Card or wallet were taken by the simulator: no money moved. */
  @BooleanColumn({ name: 'is_simulated', default: false })
  isSimulated: boolean;

  @TextColumn()
  status: BookingStatus;

  @TextColumn({ name: 'payment_status', default: 'unpaid' })
  paymentStatus: BookingPaymentStatus;

  @TextColumn({ name: 'failure_reason', nullable: true })
  failureReason: FailureReason | null;

  @TextColumn({ name: 'admin_notes', nullable: true })
  adminNotes: string | null;

  /** When the guest reviewed it, which happens once; set by whoever stores the review. */
  @InstantColumn({ name: 'reviewed_at', nullable: true })
  reviewedAt: Date | null;

  /** Reference, guest and stay, folded for search. */
  @TextColumn({ name: 'search_text', default: '' })
  searchText: string;

  @InstantColumn({ name: 'placed_at' })
  placedAt: Date;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}

import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual, Language } from '#kit/language/language';
import type { ReturnUrls } from '#shared/payments/return-urls';
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
@HandWrittenIndex('booking_changed_idx')
@HandWrittenIndex('booking_status_idx')
@HandWrittenIndex('booking_check_in_idx')
@HandWrittenIndex('booking_total_idx')
@HandWrittenIndex('booking_stay_idx')
@HandWrittenIndex('booking_search_idx')
@HandWrittenIndex('booking_unpaid_on_arrival_idx')
export class Booking extends StoredRecord {
  /** Random, upper case. */
  @TextColumn()
  reference: string;

  /** Random; opens the booking to whoever has it. */
  @TextColumn()
  accessToken: string;

  /** What the client called its attempt, in lower case. */
  @TextColumn()
  clientToken: string;

  /** What the booking answered, word for word, for the same client token sent again; null until its payment is open. */
  @JsonColumn({ type: 'json', nullable: true })
  receipt: object | null;

  /** Of the body it was made with; null before hashes were stored. */
  @TextColumn({ nullable: true })
  bodyHash: string | null;

  /** Null only for a cancelled booking of a stay that was deleted. */
  @ForeignKey(() => Stay, { name: 'booking_stay_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  stayId: number | null;

  @TextColumn()
  stayReference: string;

  @TextColumn()
  staySlug: string;

  @BilingualColumn()
  stayTitle: Bilingual;

  @DayColumn()
  checkIn: string;

  /** Exclusive: the night before is the last. */
  @DayColumn()
  checkOut: string;

  /** `HH:MM` in the company's time zone. */
  @TextColumn()
  checkInTime: string;

  @TextColumn()
  checkOutTime: string;

  /** The last instant the guest may cancel. */
  @InstantColumn()
  cancellationDeadline: Date;

  @IntegerColumn()
  guests: number;

  @TextColumn()
  guestFirstName: string;

  @TextColumn()
  guestLastName: string;

  @TextColumn()
  guestEmail: string;

  @TextColumn({ nullable: true })
  guestPhone: string | null;

  @TextColumn({ nullable: true })
  specialRequests: string | null;

  @TextColumn({ default: 'en' })
  locale: Language;

  @IntegerColumn()
  nightlyRateCents: number;

  @IntegerColumn()
  cleaningFeeCents: number;

  @Column({ type: 'bigint' })
  totalCents: number;

  /** ISO 4217, upper case. */
  @TextColumn()
  currency: string;

  @TextColumn()
  paymentMethod: PaymentMethod;

  /** Card or wallet were taken by the simulator: no money moved. */
  @BooleanColumn({ default: false })
  isSimulated: boolean;

  @TextColumn()
  status: BookingStatus;

  @TextColumn({ default: 'unpaid' })
  paymentStatus: BookingPaymentStatus;

  @TextColumn({ nullable: true })
  failureReason: FailureReason | null;

  @TextColumn({ nullable: true })
  adminNotes: string | null;

  /** When the guest reviewed it, which happens once; set by whoever stores the review. */
  @InstantColumn({ nullable: true })
  reviewedAt: Date | null;

  /** Reference, guest and stay, folded for search. */
  @TextColumn({ default: '' })
  searchText: string;

  /** The pages that the request named to come back to after a hosted payment. */
  @JsonColumn({ nullable: true })
  returnUrls: ReturnUrls | null;

  @InstantColumn()
  placedAt: Date;
}

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
import type { ReturnUrls } from '#money/payments/return-urls';
import type { PolicyStep } from '../cancellation/policy';
import type { PriceLine } from '../prices/price-lines';
import { Stay } from '../stays/stay.entity';
import type { BookingPaymentStatus, BookingStatus, FailureReason, PaymentMethod } from './booking-status';

/** Days, prices, times and policy are fixed when the booking is created; only a change of its dates replaces them. */
@Entity({ name: 'booking' })
@Unique('booking_reference_key', ['reference'])
@Unique('booking_client_token_key', ['clientToken'])
@Unique('booking_calendar_uid_key', ['calendarUid'])
@HandWrittenCheck('booking_status_known')
@HandWrittenCheck('booking_payment_status_known')
@HandWrittenCheck('booking_payment_method_known')
@HandWrittenCheck('booking_days_in_order')
@HandWrittenCheck('booking_guests_counted')
@HandWrittenCheck('booking_adds_up')
@HandWrittenCheck('booking_nights_add_up')
@HandWrittenCheck('booking_deposit')
@HandWrittenCheck('booking_has_policy')
@HandWrittenCheck('booking_charged_as_shown')
@HandWrittenCheck('booking_keeps_its_stay')
@HandWrittenCheck('booking_reviewed_when_completed')
@HandWrittenIndex('booking_newest_idx')
@HandWrittenIndex('booking_changed_status_idx')
@HandWrittenIndex('booking_status_idx')
@HandWrittenIndex('booking_pending_idx')
@HandWrittenIndex('booking_calendar_idx')
@HandWrittenIndex('booking_arrival_counts_idx')
@HandWrittenIndex('booking_check_out_idx')
@HandWrittenIndex('booking_counts_idx')
@HandWrittenIndex('booking_total_idx')
@HandWrittenIndex('booking_stay_idx')
@HandWrittenIndex('booking_search_idx')
@HandWrittenIndex('booking_unpaid_on_arrival_idx')
@HandWrittenIndex('booking_unpaid_visitor_idx')
@HandWrittenIndex('booking_deposit_due_idx')
export class Booking extends StoredRecord {
  @TextColumn()
  reference: string;

  @TextColumn()
  accessToken: string;

  @TextColumn()
  clientToken: string;

  /** The response to `POST /bookings`, replayed for the same client token; null until its payment is open. */
  @JsonColumn({ type: 'json', nullable: true })
  receipt: object | null;

  /** Hash of the request body; null for bookings older than this column. */
  @TextColumn({ nullable: true })
  bodyHash: string | null;

  /** Keyed hash of the address that booked without paying; null for all others. */
  @TextColumn({ nullable: true })
  visitorHash: string | null;

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

  /** Day after the last night. */
  @DayColumn()
  checkOut: string;

  /** `HH:MM` in the company's time zone. */
  @TextColumn()
  checkInTime: string;

  @TextColumn()
  checkOutTime: string;

  /** The end of the last step of `policy`; inclusive. */
  @InstantColumn()
  cancellationDeadline: Date;

  /** Refunds of a cancellation, by deadline. */
  @JsonColumn()
  policy: PolicyStep[];

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

  /** The price of each night, in cents. */
  @IntegerColumn({ array: true })
  nights: number[];

  @Column({ type: 'bigint' })
  nightsCents: number;

  @Column({ type: 'bigint', default: 0 })
  lengthDiscountCents: number;

  @Column({ type: 'bigint', default: 0 })
  extraGuestCents: number;

  /** Kept by the company for nights that a change of dates cancelled. */
  @Column({ type: 'bigint', default: 0 })
  retainedCents: number;

  /** Paid with the booking, not part of `totalCents`. */
  @Column({ type: 'bigint', default: 0 })
  depositCents: number;

  /** Part of the deposit that the company keeps. */
  @Column({ type: 'bigint', default: 0 })
  depositKeptCents: number;

  /** Reason for keeping a part of the deposit, for the guest. */
  @TextColumn({ nullable: true })
  depositReason: string | null;

  /** When the rest of the deposit is returned; null until the booking is completed. */
  @InstantColumn({ nullable: true })
  depositReturnsAt: Date | null;

  /** When the deposit was returned, or kept in full. */
  @InstantColumn({ nullable: true })
  depositSettledAt: Date | null;

  /** Price that the quote showed; null for bookings without a quote token and after a change of dates. */
  @Column({ type: 'bigint', nullable: true })
  shownCents: number | null;

  /** The price as it was explained to the guest. */
  @JsonColumn()
  lines: PriceLine[];

  /** ISO 4217, upper case. */
  @TextColumn()
  currency: string;

  @TextColumn()
  paymentMethod: PaymentMethod;

  /** Paid through the simulator: no money moved. */
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

  /** Set in the transaction that stores the review. */
  @InstantColumn({ nullable: true })
  reviewedAt: Date | null;

  @TextColumn({ default: '' })
  searchText: string;

  /** Pages to return to after a hosted payment. */
  @JsonColumn({ nullable: true })
  returnUrls: ReturnUrls | null;

  @InstantColumn()
  placedAt: Date;

  /** Number of changes of dates, unpaid ones included. */
  @IntegerColumn({ default: 0 })
  changeCount: number;

  /** UID in calendars of other platforms; never changes. */
  @TextColumn({ default: () => '(gen_random_uuid())' })
  calendarUid: string;

  /** Number of changes of dates. */
  @IntegerColumn({ default: 0 })
  calendarSequence: number;

  /** When the dates last changed. */
  @InstantColumn({ default: () => 'now()' })
  calendarChangedAt: Date;
}

import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { HandWrittenCheck, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Booking } from './booking.entity';

/** An amount that is paid for a booking, by kind; written by triggers. Payments and refunds name its reference. */
@Entity({ name: 'booking_charge' })
@Unique('booking_charge_reference_key', ['reference'])
@Unique('booking_charge_number_key', ['bookingId', 'number'])
@HandWrittenCheck('booking_charge_amounts')
@HandWrittenCheck('booking_charge_nights')
@HandWrittenCheck('booking_charge_refunded')
@HandWrittenCheck('booking_charge_retained')
@HandWrittenCheck('booking_charge_shares')
@HandWrittenCheck('booking_charge_deposit')
export class BookingCharge {
  @Identity()
  id: number;

  @ForeignKey(() => Booking, { name: 'booking_charge_booking_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  bookingId: number;

  /** 1 is the booking itself. */
  @IntegerColumn({ default: 1 })
  number: number;

  /** The reference of the booking for number 1. */
  @TextColumn()
  reference: string;

  /** Nights and extra guests, less the discount. */
  @Column({ type: 'bigint' })
  nightsCents: number;

  /** Deducted in `nightsCents`. */
  @Column({ type: 'bigint', default: 0 })
  lengthDiscountCents: number;

  /** Included in `nightsCents`. */
  @Column({ type: 'bigint', default: 0 })
  extraGuestCents: number;

  @Column({ type: 'bigint' })
  cleaningCents: number;

  /** Only of number 1. */
  @Column({ type: 'bigint', default: 0 })
  depositCents: number;

  @Column({ type: 'bigint', default: 0 })
  refundedNightsCents: number;

  /** What of `extraGuestCents` went back with nights. */
  @Column({ type: 'bigint', default: 0 })
  refundedExtraGuestCents: number;

  /** What of `lengthDiscountCents` was taken back with nights. */
  @Column({ type: 'bigint', default: 0 })
  refundedLengthDiscountCents: number;

  @Column({ type: 'bigint', default: 0 })
  refundedCleaningCents: number;

  /** With money that was returned outside and exceeds the price. */
  @Column({ type: 'bigint', default: 0 })
  refundedDepositCents: number;

  /** `deposit_kept_cents` of the booking. */
  @Column({ type: 'bigint', default: 0 })
  keptDepositCents: number;

  /** What changes of dates returned. */
  @Column({ type: 'bigint', default: 0 })
  refundedChangeCents: number;

  /** All refunds that were decided, with those of no kind. */
  @Column({ type: 'bigint', default: 0 })
  refundedCents: number;

  /** What a cancellation did not give back. */
  @Column({ type: 'bigint', default: 0 })
  retainedCents: number;

  @InstantColumn({ nullable: true })
  paidAt: Date | null;
}

import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { HandWrittenCheck, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Booking } from './booking.entity';

/** An amount due for a booking or a change of its dates, by kind. Payments and refunds name its reference. */
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

  /** The reference of the booking for number 1, otherwise with the number at its end. */
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

  /** 0 except for number 1. */
  @Column({ type: 'bigint', default: 0 })
  depositCents: number;

  @Column({ type: 'bigint', default: 0 })
  refundedNightsCents: number;

  /** Share of `extraGuestCents` that was refunded with nights. */
  @Column({ type: 'bigint', default: 0 })
  refundedExtraGuestCents: number;

  /** Share of `lengthDiscountCents` that was deducted from refunds of nights. */
  @Column({ type: 'bigint', default: 0 })
  refundedLengthDiscountCents: number;

  @Column({ type: 'bigint', default: 0 })
  refundedCleaningCents: number;

  /** Includes money returned at the processor that exceeds the price. */
  @Column({ type: 'bigint', default: 0 })
  refundedDepositCents: number;

  /** Copy of `deposit_kept_cents` of the booking. */
  @Column({ type: 'bigint', default: 0 })
  keptDepositCents: number;

  /** Refunds by changes of dates. */
  @Column({ type: 'bigint', default: 0 })
  refundedChangeCents: number;

  /** All refunds, including those of no kind: goodwill, and money returned at the processor. */
  @Column({ type: 'bigint', default: 0 })
  refundedCents: number;

  /** Part of the price that the company keeps after a cancellation or a change of dates. */
  @Column({ type: 'bigint', default: 0 })
  retainedCents: number;

  @InstantColumn({ nullable: true })
  paidAt: Date | null;
}

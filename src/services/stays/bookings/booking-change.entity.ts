import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import {
  DayColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import type { PolicyStep } from '../cancellation/policy';
import type { PriceLine } from '../prices/price-lines';
import { Booking } from './booking.entity';
import type { BookingActor } from './booking-status';

/** Columns of a booking that a change of dates sets, by their names in the database. */
export interface ChangedColumns {
  check_in: string;
  check_out: string;
  guests: number;
  nightly_rate_cents: number;
  nights: number[];
  nights_cents: number;
  length_discount_cents: number;
  extra_guest_cents: number;
  retained_cents: number;
  total_cents: number;
  lines: PriceLine[];
  policy: PolicyStep[];
  cancellation_deadline: string;
}

export const CHANGE_STATUSES = ['open', 'applied', 'ended'] as const;
/** `open`: its nights are held until it is paid. */
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

/** A change of the dates of a booking, or an early departure. */
@Entity({ name: 'booking_change' })
@Unique('booking_change_reference_key', ['reference'])
@Unique('booking_change_number_key', ['bookingId', 'number'])
@Unique('booking_change_token_key', ['bookingId', 'clientToken'])
@HandWrittenCheck('booking_change_status_known')
@HandWrittenCheck('booking_change_in_order')
@HandWrittenCheck('booking_change_amounts')
@HandWrittenCheck('booking_change_open')
@HandWrittenIndex('booking_change_open_once')
@HandWrittenIndex('booking_change_expiry_idx')
export class BookingChange extends StoredRecord {
  @ForeignKey(() => Booking, { name: 'booking_change_booking_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  bookingId: number;

  /** Number of its charge, from 2. */
  @IntegerColumn()
  number: number;

  /** Reference of its charge and payment. */
  @TextColumn()
  reference: string;

  @TextColumn()
  status: ChangeStatus;

  @DayColumn()
  fromCheckIn: string;

  @DayColumn()
  fromCheckOut: string;

  @IntegerColumn()
  fromGuests: number;

  @DayColumn()
  checkIn: string;

  @DayColumn()
  checkOut: string;

  @IntegerColumn()
  guests: number;

  /** New total less the former one. A positive difference is paid. */
  @Column({ type: 'bigint' })
  differenceCents: number;

  /** Refunded part of a negative difference. */
  @Column({ type: 'bigint', default: 0 })
  refundCents: number;

  /** The columns of the booking once the change applies. */
  @JsonColumn()
  booking: ChangedColumns;

  /** The same columns before the change. Null for a first change that is older than this column. */
  @JsonColumn({ nullable: true })
  bookingBefore: ChangedColumns | null;

  @TextColumn()
  actor: BookingActor;

  @ForeignKey(() => Account, { name: 'booking_change_account_fkey' })
  @IntegerColumn({ nullable: true })
  accountId: number | null;

  /** Reason given by staff, which guests read in the mail. */
  @TextColumn({ nullable: true })
  reason: string | null;

  @TextColumn({ nullable: true })
  clientToken: string | null;

  /** When an open change ends unpaid. */
  @InstantColumn({ nullable: true })
  expiresAt: Date | null;
}

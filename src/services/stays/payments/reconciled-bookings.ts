import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { ActionNotAllowed } from '#money/reconciliation/reconciliation.refusals';
import { ReconciledRecords } from '#money/reconciliation/reconciled-records';
import { Booking } from '../bookings/booking.entity';
import { BookingTransitions } from '../bookings/booking-transitions.service';
import { CompanyTime } from '../nights/company-time';
import { AdditionalCharges } from './additional-charges';

const BOOKING = (reference: string, condition = 'true') =>
  `EXISTS (SELECT FROM booking b WHERE b.reference = ${reference} AND ${condition})`;

const CHANGE = (reference: string, condition = 'true') =>
  `EXISTS (SELECT FROM booking_change c JOIN booking b ON b.id = c.booking_id
    WHERE c.reference = ${reference} AND ${condition})`;

/** The latest change of a booking before check-in, of which nothing was refunded and whose former nights are free. */
const IS_UNDOABLE = `c.status = 'applied' AND c.booking_before IS NOT NULL AND b.status = 'confirmed'
  AND NOT EXISTS (SELECT FROM booking_change later
    WHERE later.booking_id = b.id AND later.number > c.number AND later.status = 'applied')
  AND NOT EXISTS (SELECT FROM booking_charge charge WHERE charge.reference = c.reference AND charge.refunded_cents > 0)
  AND NOT EXISTS (SELECT FROM held_nights held LEFT JOIN booking_change own ON own.id = held.change_id
    WHERE held.stay_id = b.stay_id
      AND daterange(held.from_day, held.to_day) && daterange(c.from_check_in, c.from_check_out)
      AND coalesce(held.booking_id, own.booking_id) IS DISTINCT FROM b.id)`;

/** Bookings and changes of dates, as repairs of their payments need them. */
@Injectable()
export class ReconciledBookings extends ReconciledRecords {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly transitions: BookingTransitions,
    private readonly additional: AdditionalCharges,
  ) {
    super();
  }

  override exists(reference: string): string {
    return `(${BOOKING(reference)} OR ${CHANGE(reference)})`;
  }

  override isCancellable(reference: string): string {
    return `(${BOOKING(reference, `b.status IN ('pending', 'confirmed')`)} OR ${CHANGE(reference, IS_UNDOABLE)})`;
  }

  /** Cancels the booking of a first payment, or undoes the change of an additional one. @throws ActionNotAllowed */
  override async cancel(reference: string, accountId: number): Promise<void> {
    const other = this.additional.of(reference);
    if (!other) return this.cancelBooking(reference, accountId);
    // The caller has locked the booking, so that no other change comes between.
    const now = await this.db.row<{ isAllowed: boolean }>(`SELECT ${this.isCancellable('$1')} AS "isAllowed"`, [
      reference,
    ]);
    if (!now?.isAllowed) throw ActionNotAllowed();
    await other.revert(reference);
  }

  private async cancelBooking(reference: string, accountId: number): Promise<void> {
    const { today } = await this.time.moment();
    const booking = await this.transitions.lock(reference);
    if (!booking) return;
    await this.db.of(Booking).update({ id: booking.id }, { paymentStatus: 'failed' });
    const unpaid = { ...booking, paymentStatus: 'failed' as const };
    await this.transitions.apply(unpaid, 'cancel', today, { actor: 'staff', accountId });
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { RepairedRecords } from '#shared/reconciliation/repaired-records';
import { Booking } from '../bookings/booking.entity';
import { BookingTransitions } from '../bookings/booking-transitions.service';
import { CompanyTime } from '../nights/company-time';

const BOOKING = (reference: string, condition = 'true') =>
  `EXISTS (SELECT FROM booking b WHERE b.reference = ${reference} AND ${condition})`;

/** Bookings, as repairs of their payments need them. */
@Injectable()
export class RepairedBookings extends RepairedRecords {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly moves: BookingTransitions,
  ) {
    super();
  }

  override exists(reference: string): string {
    return BOOKING(reference);
  }

  override isCancellable(reference: string): string {
    return BOOKING(reference, `b.status IN ('pending', 'confirmed')`);
  }

  override async cancel(reference: string, accountId: number): Promise<void> {
    const { today } = await this.time.moment();
    const booking = await this.moves.lock(reference);
    if (!booking) return;
    await this.db.of(Booking).update({ id: booking.id }, { paymentStatus: 'failed' });
    const unpaid = { ...booking, paymentStatus: 'failed' as const };
    await this.moves.apply(unpaid, 'cancel', today, { actor: 'staff', accountId });
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fromCents, toCents } from '#kit/money/money';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { BookingChanged } from '../bookings/booking.events';
import { BookingTransitions } from '../bookings/booking-transitions.service';
import { Booking } from '../bookings/booking.entity';
import { RefundableBookings } from '../bookings/refundable-bookings';
import { BookingsStaffService } from '../bookings-staff/bookings-staff.service';
import type { ManagedBookingDetailView } from '../bookings-staff/managed-booking.view';
import { DepositReturns } from './deposit-returns.service';
import type { DepositBody } from './deposits.dto';

/** The deposit was returned already. */
export const DepositSettled = refusal(409, 'deposit_settled');
/** The amount exceeds the rest of the paid deposit, which is in `details`. */
export const DepositExceeded = refusal(422, 'deposit_exceeded');

/** Parts of deposits that staff keep. */
@Injectable()
export class Deposits {
  constructor(
    private readonly db: Database,
    private readonly transitions: BookingTransitions,
    private readonly events: DomainEvents,
    private readonly refundable: RefundableBookings,
    private readonly returns: DepositReturns,
    private readonly bookings: BookingsStaffService,
  ) {}

  /** @throws NotFound, DepositSettled, DepositExceeded */
  async keep(sent: string, { keep, reason }: DepositBody): Promise<ManagedBookingDetailView> {
    // The sweep may be late.
    if (await this.returns.returnDue(sent)) throw DepositSettled();
    await this.db.transaction(async () => {
      const booking = await this.transitions.lock(sent);
      if (!booking) throw NotFound();
      if (booking.depositSettledAt) throw DepositSettled();
      const keptCents = toCents(keep);
      const leftCents = await this.leftCents(booking.reference);
      if (keptCents > leftCents) throw DepositExceeded({ details: { deposit: fromCents(leftCents) } });
      const kept = { depositKeptCents: keptCents, depositReason: keptCents > 0 ? reason : null };
      await this.db.of(Booking).update({ id: booking.id }, kept);
      await this.events.raise(BookingChanged, { reference: booking.reference });
    });
    return this.bookings.get(sent);
  }

  /** Paid deposit that is not refunded; includes the part that is kept so far. */
  private async leftCents(reference: string): Promise<number> {
    const charge = await this.refundable.find(reference);
    return charge?.payment ? charge.depositCents - charge.refundedDepositCents : 0;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { plainPart } from '#money/payments/refund-parts';
import { RefundRows } from '#money/refunds/refund-rows';
import { Settings } from '#shared/settings/settings';
import { BookingChanged } from '../bookings/booking.events';
import { BookingTransitions, type LockedBooking } from '../bookings/booking-transitions.service';
import { Booking } from '../bookings/booking.entity';
import { RefundableBookings } from '../bookings/refundable-bookings';
import { leftOf } from '../bookings/refundable-charge';
import { SimulatedReturns } from '../payments/simulated-returns.service';
import { DepositLetters } from './deposit-letters.service';

const SWEEP = 'return-deposits';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

const SETTINGS = { deposit_return_days: 'number', timezone: 'string' } as const;

/** Returns deposits some days after their bookings are completed. `booking_charge_deposit` refuses a second return. */
@Injectable()
export class DepositReturns implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly transitions: BookingTransitions,
    private readonly events: DomainEvents,
    private readonly refundable: RefundableBookings,
    private readonly rows: RefundRows,
    private readonly returns: SimulatedReturns,
    private readonly letters: DepositLetters,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_FIVE_MINUTES, SWEEP, () => this.sweep());
  }

  /** A deposit that fails does not stop the others. @throws the first failure, so that the job is repeated */
  async sweep(): Promise<void> {
    const due = await this.db.of(Booking).find({
      select: { id: true, reference: true },
      where: { depositReturnsAt: LessThanOrEqual(this.clock.date()), depositSettledAt: IsNull() },
      order: { depositReturnsAt: 'ASC', id: 'ASC' },
    });
    const failures: unknown[] = [];
    for (const { reference } of due) {
      try {
        await this.returnDue(reference);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Returns the deposit if it is time. @returns whether it did */
  async returnDue(reference: string): Promise<boolean> {
    return this.db.transaction(async () => {
      const booking = await this.transitions.lock(reference);
      const now = this.clock.date();
      if (!booking?.depositReturnsAt || booking.depositSettledAt || booking.depositReturnsAt > now) return false;
      await this.db.of(Booking).update({ id: booking.id }, { depositSettledAt: now });
      await this.refund(booking);
      await this.events.raise(BookingChanged, { reference });
      return true;
    });
  }

  /** Schedules the return after some calendar days of the company, at the same time of day. */
  async schedule({ booking: { id, depositCents } }: { booking: LockedBooking }): Promise<void> {
    if (depositCents === 0) return;
    const { deposit_return_days: days, timezone } = await this.settings.values(SETTINGS);
    const at = this.clock.now().toZonedDateTimeISO(timezone).add({ days });
    await this.db.of(Booking).update({ id }, { depositReturnsAt: new Date(at.epochMilliseconds) });
  }

  private async refund(booking: LockedBooking): Promise<void> {
    const charge = await this.refundable.find(booking.reference);
    const payment = charge?.payment;
    // A payment that was refunded in full included the deposit.
    if (!payment) return;
    const leftCents = Math.min(leftOf(charge).deposit, payment.amountCents - payment.askedBackCents);
    if (leftCents > 0) {
      await this.rows.add({ payment, reasonKind: 'deposit', parts: [plainPart('deposit', leftCents)] });
      if (booking.isSimulated) await this.returns.report(booking.reference);
    }
    if (leftCents > 0 || booking.depositKeptCents > 0) await this.letters.send(booking, leftCents);
  }
}

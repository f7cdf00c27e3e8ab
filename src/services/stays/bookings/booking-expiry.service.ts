import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { NightsRequested } from '../nights/night.events';
import type { Nights } from '../nights/nights';
import { BookingsSwept } from './booking.events';
import { BookingTransitions } from './booking-transitions.service';

const SWEEP = 'release-unpaid-bookings';
const EVERY_MINUTE = '* * * * *';

/** Reserving nights also ends overdue holds of these nights, so correctness does not depend on the sweep. */
@Injectable()
export class BookingExpiry implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly transitions: BookingTransitions,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_MINUTE, SWEEP, () => this.sweep());
  }

  /** Cancels overdue bookings that overlap the nights and ends other overdue holds, in the running transaction. */
  async expireOverdue(stayId: number, nights: Nights): Promise<void> {
    const { checkIn, checkOut } = nights;
    // Locked together: ending one can lock the row of the stay, and bookings are locked before stays.
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT b.reference FROM held_nights held JOIN booking b ON b.id = held.booking_id
       WHERE held.stay_id = $1 AND daterange(held.from_day, held.to_day) && daterange($2::date, $3::date)
         AND held.expires_at <= $4 ORDER BY b.id FOR UPDATE OF b`,
      [stayId, checkIn, checkOut, this.now()],
    );
    for (const { reference } of overdue) await this.expire(reference);
    await this.events.raise(NightsRequested, { stayId, nights });
  }

  async sweep(): Promise<void> {
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT b.reference FROM held_nights held JOIN booking b ON b.id = held.booking_id
       WHERE held.expires_at <= $1 ORDER BY b.id`,
      [this.now()],
    );
    for (const { reference } of overdue) await this.expire(reference);
    await this.events.raise(BookingsSwept, {});
  }

  async expire(reference: string): Promise<void> {
    await this.db.transaction(async () => {
      const booking = await this.transitions.lock(reference);
      if (booking?.status === 'pending') await this.transitions.fail(booking, 'payment_expired', 'system');
    });
  }

  private now(): string {
    return this.clock.now().toString();
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { Clock } from '#kit/time/clock';
import type { Nights } from '../nights/nights';
import { BookingTransitions } from './booking-transitions.service';

const SWEEP = 'release-unpaid-bookings';
const EVERY_MINUTE = '* * * * *';

/** Ends the overdue holds of another kind of holder. */
export interface OverdueHolder {
  /** Ends those that overlap the nights, in the running transaction. */
  expireOverdue(stayId: number, nights: Nights): Promise<void>;
  sweep(): Promise<void>;
}

/** Reserving nights also ends the overdue holds in the way, so correctness does not depend on the sweep. */
@Injectable()
export class BookingExpiry implements OnModuleInit {
  private readonly others: OverdueHolder[] = [];

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly moves: BookingTransitions,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SWEEP, () => this.sweep());
    this.jobs.schedule(EVERY_MINUTE, SWEEP);
  }

  /** Registers holders whose overdue holds end with those of bookings. */
  add(holder: OverdueHolder): void {
    this.others.push(holder);
  }

  /** Cancels overdue bookings that overlap the nights and ends other overdue holds, in the running transaction. */
  async expireOverdue(stayId: number, nights: Nights): Promise<void> {
    const { checkIn, checkOut } = nights;
    // Locked together, because ending the first can lock the row of the stay, which comes after bookings.
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT b.reference FROM held_nights held JOIN booking b ON b.id = held.booking_id
       WHERE held.stay_id = $1 AND daterange(held.from_day, held.to_day) && daterange($2::date, $3::date)
         AND held.expires_at <= $4 ORDER BY b.id FOR UPDATE OF b`,
      [stayId, checkIn, checkOut, this.now()],
    );
    for (const { reference } of overdue) await this.expire(reference);
    for (const holder of this.others) await holder.expireOverdue(stayId, nights);
  }

  async sweep(): Promise<void> {
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT b.reference FROM held_nights held JOIN booking b ON b.id = held.booking_id
       WHERE held.expires_at <= $1 ORDER BY b.id`,
      [this.now()],
    );
    for (const { reference } of overdue) await this.expire(reference);
    for (const holder of this.others) await holder.sweep();
  }

  async expire(reference: string): Promise<void> {
    await this.db.transaction(async () => {
      const booking = await this.moves.lock(reference);
      if (booking?.status === 'pending') await this.moves.fail(booking, 'payment_expired', 'system');
    });
  }

  private now(): string {
    return this.clock.now().toString();
  }
}

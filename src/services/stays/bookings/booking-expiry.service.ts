import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { Clock } from '#kit/time/clock';
import type { Nights } from '../nights/nights';
import { BookingMoves } from './booking-moves.service';

const SWEEP = 'release-unpaid-bookings';
const EVERY_MINUTE = '* * * * *';

/**
 * Ends bookings that nobody paid in time. Whoever wants their nights does so on the way, so that nothing depends on the
 * sweep; it only tidies up where nobody asks.
 */
@Injectable()
export class BookingExpiry implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly moves: BookingMoves,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SWEEP, () => this.sweep());
    this.jobs.schedule(EVERY_MINUTE, SWEEP);
  }

  /** Frees the nights of overdue bookings that are in the way, in the running transaction. */
  async clear(stayId: number, { checkIn, checkOut }: Nights): Promise<void> {
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT b.reference FROM held_nights held JOIN booking b ON b.id = held.booking_id
       WHERE held.stay_id = $1 AND daterange(held.from_day, held.to_day) && daterange($2::date, $3::date)
         AND held.expires_at <= $4 ORDER BY b.id`,
      [stayId, checkIn, checkOut, this.now()],
    );
    for (const { reference } of overdue) await this.expire(reference);
  }

  async sweep(): Promise<void> {
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT b.reference FROM held_nights held JOIN booking b ON b.id = held.booking_id
       WHERE held.expires_at <= $1 ORDER BY b.id`,
      [this.now()],
    );
    for (const { reference } of overdue) await this.expire(reference);
  }

  /** Unless it was paid or given up meanwhile. */
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

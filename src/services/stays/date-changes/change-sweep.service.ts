import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import type { RequestedNights } from '../nights/night.events';
import { OpenChanges } from './open-changes.service';

/** The sweep: ends open changes that were not paid in time. */
@Injectable()
export class ChangeSweep {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly open: OpenChanges,
  ) {}

  /** Ends overdue changes that hold some of the nights, in the running transaction. */
  async expireOverdue({ stayId, nights: { checkIn, checkOut } }: RequestedNights): Promise<void> {
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT DISTINCT b.reference, b.id FROM held_nights held JOIN booking_change c ON c.id = held.change_id
       JOIN booking b ON b.id = c.booking_id
       WHERE held.stay_id = $1 AND daterange(held.from_day, held.to_day) && daterange($2::date, $3::date)
         AND held.expires_at <= $4 ORDER BY b.id`,
      [stayId, checkIn, checkOut, this.clock.now().toString()],
    );
    for (const { reference } of overdue) await this.open.expire(reference);
  }

  async sweep(): Promise<void> {
    const overdue = await this.db.rows<{ reference: string }>(
      `SELECT b.reference FROM booking_change c JOIN booking b ON b.id = c.booking_id
       WHERE c.status = 'open' AND c.expires_at <= $1 ORDER BY b.id`,
      [this.clock.now().toString()],
    );
    for (const { reference } of overdue) await this.open.expire(reference);
  }
}

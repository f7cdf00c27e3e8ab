import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Retry } from '#kit/database/retrying';
import type { Nights } from '../nights/nights';
import { BookingExpiry } from './booking-expiry.service';

export interface StayNights extends Nights {
  stayId: number;
}

/** Overdue holds in the way of new nights. */
@Injectable()
export class OverdueNights {
  /**
   * Ends them in a transaction before the one that takes the nights: ending them locks other bookings, which may wait for
   * the row of the stay, and a refusal does not undo it.
   */
  readonly retry: Retry<StayNights> = {
    times: 1,
    before: nights => this.db.transaction(() => this.end(nights)),
  };

  constructor(
    private readonly db: Database,
    private readonly expiry: BookingExpiry,
  ) {}

  /** Ends them in the running transaction. */
  async end(nights: StayNights): Promise<void> {
    await this.expiry.expireOverdue(nights.stayId, nights);
  }
}

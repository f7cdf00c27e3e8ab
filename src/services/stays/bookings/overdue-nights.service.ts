import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Retry } from '#kit/database/retrying';
import type { Nights } from '../nights/nights';
import { BookingExpiry } from './booking-expiry.service';

export interface StayNights extends Nights {
  stayId: number;
}

/** Ends overdue holds of nights that are wanted again. */
@Injectable()
export class OverdueNights {
  /**
   * Ends overdue holds in a transaction before the one that takes the nights: this locks other bookings, which may wait
   * for the row of the stay, and a refusal does not undo it.
   */
  readonly retry: Retry<StayNights> = {
    times: 1,
    before: nights => this.db.transaction(() => this.end(nights)),
  };

  constructor(
    private readonly db: Database,
    private readonly expiry: BookingExpiry,
  ) {}

  /** Ends overdue holds in the running transaction. */
  async end(nights: StayNights): Promise<void> {
    await this.expiry.expireOverdue(nights.stayId, nights);
  }
}

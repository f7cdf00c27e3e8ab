import { sql } from '#kit/database/sql';
import { RefusedNights } from '../help/refused-nights';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import type { ChangingBooking } from './changing-booking';

/** Explains the refusal of new nights of a booking, whose own nights do not count as taken. */
export class RefusedChange extends RefusedNights {
  constructor(
    readonly booking: Pick<ChangingBooking, 'id' | 'holds'>,
    readonly stay: { id: number; slug: string },
    readonly wanted: WantedNights,
    moment: CompanyMoment,
  ) {
    super({ slug: stay.slug, ownHolds: sql`${booking.holds}::integer[]`, ...wanted }, moment);
  }
}

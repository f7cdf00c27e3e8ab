import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { PaymentRefunds } from '#money/payments/payment-refunds';
import type { CancellationRefund } from '../bookings/cancellation-refund';
import { SimulatedReturns } from './simulated-returns.service';

/** Returns a part of the money of a cancelled booking. Its payments stay paid. */
@Injectable()
export class PartialCancellations {
  constructor(
    private readonly db: Database,
    private readonly refunds: PaymentRefunds,
    private readonly returns: SimulatedReturns,
  ) {}

  /** In the transaction that cancels the booking, which has locked it. */
  async refund({ charges }: CancellationRefund, isSimulated: boolean): Promise<void> {
    for (const { reference, parts, retainedCents } of charges) {
      await this.refunds.closeOrRefund(reference, parts);
      await this.db.queueWrite(sql`
        UPDATE booking_charge SET retained_cents = ${retainedCents} WHERE reference = ${reference}`);
      if (isSimulated && parts.length > 0) await this.returns.report(reference);
    }
  }
}

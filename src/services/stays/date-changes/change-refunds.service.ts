import { Injectable } from '@nestjs/common';
import { plainPart } from '#money/payments/refund-parts';
import { RefundRows } from '#money/refunds/refund-rows';
import { SimulatedReturns } from '../payments/simulated-returns.service';
import type { PayableCharge } from '../bookings/refundable-bookings';
import { refundableByChange } from './change-context';
import type { ChangingBooking } from './changing-booking';

/** Refunds a change from the payments of its booking. */
@Injectable()
export class ChangeRefunds {
  constructor(
    private readonly rows: RefundRows,
    private readonly returns: SimulatedReturns,
  ) {}

  /** @param charges newest first, whose payments are refunded in this order @param cents at most their refundable amount */
  async add(
    { isSimulated }: Pick<ChangingBooking, 'isSimulated'>,
    charges: readonly PayableCharge[],
    cents: number,
    askedBy?: number,
  ): Promise<void> {
    let left = cents;
    for (const charge of charges) {
      const amount = Math.min(left, refundableByChange(charge));
      if (amount === 0 || !charge.payment) continue;
      left -= amount;
      const { payment } = charge;
      await this.rows.add({ payment, reasonKind: 'changed', askedBy, parts: [plainPart('change', amount)] });
      if (isSimulated) await this.returns.report(payment.reference);
    }
    if (left > 0) throw new Error('a change refunds more than was paid');
  }
}

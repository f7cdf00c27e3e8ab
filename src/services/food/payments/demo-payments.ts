import { Injectable } from '@nestjs/common';
import { Database } from '../../../kit/database/database';
import { demoSession } from '../../../kit/payments/demo-webhooks';
import { CURRENCY } from '../../../kit/payments/processors';
import { PaymentSettlement } from '../../../shared/payments/payment-settlement';

/** Payments that move no money. An order has one, which its customer or the demo payer settles. */
@Injectable()
export class DemoPayments {
  constructor(
    private readonly db: Database,
    private readonly settlement: PaymentSettlement,
  ) {}

  /** Makes the payment of a demo order when it has none yet, as far along as the order is. */
  async ensure(orderNumber: string): Promise<void> {
    await this.db.rows(
      `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status, settles)
       SELECT order_number, 'demo', $2, total_cents, $3,
         CASE WHEN payment_status IN ('paid', 'refund_due', 'refunded') THEN payment_status ELSE 'opened' END,
         payment_status IN ('paid', 'refund_due', 'refunded')
       FROM customer_order WHERE order_number = $1 AND payment_method = 'demo' ON CONFLICT DO NOTHING`,
      [orderNumber, demoSession(orderNumber), CURRENCY],
    );
  }

  /** Pays the order at once. */
  async settle(orderNumber: string): Promise<void> {
    await this.ensure(orderNumber);
    await this.db.transaction(async () => {
      const payment = await this.db.row<{ id: number; amountCents: number }>(
        `SELECT id, amount_cents AS "amountCents" FROM payment WHERE provider = 'demo' AND session_id = $1`,
        [demoSession(orderNumber)],
      );
      if (!payment) return;
      const { id, amountCents } = payment;
      await this.settlement.apply(id, { type: 'paid', intentId: null, amountCents, currency: CURRENCY });
    });
  }
}

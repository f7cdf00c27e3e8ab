import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { demoSession } from '#payments/demo-webhooks';
import { CURRENCY } from '#payments/processors';
import type { VerifiedEvent } from '#payments/webhook-verifier';
import { Payment } from '#money/payments/payment.entity';
import { PaymentSettlement } from '#money/payments/payment-settlement';

/** Payments of the method `demo`, which move no money. A second payment of an order gets a session of its own. */
@Injectable()
export class DemoPayments {
  constructor(
    private readonly db: Database,
    private readonly settlement: PaymentSettlement,
  ) {}

  /** The event with its session, which is created if necessary. */
  async attributed(event: VerifiedEvent): Promise<VerifiedEvent> {
    const { eventId, type, reference, amountCents } = event;
    if (reference === null) return event;
    await this.ensure(reference);
    if (type !== 'paid') return event;
    const sessionId = `${demoSession(reference)}_${eventId}`;
    await this.db.rows(
      `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status)
       SELECT first.reference, 'demo', $2, first.amount_cents, first.currency, 'closed' FROM payment first
       WHERE first.provider = 'demo' AND first.session_id = $1 AND first.amount_cents = $3
         AND EXISTS (SELECT FROM payment_event paid WHERE paid.payment_id = first.id AND paid.type = 'paid'
           AND paid.verdict IN ('applied', 'duplicate'))
         AND NOT EXISTS (SELECT FROM payment_event event WHERE event.provider = 'demo' AND event.event_id = $4)
       ON CONFLICT DO NOTHING`,
      [demoSession(reference), sessionId, amountCents, eventId],
    );
    const further = await this.db.of(Payment).existsBy({ provider: 'demo', sessionId });
    return further ? { ...event, sessionId } : event;
  }

  /** Queues the payment of a new order, to be stored with it. */
  async openWith(orderNumber: string, amountCents: number): Promise<void> {
    await this.db.queueWrite(sql`
      INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status)
      VALUES (${orderNumber}, 'demo', ${demoSession(orderNumber)}, ${amountCents}, ${CURRENCY}, 'opened')`);
  }

  /** Creates the payment of a demo order if there is none, with the status of the order. */
  async ensure(orderNumber: string): Promise<void> {
    await this.db.rows(
      `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, refunded_cents, status, settles)
       SELECT order_number, 'demo', $2, total_cents, $3, CASE payment_status WHEN 'refunded' THEN total_cents ELSE 0 END,
         CASE WHEN payment_status IN ('paid', 'refund_due', 'refunded') THEN payment_status ELSE 'opened' END,
         payment_status IN ('paid', 'refund_due', 'refunded')
       FROM customer_order WHERE order_number = $1 AND payment_method = 'demo' ON CONFLICT DO NOTHING`,
      [orderNumber, demoSession(orderNumber), CURRENCY],
    );
  }

  async settle(orderNumber: string): Promise<void> {
    await this.ensure(orderNumber);
    await this.db.transaction(async () => {
      const payment = await this.db.of(Payment).findOneBy({ provider: 'demo', sessionId: demoSession(orderNumber) });
      if (!payment) return;
      const { id, amountCents } = payment;
      await this.settlement.apply(id, { type: 'paid', intentId: null, amountCents, currency: CURRENCY });
    });
  }
}

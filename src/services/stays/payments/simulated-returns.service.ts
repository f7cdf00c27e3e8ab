import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { PaymentSettlement } from '#money/payments/payment-settlement';

/** Payments of these providers are stored by a trigger: from the simulator, and in cash on arrival. */
export const PROVIDERS_WITHOUT_PROCESSOR: ReadonlySet<string> = new Set(['simulated', 'cash']);

interface Refunded {
  id: number;
  amountCents: number;
  currency: string;
  askedBackCents: number;
}

/** The simulator returns money at once: reports it in place of a webhook, in the running transaction. */
@Injectable()
export class SimulatedReturns {
  constructor(
    private readonly db: Database,
    private readonly settlement: PaymentSettlement,
  ) {}

  async report(reference: string): Promise<void> {
    await this.db.flushWrites();
    const payment = await this.db.row<Refunded>(
      `SELECT id, amount_cents AS "amountCents", currency, asked_back_cents AS "askedBackCents" FROM payment
       WHERE reference = $1 AND provider = 'simulated' AND asked_back_cents > refunded_cents`,
      [reference],
    );
    if (!payment) return;
    const { id, amountCents, currency, askedBackCents } = payment;
    const type = askedBackCents === amountCents ? 'refunded' : 'partially_refunded';
    await this.settlement.apply(id, { type, intentId: null, amountCents: askedBackCents, currency });
  }
}

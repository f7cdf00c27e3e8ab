import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Verdict } from './payment-event.entity';

/** A refund that was reported before its charge was known. */
export interface UnmatchedRefund {
  id: number;
  type: 'refunded' | 'partially_refunded';
  amountCents: number | null;
  currency: string | null;
}

/** Stores refunds that are reported before their charge is known. */
@Injectable()
export class UnmatchedRefunds {
  constructor(private readonly db: Database) {}

  /** Locks a charge until the transaction ends, so that of its payment and its refund one sees the other. */
  async lock(provider: string, intentId: string | null): Promise<void> {
    if (intentId === null) return;
    await this.db.rows('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`charge ${provider} ${intentId}`]);
  }

  /** Refunds whose charge was unknown, largest amount first. */
  async list(provider: string, intentId: string | null): Promise<UnmatchedRefund[]> {
    if (intentId === null) return [];
    return this.db.rows<UnmatchedRefund>(
      `SELECT id, type, amount_cents AS "amountCents", currency FROM payment_event
       WHERE provider = $1 AND intent_id = $2 AND verdict = 'unknown' AND type IN ('refunded', 'partially_refunded')
       ORDER BY amount_cents DESC NULLS LAST, id`,
      [provider, intentId],
    );
  }

  async recordMatch(id: number, paymentId: number, verdict: Verdict): Promise<void> {
    await this.db.rows('UPDATE payment_event SET payment_id = $2, verdict = $3 WHERE id = $1', [
      id,
      paymentId,
      verdict,
    ]);
  }
}

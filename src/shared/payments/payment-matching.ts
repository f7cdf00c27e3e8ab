import { Injectable } from '@nestjs/common';
import { Database } from '../../kit/database/database';
import type { VerifiedEvent } from '../../kit/payments/webhook-verifier';

/**
 * Finds the payment an event is about. A session's event belongs to the payment whose session it names and to no other;
 * a charge's event to the payment whose intent it names, and by its reference only while no intent of that reference is
 * known.
 */
@Injectable()
export class PaymentMatching {
  constructor(private readonly db: Database) {}

  async paymentOf(provider: string, event: VerifiedEvent): Promise<number | undefined> {
    const { sessionId, intentId, reference } = event;
    if (sessionId !== null) {
      return (await this.bySession(provider, sessionId)) ?? (await this.opening(provider, sessionId, reference));
    }
    return (
      (intentId && (await this.byIntent(provider, intentId, reference))) ||
      (await this.byReference(provider, reference))
    );
  }

  private async bySession(provider: string, sessionId: string): Promise<number | undefined> {
    const row = await this.db.row<{ id: number }>(`SELECT id FROM payment WHERE provider = $1 AND session_id = $2`, [
      provider,
      sessionId,
    ]);
    return row?.id;
  }

  /** A webhook can overtake the answer that tells us the name of the session it is about. */
  private async opening(provider: string, sessionId: string, reference: string | null): Promise<number | undefined> {
    const row = await this.db.row<{ id: number }>(
      `UPDATE payment SET session_id = $2, updated_at = now()
       WHERE provider = $1 AND reference = $3 AND status = 'opened' AND session_id IS NULL RETURNING id`,
      [provider, sessionId, reference],
    );
    return row?.id;
  }

  private async byIntent(provider: string, intentId: string, reference: string | null): Promise<number | undefined> {
    const row = await this.db.row<{ id: number }>(
      `SELECT id FROM payment WHERE provider = $1 AND intent_id = $2
       ORDER BY (reference = $3) DESC NULLS LAST, settles DESC, id DESC LIMIT 1`,
      [provider, intentId, reference],
    );
    return row?.id;
  }

  private async byReference(provider: string, reference: string | null): Promise<number | undefined> {
    const row = await this.db.row<{ id: number }>(
      `SELECT id FROM payment
       WHERE provider = $1 AND reference = $2
         AND NOT EXISTS (SELECT 1 FROM payment known WHERE known.reference = $2 AND known.intent_id IS NOT NULL)
       ORDER BY settles DESC, (status = 'opened') DESC, id DESC LIMIT 1`,
      [provider, reference],
    );
    return row?.id;
  }
}

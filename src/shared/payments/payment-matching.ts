import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { VerifiedEvent } from '#kit/payments/webhook-verifier';
import { PaymentHandler } from './payment-handler';

/**
 * Finds the payment an event is about. A session's event belongs to the payment whose session it names and to no other;
 * a charge's event to the payment whose intent it names, and by its reference only where it names none or none is known.
 */
@Injectable()
export class PaymentMatching {
  constructor(
    private readonly db: Database,
    private readonly handler: PaymentHandler,
  ) {}

  async paymentOf(
    provider: string,
    { sessionId, intentId, reference }: Pick<VerifiedEvent, 'sessionId' | 'intentId' | 'reference'>,
  ): Promise<number | undefined> {
    if (sessionId !== null) {
      return (await this.bySession(provider, sessionId)) ?? this.opening(provider, sessionId, reference);
    }
    if (intentId === null) return this.byReference(provider, reference);
    const named = await this.byIntent(provider, intentId, reference);
    if (named !== undefined || (await this.isAnyIntentKnown(reference))) return named;
    return this.byReference(provider, reference);
  }

  private async bySession(provider: string, sessionId: string): Promise<number | undefined> {
    return this.id('SELECT id FROM payment WHERE provider = $1 AND session_id = $2', [provider, sessionId]);
  }

  /** A webhook can overtake the answer that tells us the name of the session it is about. The record is locked first. */
  private async opening(provider: string, sessionId: string, reference: string | null): Promise<number | undefined> {
    if (reference === null || !(await this.handler.find(reference))) return undefined;
    return this.id(
      `UPDATE payment SET session_id = $2, updated_at = now()
       WHERE provider = $1 AND reference = $3 AND status = 'opened' AND session_id IS NULL RETURNING id`,
      [provider, sessionId, reference],
    );
  }

  private async byIntent(provider: string, intentId: string, reference: string | null): Promise<number | undefined> {
    return this.id(
      `SELECT id FROM payment WHERE provider = $1 AND intent_id = $2
       ORDER BY (reference = $3) DESC NULLS LAST, settles DESC, id DESC LIMIT 1`,
      [provider, intentId, reference],
    );
  }

  private async isAnyIntentKnown(reference: string | null): Promise<boolean> {
    const known = 'SELECT id FROM payment WHERE reference = $1 AND intent_id IS NOT NULL LIMIT 1';
    return (await this.id(known, [reference])) !== undefined;
  }

  /** The payment that counts, else the one that is open, else the latest. */
  private async byReference(provider: string, reference: string | null): Promise<number | undefined> {
    return this.id(
      `SELECT id FROM payment WHERE provider = $1 AND reference = $2
       ORDER BY settles DESC, (status = 'opened') DESC, id DESC LIMIT 1`,
      [provider, reference],
    );
  }

  private async id(statement: string, parameters: unknown[]): Promise<number | undefined> {
    return (await this.db.row<{ id: number }>(statement, parameters))?.id;
  }
}

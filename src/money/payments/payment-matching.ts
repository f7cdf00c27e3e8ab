import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { VerifiedEvent } from '#payments/webhook-verifier';
import { PaymentHandler } from './payment-handler';

type Names = Pick<VerifiedEvent, 'about' | 'sessionId' | 'intentId' | 'paymentKey'>;

/**
 * Matches events by session, charge or key. Not by reference: another shop on the same processor account may use the same
 * order numbers.
 */
@Injectable()
export class PaymentMatching {
  constructor(
    private readonly db: Database,
    private readonly handler: PaymentHandler,
  ) {}

  async paymentOf(provider: string, { about, sessionId, intentId, paymentKey }: Names): Promise<number | undefined> {
    if (about === 'session' && sessionId === null) return undefined;
    return (
      (await this.bySession(provider, sessionId)) ??
      (about === 'money' ? await this.byIntent(provider, intentId) : undefined) ??
      (await this.byKey(provider, paymentKey, { sessionId, intentId }))
    );
  }

  private async bySession(provider: string, sessionId: string | null): Promise<number | undefined> {
    return this.id('SELECT id FROM payment WHERE provider = $1 AND session_id = $2', [provider, sessionId]);
  }

  private async byIntent(provider: string, intentId: string | null): Promise<number | undefined> {
    return this.id(
      'SELECT id FROM payment WHERE provider = $1 AND intent_id = $2 ORDER BY settles DESC, id DESC LIMIT 1',
      [provider, intentId],
    );
  }

  /** Matches by our key, since an event can arrive before the response with its session or charge. */
  private async byKey(
    provider: string,
    key: string | null,
    { sessionId, intentId }: Pick<Names, 'sessionId' | 'intentId'>,
  ): Promise<number | undefined> {
    const named = await this.db.row<{ id: number; reference: string }>(
      'SELECT id, reference FROM payment WHERE provider = $1 AND key = $2',
      [provider, key],
    );
    if (!named || !(await this.handler.find(named.reference))) return undefined;
    return this.id(
      `UPDATE payment SET session_id = coalesce($2, session_id), updated_at = now()
       WHERE id = $1 AND ($2::text IS NULL OR session_id IS NULL OR session_id = $2)
         AND ($3::text IS NULL OR intent_id IS NULL OR intent_id = $3) RETURNING id`,
      [named.id, sessionId, intentId],
    );
  }

  private async id(statement: string, parameters: unknown[]): Promise<number | undefined> {
    return (await this.db.row<{ id: number }>(statement, parameters))?.id;
  }
}

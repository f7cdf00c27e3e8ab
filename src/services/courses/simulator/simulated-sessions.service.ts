import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '#kit/database/database';
import type { ProcessorName, SessionRequest } from '#payments/payment-gateway';
import { SimulatedSession, type SimulatedStatus } from './simulated-session.entity';

@Injectable()
export class SimulatedSessions {
  constructor(private readonly db: Database) {}

  /** Idempotent: there is one session per payment. */
  async open(provider: ProcessorName, request: SessionRequest): Promise<SimulatedSession> {
    const { paymentKey, reference, amountCents, currency, locale, successUrl, cancelUrl } = request;
    const sessionId = `cs_sim_${randomBytes(16).toString('hex')}`;
    const values = { sessionId, paymentKey, provider, reference, amountCents, currency, locale, successUrl, cancelUrl };
    await this.db.of(SimulatedSession).createQueryBuilder().insert().values(values).orIgnore().execute();
    return this.db.of(SimulatedSession).findOneByOrFail({ paymentKey });
  }

  async find(sessionId: string): Promise<SimulatedSession | undefined> {
    return (await this.db.of(SimulatedSession).findOneBy({ sessionId })) ?? undefined;
  }

  /** Adds a refund, up to the whole amount. */
  async refund(paymentKey: string, amountCents: number): Promise<SimulatedSession> {
    await this.db.rows(
      `UPDATE simulated_session SET refunded_cents = least(amount_cents, refunded_cents + $2), updated_at = now()
       WHERE payment_key = $1`,
      [paymentKey, amountCents],
    );
    return this.db.of(SimulatedSession).findOneByOrFail({ paymentKey });
  }

  /** @returns whether this call changed the status */
  async updateStatus(sessionId: string, from: SimulatedStatus[], status: SimulatedStatus): Promise<boolean> {
    const { affected } = await this.db.of(SimulatedSession).update({ sessionId, status: In(from) }, { status });
    return affected === 1;
  }
}

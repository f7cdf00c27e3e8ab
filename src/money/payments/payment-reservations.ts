import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import type { Session } from '#payments/payment-gateway';
import { Clock } from '#kit/time/clock';
import { PaymentHandler } from './payment-handler';
import { PAYMENT_JOBS } from './payment-jobs';
import type { PaymentRequest } from './payment-request';
import { Payment, type PaymentStatus } from './payment.entity';
import { NotPayable, paymentInProgress } from './payment.refusals';
import { processingEnd } from './payments-under-way';

/** How long a caller has exclusive access to a payment at the processor; longer than the processor's timeout. */
const CLAIM_SECONDS = 30;
/** Sessions with less time left are replaced, unless a new one would end no later. */
const MIN_REMAINING_SECONDS = 60;
/** Processors refuse sessions with an older start. */
const RETRY_MINUTES = 20;

/** The rows behind opened sessions: at most one open payment per reference, also under parallel requests. */
@Injectable()
export class PaymentReservations {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly handler: PaymentHandler,
    private readonly clock: Clock,
  ) {}

  /**
   * The open payment; `mine`: the caller opens its session.
   * @param renew replaces an earlier one @throws NotPayable, PaymentInProgress
   */
  async reserve(request: PaymentRequest, renew: boolean): Promise<{ payment: Payment; mine: boolean }> {
    return this.db.transaction(async () => {
      const record = await this.handler.find(request.reference);
      if (!record?.payable) throw NotPayable();
      const open = await this.db.of(Payment).findOneBy({ reference: request.reference, status: 'opened' });
      if (open?.processingSince) throw paymentInProgress(processingEnd(open));
      // Parallel calls share a session that was not returned yet, so that they do not close each other's.
      if (open && !(renew && open.url) && this.isUsable(open, request)) return this.join(open);
      if (open) await this.close(open);
      return { payment: await this.insert(request), mine: true };
    });
  }

  /** Stores the session and returns the current status of the payment. */
  async storeSession(id: number, { sessionId, intentId, url }: Session): Promise<PaymentStatus> {
    const row = await this.db.row<{ status: PaymentStatus }>(
      `UPDATE payment SET session_id = $2, intent_id = coalesce(intent_id, $3), url = $4, claimed_until = NULL,
         updated_at = now() WHERE id = $1 RETURNING status`,
      [id, sessionId, intentId, url],
    );
    return row!.status;
  }

  /** The session could not be opened. Without a refusal it may exist, and is requested again with the same key. */
  async release(id: number, refusal: string | null): Promise<void> {
    await this.db.rows(
      `UPDATE payment SET claimed_until = NULL, refusal = $2,
         status = CASE WHEN $2::text IS NOT NULL AND status = 'opened' THEN 'closed' ELSE status END,
         updated_at = now() WHERE id = $1`,
      [id, refusal],
    );
  }

  private isUsable(open: Payment, { provider, amountCents, currency, until }: PaymentRequest): boolean {
    if (open.provider !== provider || open.amountCents !== amountCents || open.currency !== currency) return false;
    const now = this.clock.now().epochMilliseconds;
    if (open.url) {
      const ends = open.expiresAt?.getTime() ?? 0;
      return ends > now && ends >= Math.min(now + MIN_REMAINING_SECONDS * 1000, until.epochMilliseconds);
    }
    return this.isClaimed(open) || open.createdAt.getTime() > now - RETRY_MINUTES * 60_000;
  }

  private async join(open: Payment): Promise<{ payment: Payment; mine: boolean }> {
    if (open.url || this.isClaimed(open)) return { payment: open, mine: false };
    await this.db.of(Payment).update(open.id, { claimedUntil: this.claim() });
    return { payment: open, mine: true };
  }

  private async close({ id }: Payment): Promise<void> {
    await this.db.of(Payment).update(id, { status: 'closed' });
    await this.jobs.enqueue(PAYMENT_JOBS.close, { paymentId: id });
  }

  private async insert(request: PaymentRequest): Promise<Payment> {
    const { reference, provider, amountCents, currency, until } = request;
    const expiresAt = dateOf(until);
    const now = this.clock.date();
    const payment = await this.db.of(Payment).save({
      reference,
      provider,
      amountCents,
      currency,
      status: 'opened' as const,
      expiresAt,
      claimedUntil: this.claim(),
      createdAt: now,
      updatedAt: now,
    });
    await this.jobs.enqueue(PAYMENT_JOBS.expire, { paymentId: payment.id }, { runAt: expiresAt });
    return this.db.of(Payment).findOneByOrFail({ id: payment.id });
  }

  private isClaimed({ claimedUntil }: Payment): boolean {
    return (claimedUntil?.getTime() ?? 0) > this.clock.now().epochMilliseconds;
  }

  private claim(): Date {
    return dateOf(this.clock.now().add({ seconds: CLAIM_SECONDS }));
  }
}

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

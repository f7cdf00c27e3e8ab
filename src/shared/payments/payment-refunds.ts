import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { ProcessorFailure } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { PAYMENT_JOBS, type PaymentJob } from './payment-jobs';
import { PaymentNotices } from './payment-notices';
import { Payment } from './payment.entity';
import { HOSTED_PROVIDERS, ProcessorRefunds } from './processor-refunds';

/** Refunds payments. Requests to the processor are retried with growing pauses; the result arrives by webhook. */
@Injectable()
export class PaymentRefunds implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly processors: Processors,
    private readonly notices: PaymentNotices,
    private readonly requests: ProcessorRefunds,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<PaymentJob>(PAYMENT_JOBS.refund, ({ paymentId }) => this.refund(paymentId));
    this.jobs.handle<PaymentJob>(PAYMENT_JOBS.close, ({ paymentId }) => this.close(paymentId));
  }

  /** Enqueues the refund in the running transaction. A payment without a processor waits for its event. */
  async enqueue({ id, provider }: Pick<Payment, 'id' | 'provider'>): Promise<void> {
    if (HOSTED_PROVIDERS.has(provider)) {
      await this.jobs.enqueue(PAYMENT_JOBS.refund, { paymentId: id }, { key: `${PAYMENT_JOBS.refund}-${id}` });
    }
  }

  /** For a cancelled record, in the transaction that locked it: closes the session. Returns whether money is due. */
  async closeOrRefund(reference: string): Promise<boolean> {
    const ended = await this.db.rows<Pick<Payment, 'id' | 'provider' | 'status'>>(
      `UPDATE payment SET status = CASE status WHEN 'opened' THEN 'closed' ELSE 'refund_due' END, updated_at = now()
       WHERE reference = $1 AND (status = 'opened' OR (status = 'paid' AND settles AND amount_cents > 0))
       RETURNING id, provider, status`,
      [reference],
    );
    for (const payment of ended) {
      if (payment.status === 'refund_due') await this.enqueue(payment);
      else await this.jobs.enqueue(PAYMENT_JOBS.close, { paymentId: payment.id });
    }
    return ended.some(payment => payment.status === 'refund_due');
  }

  private async close(paymentId: number): Promise<void> {
    const payment = await this.db.of(Payment).findOneBy({ id: paymentId });
    if (payment?.sessionId) await this.processors.gateway(payment.provider)?.close(payment.sessionId);
  }

  private async refund(paymentId: number): Promise<void> {
    const payment = await this.db.of(Payment).findOneByOrFail({ id: paymentId });
    if (payment.status !== 'refund_due') return;
    try {
      await this.requests.request(payment, {
        amountCents: payment.amountCents - payment.refundedCents,
        // Processors replay a refusal for the same key, so each attempt has its own.
        idempotencyKey: `refund-${payment.key}-${payment.refundAttempts}`,
      });
      await this.recordAttempt(payment, null);
    } catch (error) {
      const reason = error instanceof ProcessorFailure ? error.reason : 'unexpected';
      await this.recordAttempt(payment, reason);
      if (payment.refundAttempts === 0) await this.notices.refundFailed(payment, reason);
      throw error;
    }
  }

  private async recordAttempt({ id }: Payment, error: string | null): Promise<void> {
    await this.db.rows(
      `UPDATE payment SET refund_attempts = refund_attempts + 1, refund_error = $2, updated_at = now() WHERE id = $1`,
      [id, error],
    );
  }
}

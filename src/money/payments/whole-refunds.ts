import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { Clock } from '#kit/time/clock';
import { ProcessorFailure } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { PAYMENT_JOBS, type PaymentJob } from './payment-jobs';
import { PaymentNotices } from './payment-notices';
import type { FailedRefund } from './payment-handler';
import { PaymentRefunds, type RecordedReturn, type RefundablePayment } from './payment-refunds';
import { Payment } from './payment.entity';
import { HOSTED_PROVIDERS, ProcessorRefunds } from './processor-refunds';

/** Refunds whole payments without rows of their own, for services that do not use `money/refunds`. */
@Injectable()
export class WholeRefunds extends PaymentRefunds {
  constructor(
    db: Database,
    jobs: Jobs,
    processors: Processors,
    private readonly notices: PaymentNotices,
    private readonly requests: ProcessorRefunds,
    private readonly clock: Clock,
  ) {
    super(db, jobs, processors);
  }

  protected override readonly cancelledColumns = '0 AS "otherwiseCents", NULL AS record';

  override onModuleInit(): void {
    super.onModuleInit();
    this.jobs.handle<PaymentJob>(PAYMENT_JOBS.refund, ({ paymentId }) => this.refund(paymentId));
  }

  /** A payment without a processor waits for its event. */
  override async enqueue({ id, provider }: RefundablePayment): Promise<void> {
    if (HOSTED_PROVIDERS.has(provider)) {
      await this.jobs.enqueue(PAYMENT_JOBS.refund, { paymentId: id }, { key: `${PAYMENT_JOBS.refund}-${id}` });
    }
  }

  protected override async enqueueCancelled(payment: RefundablePayment): Promise<void> {
    await this.enqueue(payment);
  }

  override async requestAgain(payment: RefundablePayment): Promise<void> {
    await this.enqueue(payment);
  }

  override async recordReturn({ refundedCents }: Payment, backCents: number): Promise<RecordedReturn> {
    return { unexplainedCents: backCents - refundedCents, isWhole: false };
  }

  /** A whole refund is requested again the next day; part refunds belong to the service. */
  override async recordFailure(payment: Payment, { cents, isEarly }: FailedRefund): Promise<number> {
    const { id, provider, status, refundedCents } = payment;
    if (HOSTED_PROVIDERS.has(provider) && (status === 'refunded' || status === 'refund_due')) {
      const runAt = new Date(this.clock.now().add({ hours: 24 }).epochMilliseconds);
      await this.jobs.enqueue(PAYMENT_JOBS.refund, { paymentId: id }, { key: `${PAYMENT_JOBS.refund}-${id}`, runAt });
    }
    return isEarly ? 0 : Math.min(cents, refundedCents);
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

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { ProcessorFailure } from '#payments/payment-gateway';
import { Payment } from '#money/payments/payment.entity';
import { ProcessorRefunds } from '#money/payments/processor-refunds';
import { OrderRefund } from './order-refund.entity';
import { RefundOutcomes } from './refund-outcomes';

const ORDER_REFUND = 'order-refund';

/** Asks the processor for a refund. The money is reported by webhook; a refusal is reported here. */
@Injectable()
export class RefundRequests implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly processors: ProcessorRefunds,
    private readonly outcomes: RefundOutcomes,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ refundId: number }>(ORDER_REFUND, ({ refundId }) => this.ask(refundId));
  }

  /** Stored in the running transaction. */
  async enqueue(refundId: number): Promise<void> {
    await this.jobs.enqueue(ORDER_REFUND, { refundId }, { key: `${ORDER_REFUND}-${refundId}` });
  }

  /** Every attempt has the same key, so that a request whose response was lost moves no more money. */
  private async ask(refundId: number): Promise<void> {
    const refund = await this.db.of(OrderRefund).findOneByOrFail({ id: refundId });
    if (refund.status !== 'asked') return;
    const { amountCents, refundedBeforeCents, key, attempts } = refund;
    const payment = await this.db.of(Payment).findOneByOrFail({ id: refund.paymentId });
    try {
      // Processors forget keys after a day.
      const isBack =
        attempts > 0 && (await this.processors.refundedCents(payment)) >= refundedBeforeCents + amountCents;
      if (!isBack)
        await this.processors.request(payment, { amountCents, idempotencyKey: `refund-${key}`, isPart: true });
      await this.recordAttempt(refundId, null);
    } catch (error) {
      if (!(error instanceof ProcessorFailure)) throw error;
      await this.recordAttempt(refundId, error.reason);
      if (!error.isRejected) throw error;
      await this.outcomes.fail(refundId, error.reason);
    }
  }

  private async recordAttempt(refundId: number, error: string | null): Promise<void> {
    await this.db.rows('UPDATE order_refund SET attempts = attempts + 1, error = $2 WHERE id = $1', [refundId, error]);
  }
}

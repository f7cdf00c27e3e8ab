import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { ProcessorFailure } from '#payments/payment-gateway';
import { PaymentHandler } from '../payments/payment-handler';
import { PAYMENT_JOBS, type PaymentJob } from '../payments/payment-jobs';
import { PaymentNotices } from '../payments/payment-notices';
import { PaymentSettlement } from '../payments/payment-settlement';
import { Payment } from '../payments/payment.entity';
import { ProcessorRefunds } from '../payments/processor-refunds';
import { Refund, type RefundStatus } from './refund.entity';
import { RefundChanged } from './refund.events';

/** Another request with the key is under way, so the outcome is unknown. */
const KEY_IN_USE = 'idempotency_key_in_use';

/** Requests refunds from the processor, each with its own key. The money is reported by webhook. */
@Injectable()
export class RefundRequests implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly processors: ProcessorRefunds,
    private readonly settlement: PaymentSettlement,
    private readonly handler: PaymentHandler,
    private readonly notices: PaymentNotices,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<PaymentJob>(PAYMENT_JOBS.refund, ({ paymentId }) => this.requestOpen(paymentId));
  }

  /** Requests what is due of a payment. A refund that fails does not stop the others. @throws the first failure, so that the job is repeated */
  async requestOpen(paymentId: number): Promise<void> {
    const open = await this.db.rows<{ id: number }>(
      `SELECT id FROM refund WHERE payment_id = $1 AND status IN ('due', 'failed') ORDER BY id`,
      [paymentId],
    );
    const failures: Error[] = [];
    for (const { id } of open) {
      try {
        await this.request(id);
      } catch (error) {
        failures.push(error as Error);
      }
    }
    if (failures[0]) throw failures[0];
  }

  private async request(refundId: number): Promise<void> {
    const first = await this.db.of(Refund).findOneByOrFail({ id: refundId });
    try {
      // Processors forget keys after a day, so a repeat first reads what has gone back.
      if (first.attempts > 0) await this.readReturned(first);
      const { status, amountCents, returnedCents, key, paymentId } = await this.db
        .of(Refund)
        .findOneByOrFail({ id: refundId });
      if (status !== 'due' && status !== 'failed') return;
      const payment = await this.db.of(Payment).findOneByOrFail({ id: paymentId });
      const owedCents = amountCents - returnedCents;
      const isPart = owedCents < payment.amountCents - payment.refundedCents;
      await this.processors.request(payment, { amountCents: owedCents, idempotencyKey: `refund-${key}`, isPart });
      await this.recordAttempt(first, 'sent', null);
    } catch (error) {
      const failure = error instanceof ProcessorFailure ? error : undefined;
      const reason = failure?.reason ?? 'unexpected';
      const isRefused = failure?.isRejected && reason !== KEY_IN_USE;
      if (isRefused && first.reasonKind === 'requested' && this.handler.withdrawsFailedRefunds)
        return this.withdraw(first, reason);
      await this.recordAttempt(first, isRefused ? 'failed' : 'due', reason);
      if (first.attempts === 0) await this.notify(first, reason);
      throw error;
    }
  }

  /** The record is locked before the refund, as everywhere. */
  private async withdraw(refund: Refund, reason: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.handler.find(refund.reference);
      if (await this.recordAttempt(refund, 'withdrawn', reason)) await this.handler.refundWithdrawn(refund.id, reason);
    });
  }

  private async readReturned({ paymentId }: Refund): Promise<void> {
    const payment = await this.db.of(Payment).findOneByOrFail({ id: paymentId });
    const { intentId, currency, refundedCents } = payment;
    const amountCents = await this.processors.refundedCents(payment);
    if (amountCents <= refundedCents) return;
    const type = amountCents < payment.amountCents ? ('partially_refunded' as const) : ('refunded' as const);
    await this.settlement.apply(paymentId, { type, intentId, amountCents, currency });
  }

  /**
   * A refused request gets another key, since processors replay the refusal; an unknown outcome keeps it. Returns whether the
   * refund was still open.
   */
  private async recordAttempt({ id, paymentId }: Refund, status: RefundStatus, error: string | null): Promise<boolean> {
    return this.db.transaction(async () => {
      await this.db.rows(
        `UPDATE payment SET refund_attempts = refund_attempts + 1, updated_at = now(),
           refund_error = CASE WHEN status <> 'refunded' THEN $2 END WHERE id = $1`,
        [paymentId, error],
      );
      const changed = await this.db.row<{ reference: string; before: RefundStatus }>(
        `UPDATE refund SET attempts = refund.attempts + 1, error = $3, status = $2,
           key = CASE $2 WHEN 'failed' THEN md5(concat(gen_random_uuid(), gen_random_uuid())) ELSE refund.key END,
           keyed_at = CASE $2 WHEN 'failed' THEN $4 ELSE refund.keyed_at END,
           ended_at = CASE $2 WHEN 'withdrawn' THEN $4::timestamptz END
         FROM (SELECT id, status FROM refund WHERE id = $1 AND ended_at IS NULL FOR UPDATE) stored
         WHERE refund.id = stored.id RETURNING refund.reference, stored.status AS before`,
        [id, status, error, this.clock.now().toString()],
      );
      if (changed && changed.before !== status)
        await this.events.raise(RefundChanged, { reference: changed.reference });
      return changed !== undefined;
    });
  }

  private async notify({ paymentId, amountCents }: Refund, reason: string): Promise<void> {
    const payment = await this.db.of(Payment).findOneByOrFail({ id: paymentId });
    await this.notices.refundFailed(payment, reason, amountCents);
  }
}

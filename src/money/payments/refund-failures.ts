import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { VerifiedEvent } from '#payments/webhook-verifier';
import { PaymentEvent, type Verdict } from './payment-event.entity';
import { PaymentHandler } from './payment-handler';
import { PaymentNotices } from './payment-notices';
import { PaymentRefunds } from './payment-refunds';
import { Payment } from './payment.entity';

/** A processor's report that an accepted refund failed. */
export type RefundFailure = Pick<VerifiedEvent, 'amountCents' | 'currency'> &
  Partial<Pick<VerifiedEvent, 'subjectId' | 'reason' | 'occurredAt'>> & {
    /** Whether the amount is the total that stays refunded, instead of that of one refund. */
    isCurrent?: boolean;
  };

/** Refunds that failed after the processor had accepted them: the money is owed again. */
@Injectable()
export class RefundFailures {
  constructor(
    private readonly db: Database,
    private readonly refunds: PaymentRefunds,
    private readonly handler: PaymentHandler,
    private readonly notices: PaymentNotices,
  ) {}

  /** Applies a failure once, however many events report it. Call it in the transaction that locked the payment. */
  async apply(payment: Payment, failure: RefundFailure): Promise<Verdict> {
    const { currency, subjectId = null, isCurrent = false } = failure;
    const cents = isCurrent ? payment.refundedCents - (failure.amountCents ?? 0) : failure.amountCents;
    if (isCurrent && cents !== null && cents <= 0) return 'duplicate';
    if (cents === null || cents < 1 || cents > payment.amountCents || currency !== payment.currency) {
      await this.notices.mismatch(payment, { amountCents: cents, currency });
      return 'mismatch';
    }
    if (subjectId !== null && (await this.isRecorded(payment.provider, subjectId))) return 'duplicate';
    const reason = failure.reason ?? 'failed';
    const isEarly = payment.refundedCents < cents;
    if (isEarly) await this.markEarly(payment.provider, subjectId);
    const failed = { cents, reason, isEarly };
    const takenBack = await this.refunds.recordFailure(payment, failed);
    const owed = { refundedCents: payment.refundedCents - takenBack, refundError: reason };
    await this.db.of(Payment).update(payment.id, {
      ...owed,
      status: payment.status === 'refunded' ? 'refund_due' : payment.status,
    });
    if (payment.settles) await this.handler.refundFailed(payment.reference, payment, failed);
    await this.notices.refundReturned(payment, reason, cents);
    return 'applied';
  }

  /**
   * Cents of failed refunds that a report of the total refunded so far still includes: those whose failure arrived before
   * the report and did not happen before it.
   */
  async includedIn({ provider, id, refundError }: Payment, { occurredAt }: Partial<VerifiedEvent>): Promise<number> {
    if (refundError === null) return 0;
    const early = await this.db.row<{ cents: number }>(
      `SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM payment_event
       WHERE provider = $1 AND payment_id = $2 AND type = 'refund_failed' AND verdict = 'applied' AND is_early
         AND (occurred_at IS NULL OR $3::timestamptz IS NULL OR occurred_at >= $3)`,
      [provider, id, occurredAt ?? null],
    );
    return early!.cents;
  }

  private async isRecorded(provider: string, subjectId: string): Promise<boolean> {
    return this.db.of(PaymentEvent).existsBy({ provider, subjectId, type: 'refund_failed', verdict: 'applied' });
  }

  private async markEarly(provider: string, subjectId: string | null): Promise<void> {
    await this.db.rows(
      `UPDATE payment_event SET is_early = true
       WHERE provider = $1 AND subject_id = $2 AND type = 'refund_failed' AND verdict = 'unknown'`,
      [provider, subjectId],
    );
  }
}

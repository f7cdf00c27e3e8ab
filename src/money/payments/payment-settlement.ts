import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import type { DisputeType, VerifiedEvent } from '#payments/webhook-verifier';
import { isDispute, PaymentDisputes } from './payment-disputes';
import type { Verdict } from './payment-event.entity';
import { type PayableRecord, PaymentHandler } from './payment-handler';
import { PAYMENT_JOBS } from './payment-jobs';
import { PaymentNotices } from './payment-notices';
import { PaymentRefunds } from './payment-refunds';
import { Payment } from './payment.entity';
import { LatePaymentChanged, PaymentSettledLate } from './payment.events';
import { PaymentsUnderWay } from './payments-under-way';
import { RefundFailures } from './refund-failures';
import { isRefund, type UnmatchedReport, UnmatchedReports } from './unmatched-reports';

const MONEY_ARRIVED: ReadonlySet<string> = new Set(['paid', 'refund_due', 'refunded']);

/** State of a payment at the processor, from a webhook or a request. */
export type Signal = Pick<VerifiedEvent, 'intentId' | 'amountCents' | 'currency'> &
  Partial<Pick<VerifiedEvent, 'subjectId' | 'reason' | 'dueBy' | 'occurredAt' | 'isTaken'>> & {
    type:
      | 'paid'
      | 'processing'
      | 'failed'
      | 'expired'
      | 'refunded'
      | 'partially_refunded'
      | 'refund_failed'
      | DisputeType;
    /** Whether the state was just read from the processor; events can be late and out of order. */
    isCurrent?: boolean;
  };

/** Locks the charge, then the record, then the payment, everywhere, so that signals cannot deadlock. */
@Injectable()
export class PaymentSettlement {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly handler: PaymentHandler,
    private readonly notices: PaymentNotices,
    private readonly refunds: PaymentRefunds,
    private readonly unmatched: UnmatchedReports,
    private readonly underWay: PaymentsUnderWay,
    private readonly failures: RefundFailures,
    private readonly disputes: PaymentDisputes,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** Applies the signal in the running transaction, or in a new one. */
  async apply(paymentId: number, signal: Signal): Promise<Verdict> {
    return this.db.transaction(async () => {
      const { reference, provider } = await this.db.of(Payment).findOneByOrFail({ id: paymentId });
      if (signal.type === 'paid') await this.unmatched.lock(provider, signal.intentId);
      const record = await this.handler.find(reference);
      const payment = await this.db
        .of(Payment)
        .findOneOrFail({ where: { id: paymentId }, lock: { mode: 'pessimistic_write' } });
      // Money for an unknown record is only refunded.
      if (!record && payment.lateReason === null) return 'unknown';
      return this.applyTo(payment, record ?? { reference, payable: false }, signal);
    });
  }

  private async applyTo(payment: Payment, record: PayableRecord, signal: Signal): Promise<Verdict> {
    const { type } = signal;
    if (isDispute(type)) return this.disputes.apply(payment, { ...signal, type });
    switch (type) {
      case 'paid':
        return this.applyPaid(payment, record, signal);
      case 'processing':
        return this.applyProcessing(payment, record, signal);
      case 'refunded':
      case 'partially_refunded':
        return this.applyRefunded(payment, signal);
      case 'refund_failed':
        return this.applyRefundFailed(payment, signal);
      default:
        return this.applyEnded(payment, type);
    }
  }

  private async applyPaid(payment: Payment, record: PayableRecord, signal: Signal): Promise<Verdict> {
    if (await this.isMismatch(payment, signal)) return 'mismatch';
    const reports = await this.unmatched.list(payment.provider, signal.intentId);
    const isNew = !MONEY_ARRIVED.has(payment.status);
    // A payment that is already refunded in full must not fulfil the record, even briefly.
    if (isNew && !reports.some(report => isFull(report, payment))) await this.settle(payment, signal);
    else await this.storeIntent(payment, signal);
    for (const report of reports) await this.applyUnmatched(payment, record, report, signal);
    return isNew ? 'applied' : 'duplicate';
  }

  private async applyProcessing(payment: Payment, record: PayableRecord, signal: Signal): Promise<Verdict> {
    if (await this.isMismatch(payment, signal)) return 'mismatch';
    return this.underWay.apply(payment, record, signal.intentId, signal.isCurrent ?? false);
  }

  private async isMismatch(payment: Payment, signal: Signal): Promise<boolean> {
    if (signal.amountCents === payment.amountCents && signal.currency === payment.currency) return false;
    await this.notices.mismatch(payment, signal);
    return true;
  }

  private async settle(payment: Payment, signal: Signal): Promise<void> {
    const { reference, id } = payment;
    const isSecond = await this.isSettled(reference);
    const accepted = !isSecond && (await this.handler.paid(reference, payment));
    const lateReason = accepted ? null : isSecond ? ('second' as const) : await this.handler.latePaid(reference);
    await this.db.of(Payment).update(id, {
      status: accepted ? 'paid' : 'refund_due',
      settles: !isSecond,
      lateReason,
      lateAt: lateReason === null ? null : this.clock.date(),
      intentId: signal.intentId ?? payment.intentId,
    });
    if (accepted) await this.closeOthers(reference);
    else {
      const kind = isSecond ? 'second' : 'late';
      await this.notices.refundDue(payment, kind);
      await this.refunds.enqueue(payment, kind);
      await this.events.raise(PaymentSettledLate, { payment: { ...payment, lateReason } });
    }
  }

  /** A report that arrived before its charge was known. */
  private async applyUnmatched(
    { id }: Payment,
    record: PayableRecord,
    report: UnmatchedReport,
    { intentId }: Signal,
  ): Promise<void> {
    const payment = await this.db.of(Payment).findOneByOrFail({ id });
    await this.unmatched.recordMatch(report.id, id, await this.applyTo(payment, record, { ...report, intentId }));
  }

  private async applyEnded(payment: Payment, status: 'failed' | 'expired'): Promise<Verdict> {
    if (payment.status !== 'opened') return payment.status === status ? 'duplicate' : 'ignored';
    if (status === 'expired' && this.underWay.isKept(payment)) return 'ignored';
    const { reference, id } = payment;
    await this.db.of(Payment).update(id, { status });
    if (!(await this.isSettled(reference))) {
      await this.handler[status](reference, payment);
    }
    return 'applied';
  }

  private async applyRefundFailed(payment: Payment, signal: Signal): Promise<Verdict> {
    const verdict = await this.failures.apply(payment, signal);
    if (verdict === 'applied' && payment.lateReason !== null) await this.events.raise(LatePaymentChanged, { payment });
    return verdict;
  }

  /** The amount of the signal is the total refunded so far, so the last partial refund makes it a full one. */
  private async applyRefunded(payment: Payment, signal: Signal): Promise<Verdict> {
    const { amountCents: reported } = signal;
    if (reported === null || reported < 1 || reported > payment.amountCents || signal.currency !== payment.currency) {
      await this.notices.mismatch(payment, signal);
      return 'mismatch';
    }
    const back = reported - (await this.failures.includedIn(payment, signal));
    if (back <= payment.refundedCents) return 'duplicate';
    await this.storeIntent(payment, signal);
    const isFull = back === payment.amountCents && signal.type === 'refunded';
    const wasLate = payment.lateReason !== null;
    // Money that was refunded before it was accepted granted nothing.
    if (isFull && !MONEY_ARRIVED.has(payment.status))
      payment.lateReason = (await this.isSettled(payment.reference)) ? 'second' : 'not_accepted';
    const { unexplainedCents, isWhole, endedIds } = await this.refunds.recordReturn(payment, back);
    if (!isFull && !isWhole) {
      await this.db.of(Payment).update(payment.id, { refundedCents: back });
      if (unexplainedCents > 0) await this.notices.partlyRefunded(payment, back);
      if (payment.settles) await this.handler.partlyRefunded(payment.reference, payment, endedIds);
      return 'applied';
    }
    const { reference, id, lateReason } = payment;
    // Late money settled nothing, so its refund does not change the record.
    const settles = payment.settles || (!wasLate && !(await this.isSettled(reference)));
    await this.db.of(Payment).update(id, {
      status: 'refunded',
      refundedCents: back,
      settles,
      refundError: null,
      lateReason,
    });
    if (settles) {
      await this.handler.refunded(reference, payment);
      await this.closeOthers(reference);
    }
    if (payment.lateReason !== null) await this.events.raise(LatePaymentChanged, { payment });
    return 'applied';
  }

  private async isSettled(reference: string): Promise<boolean> {
    return this.db.of(Payment).existsBy({ reference, settles: true });
  }

  private async storeIntent(payment: Payment, { intentId }: Signal): Promise<void> {
    if (payment.intentId === null && intentId !== null) await this.db.of(Payment).update(payment.id, { intentId });
  }

  /** Closes the other open payments, so that another tab cannot pay a second time. */
  private async closeOthers(reference: string): Promise<void> {
    const closed = await this.db.rows<{ id: number }>(
      `UPDATE payment SET status = 'closed', updated_at = now()
       WHERE reference = $1 AND status = 'opened' RETURNING id`,
      [reference],
    );
    for (const { id } of closed) await this.jobs.enqueue(PAYMENT_JOBS.close, { paymentId: id });
  }
}

const isFull = (report: UnmatchedReport, payment: Payment): boolean =>
  isRefund(report) && report.type === 'refunded' && isWholeAmount(report, payment);

const isWholeAmount = ({ amountCents, currency }: UnmatchedReport, payment: Payment): boolean =>
  amountCents === payment.amountCents && currency === payment.currency;

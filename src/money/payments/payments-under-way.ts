import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import type { Verdict } from './payment-event.entity';
import { type PayableRecord, PaymentHandler } from './payment-handler';
import { PAYMENT_JOBS } from './payment-jobs';
import { Payment } from './payment.entity';

/** How long money under way keeps the record's reservations. */
export const PROCESSING_DAYS = 7;
const DAY_MS = 86_400_000;

/** SQL of the end of that time for `payment p`; null unless its money is under way. */
export const PROCESSING_UNTIL = `
  CASE p.status WHEN 'opened' THEN p.processing_since + interval '${PROCESSING_DAYS} days' END`;

/** SQL of the end of that time for the open payment of a record. @param reference SQL of its reference */
export const processingUntilOf = (reference: string): string =>
  `(SELECT ${PROCESSING_UNTIL} FROM payment p WHERE p.reference = ${reference} AND p.status = 'opened')`;

/** The end of that time for a payment; null unless its money is under way. */
export const processingEnd = ({ status, processingSince }: Pick<Payment, 'status' | 'processingSince'>): Date | null =>
  status === 'opened' && processingSince ? new Date(processingSince.getTime() + PROCESSING_DAYS * DAY_MS) : null;

/** Payments whose money is under way at the processor, such as bank debits or payments under review. */
@Injectable()
export class PaymentsUnderWay {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly handler: PaymentHandler,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks a payment as under way, in the transaction that locked the record and the payment. A replaced or ended payment is
   * reopened, and its replacement closed unless money of that one is under way too.
   * @param isCurrent the state was just read from the processor; a report may be older than the failure of the payment
   */
  async apply(payment: Payment, record: PayableRecord, intentId: string | null, isCurrent: boolean): Promise<Verdict> {
    const { id, reference, status, processingSince } = payment;
    if (status === 'paid' || status === 'refund_due' || status === 'refunded') return 'duplicate';
    if (processingSince !== null) return status === 'opened' ? 'duplicate' : 'ignored';
    if (!record.payable || (status === 'failed' && !isCurrent)) return 'ignored';
    if (status !== 'opened' && !(await this.closeReplacement(payment))) return 'ignored';
    const since = this.clock.date();
    const opened = { ...payment, status: 'opened' as const, processingSince: since };
    await this.db.of(Payment).update(id, {
      status: opened.status,
      processingSince: since,
      intentId: payment.intentId ?? intentId,
    });
    const until = processingEnd(opened)!;
    await this.enqueueExpiry(opened);
    await this.handler.processing(reference, until);
    return 'applied';
  }

  /** Whether a payment under way keeps the record's reservations now. */
  isKept(payment: Payment): boolean {
    const until = processingEnd(payment);
    return until !== null && until.getTime() > this.clock.now().epochMilliseconds;
  }

  /** Enqueues one job per payment, for the end of its time. */
  async enqueueExpiry(payment: Payment): Promise<void> {
    const { id } = payment;
    const options = { runAt: processingEnd(payment)!, key: `${PAYMENT_JOBS.expire}-${id}` };
    await this.jobs.enqueue(PAYMENT_JOBS.expire, { paymentId: id }, options);
  }

  /** False if the money of the other payment is under way. */
  private async closeReplacement({ reference }: Payment): Promise<boolean> {
    const open = await this.db.of(Payment).findOneBy({ reference, status: 'opened' });
    if (!open) return true;
    if (open.processingSince !== null) return false;
    await this.db.of(Payment).update(open.id, { status: 'closed' });
    await this.jobs.enqueue(PAYMENT_JOBS.close, { paymentId: open.id });
    return true;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { Processors } from '#payments/processors';
import { PAYMENT_JOBS, type PaymentJob } from './payment-jobs';
import { Payment } from './payment.entity';
import type { FailedRefund } from './payment-handler';
import type { NewRefundPart } from './refund-parts';

/** Why a payment that settles nothing is refunded: another one was first, it came too late, or staff found it. */
export type LateRefundKind = 'second' | 'late' | 'repair';

export type RefundablePayment = Pick<Payment, 'id' | 'provider' | 'reference' | 'amountCents' | 'askedBackCents'>;

/** A paid payment whose record is cancelled. */
export interface CancelledPayment extends RefundablePayment {
  /** Cents that were returned outside the processor. */
  otherwiseCents: number;
  /** The value of `PaymentHandler.refundable`. */
  record: unknown;
}

/** Cents that the processor has returned since its last report. */
export interface RecordedReturn {
  /** Cents of it that no refund of the service requested. */
  unexplainedCents: number;
  /** Whether everything was returned, partly outside the processor. */
  isWhole: boolean;
  /** Refunds that the report ended. */
  endedIds: readonly number[];
}

/** Refunds payments. Requests to the processor are jobs; the result arrives by webhook. */
@Injectable()
export abstract class PaymentRefunds implements OnModuleInit {
  constructor(
    protected readonly db: Database,
    protected readonly jobs: Jobs,
    protected readonly processors: Processors,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<PaymentJob>(PAYMENT_JOBS.close, ({ paymentId }) => this.close(paymentId));
  }

  /** SQL of the values of `CancelledPayment` that are not columns of `payment`. */
  protected abstract readonly cancelledColumns: string;

  /** Enqueues the refund of the rest of the payment, in the running transaction. */
  abstract enqueue(payment: RefundablePayment, kind: LateRefundKind): Promise<void>;

  /**
   * Enqueues the refund of a payment whose record is cancelled.
   * @param parts the refunded parts; by default the whole rest
   * @param runAt when it is requested
   */
  protected abstract enqueueCancelled(
    payment: CancelledPayment,
    parts?: readonly NewRefundPart[],
    runAt?: Date,
  ): Promise<void>;

  /** Enqueues another request for the refund that is due, in the running transaction. */
  abstract requestAgain(payment: RefundablePayment): Promise<void>;

  /** Records a refund. Call it in the transaction that locked the payment, before `refunded_cents` becomes `backCents`. */
  abstract recordReturn(payment: Payment, backCents: number): Promise<RecordedReturn>;

  /**
   * Records that a refund failed later. Call it in the transaction that locked the payment, before `refunded_cents` changes.
   * @returns cents that are owed again; 0 if their return was not recorded yet
   */
  abstract recordFailure(payment: Payment, failure: FailedRefund): Promise<number>;

  /**
   * Closes the sessions of a cancelled record and refunds its payment, in the transaction that locked the record.
   * @param parts the refunded parts of a payment that stays paid; by default everything.
   * @returns whether a refund is due
   */
  async closeOrRefund(reference: string, parts?: readonly NewRefundPart[]): Promise<boolean> {
    const ended = await this.db.rows<CancelledPayment & Pick<Payment, 'status'>>(
      `UPDATE payment SET status = CASE status WHEN 'opened' THEN 'closed' ELSE $2 END, updated_at = now()
       WHERE reference = $1 AND (status = 'opened' OR (status = 'paid' AND settles AND amount_cents > 0))
       RETURNING id, provider, reference, status, amount_cents AS "amountCents", asked_back_cents AS "askedBackCents",
         ${this.cancelledColumns}`,
      [reference, parts ? 'paid' : 'refund_due'],
    );
    for (const payment of ended) {
      if (payment.status !== 'closed') await this.enqueueCancelled(payment, parts);
      else await this.jobs.enqueue(PAYMENT_JOBS.close, { paymentId: payment.id });
    }
    return ended.some(payment => payment.status !== 'closed');
  }

  private async close(paymentId: number): Promise<void> {
    const payment = await this.db.of(Payment).findOneBy({ id: paymentId });
    if (payment?.sessionId) await this.processors.gateway(payment.provider)?.close(payment.sessionId);
  }
}

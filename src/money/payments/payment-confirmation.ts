import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { ProcessorFailure, type SessionState } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { Clock } from '#kit/time/clock';
import { PaymentHandler } from './payment-handler';
import { PAYMENT_JOBS, type PaymentJob } from './payment-jobs';
import { PaymentSettlement } from './payment-settlement';
import { Payment } from './payment.entity';
import { PaymentUnavailable } from './payment.refusals';
import { PaymentsUnderWay } from './payments-under-way';

const CLAIM_SECONDS = 30;
const MONEY_ARRIVED = new Set(['paid', 'refund_due', 'refunded']);

/** Reads the state of a payment at the processor, captures it if that is a separate step, and applies the result. */
@Injectable()
export class PaymentConfirmation implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly processors: Processors,
    private readonly handler: PaymentHandler,
    private readonly settlement: PaymentSettlement,
    private readonly underWay: PaymentsUnderWay,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<PaymentJob>(PAYMENT_JOBS.capture, ({ paymentId }) => this.capture(paymentId));
    this.jobs.handle<PaymentJob>(PAYMENT_JOBS.expire, ({ paymentId }) => this.expire(paymentId));
  }

  /** Safe to repeat and to race. A record that no longer waits for money is never charged. @throws ProcessorFailure */
  async confirm(paymentId: number): Promise<Payment> {
    if (this.db.inTransaction) throw new Error('a processor is never called inside a transaction');
    const payment = await this.db.of(Payment).findOneByOrFail({ id: paymentId });
    const gateway = this.processors.gateway(payment.provider);
    if (!gateway || !payment.sessionId || MONEY_ARRIVED.has(payment.status)) return payment;
    if (await this.claim(payment)) {
      try {
        await this.applyState(paymentId, await gateway.confirm(payment.sessionId));
      } finally {
        await this.db.of(Payment).update(paymentId, { claimedUntil: null });
      }
    } else await this.applyState(paymentId, await gateway.state(payment.sessionId));
    return this.db.of(Payment).findOneByOrFail({ id: paymentId });
  }

  /** Confirms the open payment of a record. @throws PaymentUnavailable if the call can be repeated */
  async confirmOpened(reference: string): Promise<void> {
    const open = { reference, status: 'opened' as const, sessionId: Not(IsNull()) };
    const payment = await this.db.of(Payment).findOneBy(open);
    if (!payment) return;
    try {
      await this.confirm(payment.id);
    } catch (error) {
      if (error instanceof ProcessorFailure) throw PaymentUnavailable();
      throw error;
    }
  }

  private async applyState(
    paymentId: number,
    { status, intentId, amountCents, currency }: SessionState,
  ): Promise<void> {
    if (status === 'open' || status === 'approved') return;
    const type = status === 'pending' ? 'processing' : status;
    await this.settlement.apply(paymentId, { type, intentId, amountCents, currency, isCurrent: true });
  }

  /** Gives one caller exclusive access, while the record is payable and no newer session has replaced this one. */
  private async claim({ id, reference }: Payment): Promise<boolean> {
    return this.db.transaction(async () => {
      if (!(await this.handler.find(reference))?.payable) return false;
      const now = this.clock.now();
      const claimed = await this.db.rows(
        `UPDATE payment SET claimed_until = $2, updated_at = now()
         WHERE id = $1 AND status IN ('opened', 'failed') AND (claimed_until IS NULL OR claimed_until < $3) RETURNING id`,
        [id, now.add({ seconds: CLAIM_SECONDS }).toString(), now.toString()],
      );
      return claimed.length > 0;
    });
  }

  /** Captures an approved payment whose payer may not return to the site. A failed payment is not captured. */
  private async capture(paymentId: number): Promise<void> {
    if (await this.db.of(Payment).existsBy({ id: paymentId, status: 'opened' })) await this.confirm(paymentId);
  }

  /** Ends the time to pay. Payments and approvals until now still count. */
  private async expire(paymentId: number): Promise<void> {
    const payment = await this.db.of(Payment).findOneByOrFail({ id: paymentId });
    if (payment.status !== 'opened') return;
    const current = await this.confirm(paymentId);
    if (current.status !== 'opened') return;
    if (this.underWay.isKept(current)) return this.underWay.enqueueExpiry(current);
    if (payment.sessionId) await this.processors.gateway(payment.provider)?.close(payment.sessionId);
    await this.settlement.apply(paymentId, { type: 'expired', intentId: null, amountCents: null, currency: null });
  }
}

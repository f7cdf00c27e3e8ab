import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { PaymentHandler } from '../payments/payment-handler';
import { PaymentRefunds } from '../payments/payment-refunds';
import { Payment } from '../payments/payment.entity';
import { PaymentSettledLate } from '../payments/payment.events';
import { UnmatchedReports } from '../payments/unmatched-reports';
import type { DifferenceSubject } from './payment-difference.entity';
import type { CurrentState } from './processor-state';

/** Refunds money that must not settle a record, in the running transaction. */
@Injectable()
export class LateCharges {
  constructor(
    private readonly db: Database,
    private readonly handler: PaymentHandler,
    private readonly refunds: PaymentRefunds,
    private readonly reports: UnmatchedReports,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** Stores the charge as a payment that is refunded. False if another payment already has the charge. */
  async takeUp({ provider, reference }: DifferenceSubject, { charge, there }: CurrentState): Promise<boolean> {
    const { intentId, amountCents, currency, refundedCents } = there ?? charge ?? {};
    if (!intentId || !amountCents || !currency) return false;
    await this.reports.lock(provider, intentId);
    // Money for an unknown record is refunded, too.
    if (reference !== null) await this.handler.find(reference);
    if (await this.db.of(Payment).existsBy({ provider, intentId })) return false;
    const { id } = await this.db.of(Payment).save({
      reference: reference ?? intentId,
      provider,
      intentId,
      amountCents,
      currency,
      status: 'refund_due',
      lateReason: 'mismatch',
      lateAt: this.clock.date(),
    });
    const payment = await this.db.of(Payment).findOneByOrFail({ id });
    await this.refunds.enqueue(payment, 'repair');
    if (refundedCents) await this.recordReturned(payment, refundedCents);
    await this.events.raise(PaymentSettledLate, { payment });
    return true;
  }

  /** Requests the refund again. False if none is waiting any more. */
  async requestAgain(paymentId: number): Promise<boolean> {
    const payment = await this.db.of(Payment).findOneOrFail({
      where: { id: paymentId },
      lock: { mode: 'pessimistic_write' },
    });
    if (payment.askedBackCents <= payment.refundedCents) return false;
    await this.refunds.requestAgain(payment);
    return true;
  }

  /** Records what was refunded before the charge was known here. */
  private async recordReturned(payment: Payment, refundedCents: number): Promise<void> {
    await this.refunds.recordReturn(payment, refundedCents);
    const status = refundedCents === payment.amountCents ? 'refunded' : 'refund_due';
    await this.db.of(Payment).update(payment.id, { status, refundedCents });
  }
}

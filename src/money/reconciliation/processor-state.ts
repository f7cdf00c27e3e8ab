import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import { ProcessorFailure, type Charge, type SessionState } from '#payments/payment-gateway';
import { Processors } from '#payments/processors';
import { Payment } from '../payments/payment.entity';
import { PaymentUnavailable } from '../payments/payment.refusals';
import { comparedColumns, type ComparedPayment, differenceOf, stateOfCharge } from './comparison';
import { ReconcilePolicy } from './reconcile-policy';
import type { DifferenceSubject, DifferenceType } from './payment-difference.entity';

/** The current state at the processor. */
export interface CurrentState {
  /** Undefined for `payment_unknown`. */
  payment: ComparedPayment | undefined;
  /** Undefined if the processor has no such charge. */
  there: SessionState | undefined;
  /** The state of a payment without a session. */
  charge: Charge | undefined;
  type: DifferenceType | undefined;
}

/** Reads the payment or charge of a difference from the processor, outside transactions. */
@Injectable()
export class ProcessorState {
  constructor(
    private readonly db: Database,
    private readonly processors: Processors,
    private readonly clock: Clock,
    private readonly policy: ReconcilePolicy,
  ) {}

  /** @throws PaymentUnavailable */
  async of({ provider, paymentId, intentId }: DifferenceSubject): Promise<CurrentState> {
    if (this.db.inTransaction) throw new Error('a processor is never called inside a transaction');
    const gateway = this.processors.gateway(provider);
    if (!gateway) throw PaymentUnavailable();
    const payment = paymentId === null ? undefined : await this.payment(paymentId);
    try {
      if (payment?.sessionId) return this.compared(payment, await gateway.state(payment.sessionId), undefined);
      const charge = intentId === null ? undefined : await gateway.charge(intentId);
      if (payment) return this.compared(payment, charge && stateOfCharge(charge, payment), charge);
      const isKnown = charge && (await this.db.of(Payment).existsBy({ provider, intentId: charge.intentId }));
      const isOpen = charge && !isKnown && charge.refundedCents !== charge.amountCents;
      return { payment, there: undefined, charge, type: isOpen ? 'payment_unknown' : undefined };
    } catch (error) {
      if (error instanceof ProcessorFailure) throw PaymentUnavailable();
      throw error;
    }
  }

  private async payment(id: number): Promise<ComparedPayment | undefined> {
    const columns = comparedColumns(this.policy.refundAskedAt);
    return this.db.row<ComparedPayment>(`SELECT ${columns} FROM payment p WHERE p.id = $1`, [id]);
  }

  private compared(
    payment: ComparedPayment,
    there: SessionState | undefined,
    charge: Charge | undefined,
  ): CurrentState {
    return { payment, there, charge, type: there && differenceOf(payment, there, this.clock.now()) };
  }
}

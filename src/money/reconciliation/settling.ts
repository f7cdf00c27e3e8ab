import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Log } from '#kit/log/log';
import { Refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { SessionState } from '#payments/payment-gateway';
import { PaymentSettlement, type Signal } from '../payments/payment-settlement';
import type { Payment } from '../payments/payment.entity';
import { DifferenceUpdates } from './difference-updates';
import type { StoredDifference } from './differences';
import {
  type DifferenceSubject,
  type DifferenceType,
  PaymentDifference,
  type RepairAction,
} from './payment-difference.entity';
import { ProcessorState } from './processor-state';
import { ReconcilePolicy } from './reconcile-policy';
import { DifferenceGone } from './reconciliation.refusals';

/** The account that repairs; null for runs. */
export interface Repairer {
  accountId: number | null;
  clientToken: string | null;
  note: string | null;
}

const SETTLED: ReadonlySet<DifferenceType> = new Set(['paid_unrecorded', 'refund_unrecorded', 'refund_unconfirmed']);

const END_AS_GONE = `
  UPDATE payment_difference SET status = 'gone', action = NULL, ended_by = NULL, client_token = NULL, note = NULL
  WHERE id = $1`;

const RUN: Repairer = { accountId: null, clientToken: null, note: null };

/** Ends each difference once, in one transaction with its repair. */
@Injectable()
export class Settling {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly policy: ReconcilePolicy,
    private readonly state: ProcessorState,
    private readonly settlement: PaymentSettlement,
    private readonly updates: DifferenceUpdates,
    private readonly log: Log,
  ) {}

  /** Applies the processor's state, if the service lets runs do so. */
  async settleOf(stored: readonly StoredDifference[]): Promise<void> {
    const settled = stored.filter(({ type }) => SETTLED.has(type));
    if (settled.length === 0 || !(await this.policy.rules()).settlesItself) return;
    for (const { id } of settled) {
      try {
        await this.settle(await this.db.of(PaymentDifference).findOneByOrFail({ id }), RUN);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.log.warn({ difference: id, reason: error.key }, 'difference could not be settled');
      }
    }
  }

  /** Applies the processor's current state as its webhook would. @throws DifferenceGone, PaymentUnavailable */
  async settle(difference: DifferenceSubject, by: Repairer): Promise<void> {
    const { payment, there, type } = await this.state.of(difference);
    await this.end(difference, 'settle', by, async () => {
      if (!payment || !there || type !== difference.type) return false;
      let isApplied = false;
      const signals = type === 'refund_unconfirmed' ? [failureOf(there)] : signalsOf(payment, there);
      for (const signal of signals) {
        isApplied = (await this.settlement.apply(payment.id, signal)) === 'applied' || isApplied;
      }
      return isApplied;
    });
  }

  /**
   * Ends the difference and runs `work`; if that returns false, the difference is `gone`. Of parallel calls one succeeds.
   * @throws DifferenceGone
   */
  async end(
    { id }: DifferenceSubject,
    action: RepairAction,
    { accountId, clientToken, note }: Repairer,
    work: () => Promise<boolean>,
  ): Promise<void> {
    const isRepaired = await this.db.transaction(async () => {
      const status = action === 'ignore' ? 'ignored' : 'repaired';
      const { affected } = await this.db
        .of(PaymentDifference)
        .update(
          { id, status: 'open' },
          { status, endedAt: this.clock.date(), action, endedBy: accountId, clientToken, note },
        );
      if (!affected) return false;
      const isDone = await work();
      if (!isDone) await this.db.rows(END_AS_GONE, [id]);
      this.updates.emit(id);
      return isDone;
    });
    if (!isRepaired) throw DifferenceGone();
  }
}

/** The processor refunded less than is recorded here. */
const failureOf = ({ intentId, refundedCents, currency }: SessionState): Signal => ({
  type: 'refund_failed',
  intentId,
  amountCents: refundedCents,
  currency,
  isCurrent: true,
});

/** A payment that is already refunded in full must not fulfil its record, even briefly. */
function signalsOf(
  payment: Pick<Payment, 'amountCents'>,
  { intentId, amountCents, currency, refundedCents }: SessionState,
): Signal[] {
  const paid: Signal = { type: 'paid', intentId, amountCents, currency };
  const isWhole = refundedCents >= payment.amountCents;
  const refunded: Signal = {
    type: isWhole ? 'refunded' : 'partially_refunded',
    intentId,
    amountCents: refundedCents,
    currency,
  };
  return [...(isWhole ? [] : [paid]), ...(refundedCents > 0 ? [refunded] : [])];
}

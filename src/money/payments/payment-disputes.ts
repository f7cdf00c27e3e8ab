import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Metrics } from '#kit/metrics/metrics';
import { DomainEvents } from '#kit/service/domain-events';
import { Clock } from '#kit/time/clock';
import { withTimeout } from '#kit/time/with-timeout';
import { DISPUTE_TYPES, type DisputeType, type VerifiedEvent } from '#payments/webhook-verifier';
import { type DisputeStatus, PaymentDispute } from './payment-dispute.entity';
import type { Verdict } from './payment-event.entity';
import { PaymentNotices } from './payment-notices';
import type { Payment } from './payment.entity';
import { PaymentDisputed } from './payment.events';

/** What a processor reports of a dispute. */
export type DisputeReport = Pick<VerifiedEvent, 'amountCents' | 'currency'> &
  Partial<Pick<VerifiedEvent, 'subjectId' | 'reason' | 'dueBy' | 'isTaken'>> & { type: DisputeType };

type DisputeState = Omit<PaymentDispute, 'id' | 'openedAt'>;

export const isDispute = (type: string): type is DisputeType => (DISPUTE_TYPES as readonly string[]).includes(type);

const STATUS_OF: Record<DisputeType, DisputeStatus> = { disputed: 'open', dispute_won: 'won', dispute_lost: 'lost' };
const OPEN = `SELECT provider AS source, count(*) AS value FROM payment_dispute WHERE status = 'open' GROUP BY 1`;
const SCRAPE_TIMEOUT_MS = 2000;

/** Disputes and reversals of payments. Reports can repeat and arrive in any order. */
@Injectable()
export class PaymentDisputes {
  constructor(
    private readonly db: Database,
    private readonly notices: PaymentNotices,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    metrics: Metrics,
  ) {
    const open = { name: 'payment_disputes_open', help: 'Disputes that are not decided', labels: ['source'] as const };
    metrics.gauge(open, () =>
      withTimeout(SCRAPE_TIMEOUT_MS, () => this.db.rows<{ source: string; value: number }>(OPEN), []),
    );
  }

  /** Applies a report. Call it in the transaction that locked the payment. */
  async apply(payment: Payment, report: DisputeReport): Promise<Verdict> {
    const { amountCents, currency, subjectId } = report;
    if (!amountCents || amountCents < 1 || amountCents > payment.amountCents || currency !== payment.currency) {
      await this.notices.mismatch(payment, { amountCents, currency });
      return 'mismatch';
    }
    const known = await this.find(payment, report);
    const now = this.clock.date();
    const state = mergedDispute(known, { ...report, amountCents, disputeId: subjectId ?? `of-${payment.id}` }, now);
    if (known && !hasChanged(known, state)) return 'duplicate';
    const stored = { ...state, paymentId: payment.id, provider: payment.provider, currency: payment.currency };
    const disputeId = known?.id ?? (await this.insert(stored, now));
    if (known) await this.db.of(PaymentDispute).update(known.id, stored);
    await this.notify(payment, known, stored);
    await this.events.raise(PaymentDisputed, { disputeId });
    return 'applied';
  }

  private async insert(state: DisputeState, openedAt: Date): Promise<number> {
    const { identifiers } = await this.db.of(PaymentDispute).insert({ ...state, openedAt });
    return (identifiers[0] as { id: number }).id;
  }

  /** A reversal is merged with the dispute of its payment, in either order of arrival. */
  private async find({ id, provider }: Payment, report: DisputeReport): Promise<PaymentDispute | undefined> {
    const disputes = await this.db
      .of(PaymentDispute)
      .find({ where: { paymentId: id, provider }, order: { id: 'DESC' } });
    const same = disputes.find(({ disputeId }) => disputeId === (report.subjectId ?? `of-${id}`));
    if (same) return same;
    return disputes.find(({ isReversal: isOther }) => isOther !== isReversal(report));
  }

  private async notify(payment: Payment, known: PaymentDispute | undefined, now: DisputeState): Promise<void> {
    if (now.status !== 'open' && known?.status !== now.status) await this.notices.disputeEnded(payment, now);
    else if (!known) await this.notices.disputed(payment, now);
  }
}

const isReversal = ({ subjectId }: DisputeReport): boolean => subjectId?.startsWith('reversal-') ?? false;

/** The state after a report: a decision is final, and money that was returned is not taken by a late report. */
export function mergedDispute(
  known: PaymentDispute | undefined,
  {
    disputeId,
    amountCents,
    type,
    reason,
    dueBy,
    isTaken,
    ...report
  }: DisputeReport & { disputeId: string; amountCents: number },
  now: Date,
): Pick<
  DisputeState,
  'disputeId' | 'isReversal' | 'amountCents' | 'reason' | 'status' | 'dueBy' | 'takenCents' | 'isReturned' | 'endedAt'
> {
  const isOwnReversal = isReversal({ type, amountCents, ...report, subjectId: disputeId });
  const isDecided = known !== undefined && known.status !== 'open';
  const status = isDecided ? known.status : STATUS_OF[type];
  const cents = known ? Math.max(known.amountCents, amountCents) : amountCents;
  const isReturned = (known?.isReturned ?? false) || isTaken === false || status === 'won';
  const takenCents = isReturned ? 0 : Math.max(known?.takenCents ?? 0, isTaken ? amountCents : 0);
  return {
    // An earlier reversal gets the id of its dispute.
    disputeId: known && (isOwnReversal || !known.isReversal) ? known.disputeId : disputeId,
    isReversal: known ? known.isReversal && isOwnReversal : isOwnReversal,
    amountCents: cents,
    reason: (isOwnReversal ? (known?.reason ?? reason) : (reason ?? known?.reason)) ?? null,
    status,
    dueBy: dueBy ? new Date(dueBy) : (known?.dueBy ?? null),
    takenCents,
    isReturned,
    endedAt: status === 'open' ? null : (known?.endedAt ?? now),
  };
}

function hasChanged(known: PaymentDispute, state: ReturnType<typeof mergedDispute>): boolean {
  const text = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  return Object.entries(state).some(([name, value]) => text(known[name as keyof PaymentDispute]) !== text(value));
}

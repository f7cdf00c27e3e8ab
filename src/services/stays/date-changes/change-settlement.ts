import { type Arrival, type CancellationTier, type PolicyStep, policyOf, stepAt } from '../cancellation/policy';
import { toDollars } from '../whole-dollars';

/** Credit for cancelled nights: none, the share of the cancellation policy, or their full price. */
export const CHANGE_REFUNDS = ['none', 'policy', 'full'] as const;
export type ChangeRefund = (typeof CHANGE_REFUNDS)[number];

/** Nights, discount and extra guests before and after the change, in cents. */
export interface ChangedAmounts {
  bookedCents: number;
  subtotalCents: number;
  cancelledCents: number;
}

export interface ChangeSettlement {
  /** Credit for cancelled nights. */
  creditedCents: number;
  /** Part of their price that the company keeps. */
  retainedCents: number;
  /** A positive difference has to be paid, a negative one is refunded. */
  differenceCents: number;
}

export function settleChange(
  { bookedCents, subtotalCents, cancelledCents }: ChangedAmounts,
  refund: ChangeRefund,
  policy: readonly PolicyStep[],
  nowMs: number,
): ChangeSettlement {
  const creditedCents = creditOf(cancelledCents, refund, bookedCents, stepAt(policy, nowMs));
  const retainedCents = cancelledCents - creditedCents;
  return { creditedCents, retainedCents, differenceCents: subtotalCents + retainedCents - bookedCents };
}

function creditOf(cents: number, refund: ChangeRefund, bookedCents: number, step: PolicyStep | undefined): number {
  if (refund === 'full') return cents;
  if (refund === 'none' || !step || bookedCents === 0) return 0;
  const share = toDollars((cents * step.refund_percent) / 100);
  // After an earlier change a step may return less than its percent.
  const isLimited = step.nights_cents < toDollars((bookedCents * step.refund_percent) / 100);
  return Math.min(cents, isLimited ? toDollars((cents * step.nights_cents) / bookedCents) : share);
}

interface NewPolicy extends ChangedAmounts, Pick<ChangeSettlement, 'creditedCents' | 'differenceCents'> {
  tiers: readonly CancellationTier[];
  arrival: Arrival;
  cleaningFeeCents: number;
  depositCents: number;
  /** Policy of the booking before the change. */
  policy: readonly PolicyStep[];
  nowMs: number;
  /** Whether the booking was paid before. */
  isPaid: boolean;
}

/** The policy for the new check-in. It refunds no more of earlier payments than the former policy would now. */
export function changedPolicy(change: NewPolicy): PolicyStep[] {
  const { subtotalCents, cleaningFeeCents, depositCents, bookedCents, cancelledCents } = change;
  const steps = policyOf(change.tiers, change.arrival, { subtotalCents, cleaningFeeCents, depositCents });
  if (!change.isPaid || bookedCents === 0) return steps;
  const addedCents = Math.max(0, change.differenceCents);
  const returnedCents = Math.max(0, -change.differenceCents);
  const beforeCents = subtotalCents - addedCents;
  const returnableCents = stepAt(change.policy, change.nowMs)?.nights_cents ?? 0;
  const keptShare = (bookedCents - cancelledCents) / bookedCents;
  const limitCents = Math.max(0, returnableCents * keptShare + change.creditedCents - returnedCents);
  return steps.map(step => {
    const before = Math.min((beforeCents * step.refund_percent) / 100, limitCents);
    const nightsCents = Math.min(subtotalCents, toDollars(before + (addedCents * step.refund_percent) / 100));
    return { ...step, nights_cents: nightsCents, refund_cents: nightsCents + cleaningFeeCents + depositCents };
  });
}

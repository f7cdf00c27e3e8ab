import { type Arrival, type CancellationTier, type PolicyStep, policyOf, stepAt } from '../cancellation/policy';
import { toDollars } from '../whole-dollars';

/** What of nights that are given up goes back: all, nothing, or the share of the cancellation policy. */
export const CHANGE_REFUNDS = ['none', 'policy', 'full'] as const;
export type ChangeRefund = (typeof CHANGE_REFUNDS)[number];

/** Nights, discount and extra guests before and after the change, in cents. */
export interface ChangedAmounts {
  bookedCents: number;
  subtotalCents: number;
  givenUpCents: number;
}

export interface ChangeSettlement {
  /** What of the nights that are given up is credited. */
  creditedCents: number;
  /** What of them the company keeps. */
  retainedCents: number;
  /** Positive: to be paid. Negative: goes back. */
  differenceCents: number;
}

export function settleChange(
  { bookedCents, subtotalCents, givenUpCents }: ChangedAmounts,
  refund: ChangeRefund,
  policy: readonly PolicyStep[],
  nowMs: number,
): ChangeSettlement {
  const creditedCents = creditOf(givenUpCents, refund, bookedCents, stepAt(policy, nowMs));
  const retainedCents = givenUpCents - creditedCents;
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
  /** Of the booking so far. */
  policy: readonly PolicyStep[];
  nowMs: number;
  /** Whether the booking was paid before. */
  isPaid: boolean;
}

/** The policy for the new check-in. Of money paid before, no more returns than would return now. */
export function changedPolicy(change: NewPolicy): PolicyStep[] {
  const { subtotalCents, cleaningFeeCents, depositCents, bookedCents, givenUpCents } = change;
  const steps = policyOf(change.tiers, change.arrival, { subtotalCents, cleaningFeeCents, depositCents });
  if (!change.isPaid || bookedCents === 0) return steps;
  const addedCents = Math.max(0, change.differenceCents);
  const returnedCents = Math.max(0, -change.differenceCents);
  const beforeCents = subtotalCents - addedCents;
  const returnableCents = stepAt(change.policy, change.nowMs)?.nights_cents ?? 0;
  const keptShare = (bookedCents - givenUpCents) / bookedCents;
  const limitCents = Math.max(0, returnableCents * keptShare + change.creditedCents - returnedCents);
  return steps.map(step => {
    const before = Math.min((beforeCents * step.refund_percent) / 100, limitCents);
    const nightsCents = Math.min(subtotalCents, toDollars(before + (addedCents * step.refund_percent) / 100));
    return { ...step, nights_cents: nightsCents, refund_cents: nightsCents + cleaningFeeCents + depositCents };
  });
}

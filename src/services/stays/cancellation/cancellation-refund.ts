import { type PolicyStep, stepAt } from './policy';

/** A charge of a booking and what was refunded of it, in cents. */
export interface CancellableCharge {
  nightsCents: number;
  cleaningCents: number;
  depositCents?: number;
  refundedNightsCents: number;
  refundedCleaningCents: number;
  refundedDepositCents?: number;
  /** All refunds, with those of no kind. */
  refundedCents: number;
}

/** What a cancellation returns. */
export interface CancellationRefund {
  /** Of the step; 0 after the last one. */
  percent: number;
  nightsCents: number;
  cleaningCents: number;
  depositCents: number;
}

export const totalOf = ({ nightsCents, cleaningCents, depositCents }: Omit<CancellationRefund, 'percent'>): number =>
  nightsCents + cleaningCents + depositCents;

/**
 * What cancelling at an instant returns of the charge. Earlier refunds of a kind count towards it; other refunds only
 * lower what is left.
 */
export function refundAt(policy: readonly PolicyStep[], charge: CancellableCharge, nowMs: number): CancellationRefund {
  return refundOf(stepAt(policy, nowMs), charge);
}

/** What cancelling in a step returns. @param step undefined after the last one */
export function refundOf(step: PolicyStep | undefined, charge: CancellableCharge): CancellationRefund {
  const { nightsCents, cleaningCents, depositCents = 0, refundedCents } = charge;
  let leftCents = nightsCents + cleaningCents + depositCents - refundedCents;
  const take = (wantedCents: number, refundedBeforeCents: number): number => {
    const cents = Math.max(0, Math.min(leftCents, wantedCents - refundedBeforeCents));
    leftCents -= cents;
    return cents;
  };
  const deposit = take(depositCents, charge.refundedDepositCents ?? 0);
  const cleaning = take(cleaningCents, charge.refundedCleaningCents);
  const nights = take(Math.min(nightsCents, step?.nights_cents ?? 0), charge.refundedNightsCents);
  return { percent: step?.refund_percent ?? 0, nightsCents: nights, cleaningCents: cleaning, depositCents: deposit };
}

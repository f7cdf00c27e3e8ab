import { type NewRefundPart, plainPart } from '#money/payments/refund-parts';
import type { PolicyStep } from '../cancellation/policy';
import { nightsPart } from './booking-refund-parts';
import { leftOf, type RefundableCharge } from './refundable-charge';

/** A paid charge of a booking. */
export interface PaidCharge extends RefundableCharge {
  reference: string;
}

/** Refund of one charge by a cancellation. */
export interface ChargeRefund {
  reference: string;
  parts: NewRefundPart[];
  /** Part of the price that the company keeps. */
  retainedCents: number;
}

/** Refund of a cancellation. */
export interface CancellationRefund {
  totalCents: number;
  /** Included in the total. */
  depositCents: number;
  /** Whether the company keeps no part of the price. */
  isWhole: boolean;
  charges: ChargeRefund[];
}

/**
 * Refund of a cancellation in a step: its amount for nights, less earlier refunds of nights, and all of cleaning fee and
 * deposit. Other refunds only lower the maximum.
 * @param step undefined after the last one @param charges newest first, which is the order in which nights are returned
 */
export function refundOf(step: PolicyStep | undefined, charges: readonly PaidCharge[]): CancellationRefund {
  const refundedCents = charges.reduce((sum, { refundedNightsCents }) => sum + refundedNightsCents, 0);
  let wantedCents = Math.max(0, (step?.nights_cents ?? 0) - refundedCents);
  const refunds = charges.map(charge => {
    const refund = refundOfCharge(charge, wantedCents);
    wantedCents -= refund.nightsCents;
    return refund;
  });
  const sum = (cents: (refund: RefundOfCharge) => number) =>
    refunds.reduce((total, refund) => total + cents(refund), 0);
  return {
    totalCents: sum(({ nightsCents, cleaningCents, depositCents }) => nightsCents + cleaningCents + depositCents),
    depositCents: sum(({ depositCents }) => depositCents),
    isWhole: refunds.every(({ retainedCents }) => retainedCents === 0),
    charges: refunds.map((refund, index) => chargeRefund(charges[index]!, refund)),
  };
}

type RefundOfCharge = Pick<ChargeRefund, 'reference' | 'retainedCents'> &
  Record<'nightsCents' | 'cleaningCents' | 'depositCents', number>;

/** A cancellation returns the whole deposit, a kept part included. */
function refundOfCharge({ reference, ...charge }: PaidCharge, wantedCents: number): RefundOfCharge {
  const left = leftOf({ ...charge, keptDepositCents: 0 });
  const cleaningCents = Math.min(left.cleaning, left.price);
  const nightsCents = Math.min(wantedCents, left.nights, left.price - cleaningCents);
  const retainedCents = Math.min(left.nights, left.price - cleaningCents) - nightsCents;
  return { reference, nightsCents, cleaningCents, depositCents: left.deposit, retainedCents };
}

function chargeRefund(charge: PaidCharge, { reference, retainedCents, ...refund }: RefundOfCharge): ChargeRefund {
  const parts = [
    nightsPart(charge, refund.nightsCents),
    plainPart('cleaning', refund.cleaningCents),
    plainPart('deposit', refund.depositCents),
  ];
  return { reference, retainedCents, parts: parts.filter(({ amountCents }) => amountCents > 0) };
}

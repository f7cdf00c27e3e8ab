import { type NewRefundPart, plainPart } from '#money/payments/refund-parts';
import { leftOf, type RefundableCharge } from './refundable-charge';

/**
 * Nights with their shares of extra guests and of the length discount, which have accounts of their own. Shares are rounded
 * over all refunds so far, so that they add up to the whole once all nights are refunded.
 */
export function nightsPart(charge: RefundableCharge, amountCents: number): NewRefundPart {
  const refundedCents = charge.refundedNightsCents + amountCents;
  const upToNow = (cents: number) => shareOf(cents, refundedCents, charge.nightsCents);
  const lengthDiscountCents = upToNow(charge.lengthDiscountCents) - charge.refundedLengthDiscountCents;
  const extraGuestCents = upToNow(charge.extraGuestCents) - charge.refundedExtraGuestCents;
  return {
    ...plainPart('nights', amountCents),
    // Where the nights are almost all for extra guests, rounding can exceed the part.
    extraGuestCents: Math.min(extraGuestCents, amountCents + lengthDiscountCents),
    lengthDiscountCents,
  };
}

/** Money returned at the processor; the part that exceeds the price is the deposit. @param charge null if there is none */
export function outsidePart(charge: RefundableCharge | null, amountCents: number): NewRefundPart {
  const excessCents = charge ? Math.max(0, amountCents - leftOf(charge).price) : 0;
  const depositCents = charge ? Math.min(excessCents, charge.depositCents - charge.refundedDepositCents) : 0;
  return { ...plainPart('outside', amountCents), depositCents };
}

/** Parts of a full refund of the rest, nights first. */
export function wholeRefund(charge: RefundableCharge): NewRefundPart[] {
  const { nights, cleaning, deposit, price } = leftOf(charge);
  const cleaningCents = Math.min(cleaning, price - nights);
  const parts = [nightsPart(charge, nights), plainPart('cleaning', cleaningCents), plainPart('deposit', deposit)];
  return parts.filter(({ amountCents }) => amountCents > 0);
}

/** Rounded down; in BigInt, since products of amounts can exceed exact numbers. */
const shareOf = (cents: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(cents) * BigInt(part)) / BigInt(whole));

import { type NewRefundPart, plainPart } from '#shared/payments/refund-parts';

export const CHARGE_KINDS = ['nights', 'cleaning'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** What was charged for a booking and what of it is refunded. */
export interface RefundableCharge {
  nightsCents: number;
  cleaningCents: number;
  refundedNightsCents: number;
  refundedCleaningCents: number;
  refundedCents: number;
}

/** The payment that counts, if it was accepted and is not refunded as a whole. */
export interface RefundablePayment {
  id: number;
  provider: string;
  reference: string;
  amountCents: number;
  askedBackCents: number;
}

/** What can still be refunded of each kind, and of all together. Goodwill uses up what is left of all. */
export function leftOf(charge: RefundableCharge): Record<ChargeKind | 'all', number> {
  const all = charge.nightsCents + charge.cleaningCents - charge.refundedCents;
  return {
    nights: Math.min(all, charge.nightsCents - charge.refundedNightsCents),
    cleaning: Math.min(all, charge.cleaningCents - charge.refundedCleaningCents),
    all,
  };
}

/** Everything that is left, nights first. */
export function wholeRefund(charge: RefundableCharge): NewRefundPart[] {
  const { nights, cleaning, all } = leftOf(charge);
  const cleaningCents = Math.min(cleaning, all - nights);
  const parts = [plainPart('nights', nights), plainPart('cleaning', cleaningCents)];
  return parts.filter(({ amountCents }) => amountCents > 0);
}

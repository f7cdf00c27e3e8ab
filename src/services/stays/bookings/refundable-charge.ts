export const CHARGE_KINDS = ['nights', 'cleaning', 'deposit'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** What was charged for a booking and what of it is refunded. */
export interface RefundableCharge {
  nightsCents: number;
  cleaningCents: number;
  /** Included in the nights; 0 for charges after the first. */
  extraGuestCents: number;
  /** Deducted from the nights; 0 for charges after the first. */
  lengthDiscountCents: number;
  refundedNightsCents: number;
  /** With the nights. */
  refundedExtraGuestCents: number;
  refundedLengthDiscountCents: number;
  refundedCleaningCents: number;
  /** Of the nights, by changes of dates. */
  refundedChangeCents: number;
  /** Everything, the deposit included. */
  refundedCents: number;
  depositCents: number;
  refundedDepositCents: number;
  /** Does not go back. */
  keptDepositCents: number;
}

/** The payment that counts, if it was accepted and is not refunded as a whole. */
export interface RefundablePayment {
  id: number;
  provider: string;
  reference: string;
  amountCents: number;
  askedBackCents: number;
}

/**
 * What can still be refunded of each kind, and of the whole price. Goodwill uses up what is left of the price. The deposit
 * is no part of the price.
 */
export function leftOf(charge: RefundableCharge): Record<ChargeKind | 'price', number> {
  const refundedCents = charge.refundedCents - charge.refundedDepositCents;
  const price = charge.nightsCents + charge.cleaningCents - refundedCents;
  return {
    nights: Math.min(price, charge.nightsCents - charge.refundedNightsCents - charge.refundedChangeCents),
    cleaning: Math.min(price, charge.cleaningCents - charge.refundedCleaningCents),
    deposit: charge.depositCents - charge.refundedDepositCents - charge.keptDepositCents,
    price,
  };
}

/** SQL: cents of the nights of a paid `charge` that have not gone back. */
export const LEFT_OF_NIGHTS = `greatest(0, least(
  charge.nights_cents - charge.refunded_nights_cents - charge.refunded_change_cents,
  charge.nights_cents + charge.cleaning_cents - charge.refunded_cents + charge.refunded_deposit_cents))`;

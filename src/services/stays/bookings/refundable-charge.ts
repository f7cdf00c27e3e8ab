export const CHARGE_KINDS = ['nights', 'cleaning', 'deposit'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Amounts of a charge and their refunds. */
export interface RefundableCharge {
  nightsCents: number;
  cleaningCents: number;
  /** Included in the nights; 0 for charges after the first. */
  extraGuestCents: number;
  /** Deducted from the nights; 0 for charges after the first. */
  lengthDiscountCents: number;
  refundedNightsCents: number;
  /** Share of the extra guests in refunded nights. */
  refundedExtraGuestCents: number;
  refundedLengthDiscountCents: number;
  refundedCleaningCents: number;
  /** Refunds of nights by changes of dates. */
  refundedChangeCents: number;
  /** All refunds, the deposit included. */
  refundedCents: number;
  depositCents: number;
  refundedDepositCents: number;
  /** Part of the deposit that the company keeps. */
  keptDepositCents: number;
}

/** The settling payment of a charge, unless it is refunded in full. */
export interface RefundablePayment {
  id: number;
  provider: string;
  reference: string;
  amountCents: number;
  askedBackCents: number;
}

/**
 * Amounts that can still be refunded, by kind and of the whole price. Goodwill lowers the rest of the price, which excludes
 * the deposit.
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

/** SQL: cents of the nights of a paid `charge` that are not refunded. */
export const LEFT_OF_NIGHTS = `greatest(0, least(
  charge.nights_cents - charge.refunded_nights_cents - charge.refunded_change_cents,
  charge.nights_cents + charge.cleaning_cents - charge.refunded_cents + charge.refunded_deposit_cents))`;

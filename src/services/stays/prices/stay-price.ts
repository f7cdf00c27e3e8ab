import { type Nights, nightCount } from '../nights/nights';
import { toDollars } from '../whole-dollars';
import { type AppliedRule, type LengthDiscount, type PriceLine, priceLines } from './price-lines';

/** Prices of nights, as `stay_nights` returns them. */
export interface PricedNights {
  /** Price of each night in cents, in order. */
  nights: number[];
  /** Rule of each night; null where the price of the stay applies. */
  rules: (AppliedRule | null)[];
  discount: LengthDiscount | null;
}

/** Prices of a stay, in cents. */
export interface PriceTerms {
  nightlyRateCents: number;
  cleaningFeeCents: number;
  /** Guests above this number pay extra; null when none does. */
  extraGuestFrom: number | null;
  /** Fee per extra guest and night. */
  extraGuestFeeCents: number;
  /** Paid with the booking and returned after it. */
  depositCents: number;
}

export interface StayPrice {
  nights: number;
  /** The price of a night, or their average in whole units of the currency. */
  nightlyRateCents: number;
  nightlyRateVaries: boolean;
  nightRates: number[];
  nightsCents: number;
  lengthDiscountCents: number;
  extraGuestCents: number;
  subtotalCents: number;
  cleaningFeeCents: number;
  totalCents: number;
  depositCents: number;
  /** The total and the deposit. */
  toPayCents: number;
  lines: PriceLine[];
}

/** The cleaning fee is charged once per booking. @param priced null for more nights than can be booked */
export function stayPrice(terms: PriceTerms, priced: PricedNights | null, nights: Nights, guests: number): StayPrice {
  const count = nightCount(nights);
  const nightRates = priced?.nights ?? Array<number>(count).fill(terms.nightlyRateCents);
  const nightsCents = nightRates.reduce((sum, cents) => sum + cents, 0);
  const discount = priced?.discount ?? null;
  const lengthDiscountCents = discount ? discountOf(nightsCents, discount) : 0;
  const extraGuests = extraGuestsOf(terms, guests);
  const extraGuestCents = extraGuests * count * terms.extraGuestFeeCents;
  const nightlyRateVaries = nightRates.some(cents => cents !== nightRates[0]);
  const subtotalCents = nightsCents - lengthDiscountCents + extraGuestCents;
  const { cleaningFeeCents, depositCents } = terms;
  const totalCents = subtotalCents + cleaningFeeCents;
  return {
    nights: count,
    nightlyRateCents: nightlyRateVaries ? toDollars(nightsCents / count) : nightRates[0]!,
    nightlyRateVaries,
    nightRates,
    nightsCents,
    lengthDiscountCents,
    extraGuestCents,
    subtotalCents,
    cleaningFeeCents,
    totalCents,
    depositCents,
    toPayCents: totalCents + depositCents,
    lines: priceLines({
      nightRates,
      rules: priced?.rules ?? [],
      discount: discount && { ...discount, amountCents: lengthDiscountCents },
      extraGuests: { quantity: extraGuests * count, feeCents: terms.extraGuestFeeCents },
      cleaningFeeCents,
      depositCents,
    }),
  };
}

/** Columns of a booking for its price. */
export const priceColumns = (price: StayPrice) => ({
  nightlyRateCents: price.nightlyRateCents,
  nights: price.nightRates,
  nightsCents: price.nightsCents,
  lengthDiscountCents: price.lengthDiscountCents,
  extraGuestCents: price.extraGuestCents,
  retainedCents: 0,
  cleaningFeeCents: price.cleaningFeeCents,
  totalCents: price.totalCents,
  depositCents: price.depositCents,
  lines: price.lines,
});

/** How many of the guests pay extra. */
export function extraGuestsOf(
  { extraGuestFrom, extraGuestFeeCents }: Pick<PriceTerms, 'extraGuestFrom' | 'extraGuestFeeCents'>,
  guests: number,
): number {
  if (extraGuestFrom === null || extraGuestFeeCents === 0) return 0;
  return Math.max(0, guests - extraGuestFrom);
}

export const discountOf = (nightsCents: number, { percent }: LengthDiscount): number =>
  toDollars((nightsCents * percent) / 100);

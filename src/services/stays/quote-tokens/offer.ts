import { type CancellationTier, type PolicyStep, policyOf } from '../cancellation/policy';
import type { CompanyMoment } from '../nights/company-time';
import type { WantedNights } from '../nights/nights';
import { type PricedNights, type PriceTerms, type StayPrice, stayPrice } from '../prices/stay-price';

/** Values of a stay that price and policy of nights depend on. */
export interface OfferedStay extends PriceTerms {
  priced: PricedNights | null;
  /** `HH:MM`; null for the default of the settings. */
  checkInTime: string | null;
  /** Null for the tiers of the settings. */
  cancellationTiers: CancellationTier[] | null;
}

/** Price and cancellation policy of nights. */
export interface Offer {
  price: StayPrice;
  policy: PolicyStep[];
}

/** The current offer. */
export function offerOf(stay: OfferedStay, wanted: WantedNights, moment: CompanyMoment): Offer {
  const price = stayPrice(stay, stay.priced, wanted, wanted.guests);
  const arrival = {
    checkIn: wanted.checkIn,
    checkInTime: stay.checkInTime ?? moment.checkInTime,
    zone: moment.zone,
  };
  return { price, policy: policyOf(stay.cancellationTiers ?? moment.cancellationTiers, arrival, price) };
}

export const isSamePrice = (one: StayPrice, other: StayPrice): boolean =>
  one.lengthDiscountCents === other.lengthDiscountCents &&
  one.extraGuestCents === other.extraGuestCents &&
  one.cleaningFeeCents === other.cleaningFeeCents &&
  one.depositCents === other.depositCents &&
  one.nightRates.length === other.nightRates.length &&
  one.nightRates.every((cents, index) => cents === other.nightRates[index]);

/** Whether the same percents are returned until the same instants. */
export const isSamePolicy = (one: readonly PolicyStep[], other: readonly PolicyStep[]): boolean =>
  one.length === other.length &&
  one.every(({ until, refund_percent }, index) => {
    const step = other[index]!;
    return until === step.until && refund_percent === step.refund_percent;
  });

import { stepsOf } from '../cancellation/policy';
import type { WantedNights } from '../nights/nights';
import { stayPrice } from '../prices/stay-price';
import type { Offer, OfferedStay } from './offer';
import { nightsFrom, type NightsTerms, nightsTerms, quotedNightsOf } from './quoted-nights';

/** An offer in few characters: the values that its price and policy are computed from. Amounts are cents. */
export interface OfferTerms extends NightsTerms {
  cleaning: number;
  deposit: number;
  zone: string;
  /** Steps of the policy. */
  p: [untilMs: number, percent: number][];
}

/** @param stay priced, so for a number of nights that can be booked */
export function termsOf(stay: OfferedStay, { policy }: Offer): OfferTerms {
  return {
    ...nightsTerms(quotedNightsOf(stay)),
    cleaning: stay.cleaningFeeCents,
    deposit: stay.depositCents,
    zone: policy[0]!.time_zone,
    p: policy.map(({ until, refund_percent }) => [Date.parse(until), refund_percent]),
  };
}

/** The offer as it was made. */
export function offerFrom(terms: OfferTerms, wanted: WantedNights): Offer {
  const { extraGuestFrom, extraGuestFeeCents, ...priced } = nightsFrom(terms);
  const price = stayPrice(
    {
      nightlyRateCents: priced.nights[0]!,
      cleaningFeeCents: terms.cleaning,
      extraGuestFrom,
      extraGuestFeeCents,
      depositCents: terms.deposit,
    },
    priced,
    wanted,
    wanted.guests,
  );
  const deadlines = terms.p.map(([untilMs, percent]) => ({ untilMs, percent }));
  return { price, policy: stepsOf(deadlines, terms.zone, price) };
}

import { type Nights, nightCount } from './nights';

export interface StayPrice {
  nights: number;
  nightlyRateCents: number;
  subtotalCents: number;
  cleaningFeeCents: number;
  totalCents: number;
}

/** The cleaning fee is charged once per booking. */
export function stayPrice(
  { nightlyRateCents, cleaningFeeCents }: { nightlyRateCents: number; cleaningFeeCents: number },
  nights: Nights,
): StayPrice {
  const count = nightCount(nights);
  const subtotalCents = nightlyRateCents * count;
  return {
    nights: count,
    nightlyRateCents,
    subtotalCents,
    cleaningFeeCents,
    totalCents: subtotalCents + cleaningFeeCents,
  };
}

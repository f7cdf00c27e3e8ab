import { Temporal } from 'temporal-polyfill';

/** A check-in day and the day after the last night, both `YYYY-MM-DD`. */
export interface Nights {
  checkIn: string;
  checkOut: string;
}

export interface WantedNights extends Nights {
  guests: number;
}

/** Calendar nights: the night the clocks change is one night. */
export function nightCount({ checkIn, checkOut }: Nights): number {
  return Temporal.PlainDate.from(checkIn).until(checkOut, { largestUnit: 'days' }).days;
}

/** The first day of every night, so without the check-out day. */
export function nightsOf({ checkIn, checkOut }: Nights): string[] {
  const first = Temporal.PlainDate.from(checkIn);
  return Array.from({ length: nightCount({ checkIn, checkOut }) }, (_, index) => first.add({ days: index }).toString());
}

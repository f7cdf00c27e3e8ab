export const WAITLIST_STATES = ['waiting', 'booked', 'left', 'ended'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

export const OFFER_STATES = ['open', 'booked', 'declined', 'lapsed', 'withdrawn'] as const;

/** SQL: the status of an entry. */
export const waitlistStateOf = (entry: string): string =>
  `CASE ${entry}.state WHEN 'waiting' THEN 'waiting' WHEN 'accepted' THEN 'booked' WHEN 'left' THEN 'left' ELSE 'ended' END`;

/** SQL: the status of an offer. */
export const offerStateOf = (offer: string): string =>
  `CASE ${offer}.state WHEN 'accepted' THEN 'booked' ELSE ${offer}.state END`;

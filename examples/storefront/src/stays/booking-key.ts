import type { StaysSchemas } from 'quintet-clients/stays';

export type Booking = StaysSchemas['BookingView'];

/** What opens a booking: the token of its mail, or the address it was made with. */
export type Key = { token: string } | { email: string };

/** The parameters of every call about one booking. */
export const openedBy = (reference: string, key: Key) => ({ path: { reference }, query: key });

import type { Answer, Client } from '../harness/client';
import { day, makeBooking, makeStay } from './factories';
import { bookingBody, type Stays } from './stays';
import { visitor } from './payments.actors';

let sent = 0;

/** Nights of a stay of their own, booked by somebody. */
export async function takenNights(stays: Stays, values: Parameters<typeof makeStay>[1] = {}) {
  const { db } = stays.service;
  const stay = await makeStay(db, values);
  const booking = await makeBooking(db, { stay });
  return { stay, booking, nights: { check_in: booking.checkIn, check_out: booking.checkOut } };
}

/** Asks to wait from an address of its own. */
export function wait(stays: Stays, slug: string, values: Record<string, unknown>): Promise<Answer> {
  sent += 1;
  const guest = { guests: 2, first_name: 'Omar', email: `waiting-${sent}@example.com` };
  return visitor(stays).post(`/api/stays/${slug}/waitlist`, {
    ...guest,
    client_token: `waitlist-token-${sent}`,
    ...values,
  });
}

/** Asks to wait for nights, given as days from today. */
export async function ask(stays: Stays, slug: string, from: number, to: number, email: string): Promise<void> {
  expect((await wait(stays, slug, { check_in: day(from), check_out: day(to), email })).status).toBe(201);
}

export const cancelBooking = (caller: Client, { reference }: { reference: string }): Promise<Answer> =>
  caller.patch(`/api/bookings/manage/${reference}`, { action: 'cancel' });

/** Tokens of the offers mailed to the address, the newest first. */
export async function offerTokens({ service }: Stays, email: string): Promise<string[]> {
  await service.doJobs();
  const mails = service.mailbox.list().filter(({ to, text }) => to === email && text.includes('offer='));
  return mails.map(({ text }) => /offer=([\w-]+)/.exec(text)![1]!);
}

export interface OfferRow {
  entry_id: number;
  email: string;
  state: string;
  is_sent: boolean;
  is_held: boolean;
}

/** The offers of a stay, the oldest first. */
export const offersOf = ({ service: { db } }: Stays, stayId: number): Promise<OfferRow[]> =>
  db.rows<OfferRow>(
    `SELECT o.entry_id, r.email, o.state, o.sent_at IS NOT NULL AS is_sent,
       EXISTS (SELECT FROM held_nights held WHERE held.offer_id = o.id) AS is_held
     FROM waiting_offer o JOIN waitlist_request r ON r.entry_id = o.entry_id
     WHERE o.subject = 'stay' AND o.subject_id = $1 ORDER BY o.id`,
    [stayId],
  );

/** Ends the time of the open offer of a stay, before any sweep. */
export const endTimeOfOffer = ({ service: { db } }: Stays, stayId: number) =>
  db.rows(
    `UPDATE waiting_offer SET until = now() - interval '1 second' WHERE subject = 'stay' AND subject_id = $1 AND state = 'open'`,
    [stayId],
  );

export const book = (stays: Stays, slug: string, values: Record<string, unknown>): Promise<Answer> =>
  visitor(stays).post('/api/bookings', bookingBody({ stay_slug: slug, ...values }));

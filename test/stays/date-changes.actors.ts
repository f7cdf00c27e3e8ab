import { randomUUID } from 'node:crypto';
import type { Answer, Client } from '../harness/client';
import type { Booking } from '#services/stays/bookings/booking.entity';
import type { Stay } from '#services/stays/stays/stay.entity';
import { day, makeStay } from './factories';
import { type PaidStays, settle, visitor } from './payments.actors';
import { bookingBody, CARD, type Stays } from './stays';

export interface ChangedBooking {
  reference: string;
  access_token: string;
  stay: Stay;
}

export const allowChanges = ({ service: { db } }: Stays, allowed = true) =>
  db.rows(`UPDATE setting SET value = to_jsonb($1::boolean) WHERE key = 'allow_date_changes'`, [allowed]);

/** Half of the nights is returned from 30 days before check-in on, everything before. */
export const halfFrom30Days = ({ service: { db } }: Stays, stay: Stay) =>
  db.rows('UPDATE stay SET cancellation_tiers = $2 WHERE id = $1', [
    stay.id,
    JSON.stringify([
      { days_before: 30, refund_percent: 100 },
      { days_before: 1, refund_percent: 50 },
    ]),
  ]);

/** A booking of three nights in forty days of a stay of its own, paid through the simulator unless `values` say otherwise. */
export async function book(stays: Stays, values: Record<string, unknown> = {}, stay?: Stay): Promise<ChangedBooking> {
  const home = stay ?? (await makeStay(stays.service.db));
  const nights = { check_in: day(40), check_out: day(43) };
  const body = bookingBody({ stay_slug: home.slug, ...CARD, ...nights, ...values });
  const answer = await visitor(stays).post('/api/bookings', body);
  if (answer.status !== 201) throw new Error(`not booked: ${answer.status} ${answer.text}`);
  return { ...answer.body.data, stay: home };
}

const path = ({ reference, access_token }: Pick<ChangedBooking, 'reference' | 'access_token'>, end: string) =>
  `/api/bookings/${reference}${end}?token=${access_token}`;

export const nights = (from: number, to: number) => ({ check_in: day(from), check_out: day(to) });

export const preview = (client: Client, booked: ChangedBooking, body: Record<string, unknown>): Promise<Answer> =>
  client.post(path(booked, '/change/preview'), body);

export const change = (client: Client, booked: ChangedBooking, body: Record<string, unknown>): Promise<Answer> =>
  client.post(path(booked, '/change'), { client_token: randomUUID(), ...body });

export const giveUp = (client: Client, booked: ChangedBooking): Promise<Answer> =>
  client.delete(path(booked, '/change'));

export const cancelBooking = (client: Client, booked: ChangedBooking): Promise<Answer> =>
  client.post(path(booked, '/cancel'));

export const shownTo = async (client: Client, booked: ChangedBooking) => (await client.get(path(booked, ''))).body.data;

export const changeDates = (
  host: Client,
  { reference }: Pick<Booking, 'reference'>,
  body: Record<string, unknown>,
): Promise<Answer> => host.patch(`/api/bookings/manage/${reference}/dates`, { reason: 'The guest called', ...body });

export const depart = (host: Client, { reference }: Pick<Booking, 'reference'>, body: Record<string, unknown>) =>
  host.patch(`/api/bookings/manage/${reference}/departure`, body);

/** The amounts of a booking, in dollars, and the nights that it holds. */
export async function ledgerOf({ service: { db } }: Stays, { reference }: Pick<Booking, 'reference'>) {
  const row = await db.row<Record<string, number | string>>(
    `SELECT b.total_cents / 100 AS total, b.retained_cents / 100 AS retained,
       (SELECT coalesce(sum(amount_cents), 0)::integer / 100 FROM refund_part WHERE reference LIKE b.reference || '%') AS refunded,
       (SELECT coalesce(sum(amount_cents), 0)::integer / 100 FROM payment
        WHERE reference LIKE b.reference || '%' AND settles) AS paid,
       (SELECT string_agg(from_day || '/' || to_day, ' ') FROM held_nights WHERE booking_id = b.id) AS held,
       (SELECT count(*)::integer FROM held_nights held JOIN booking_change c ON c.id = held.change_id
        WHERE c.booking_id = b.id) AS "heldByChange", b.calendar_sequence AS sequence
     FROM booking b WHERE b.reference = $1`,
    [reference],
  );
  return row!;
}

/** The refunds of all charges of a booking, the oldest first. */
export const refundsOf = ({ service: { db } }: Stays, { reference }: Pick<Booking, 'reference'>) =>
  db.rows<{ cents: number; status: string }>(
    'SELECT amount_cents AS cents, status FROM refund WHERE reference LIKE $1 ORDER BY id',
    [`${reference}%`],
  );

interface OnlineBooking {
  method?: 'card' | 'wallet';
  values?: Parameters<typeof makeStay>[1];
  /** Instead of a stay of its own with `values`. */
  stay?: Stay;
  wanted?: ReturnType<typeof nights>;
}

/** Three nights in forty days, paid on a page. */
export async function bookOnline(
  stays: PaidStays,
  { method = 'card', values, stay: bookedStay, wanted = nights(40, 43) }: OnlineBooking = {},
): Promise<ChangedBooking> {
  const stay = bookedStay ?? (await makeStay(stays.service.db, values));
  const body = bookingBody({ stay_slug: stay.slug, payment_method: method, ...wanted });
  const { data } = (await visitor(stays).post('/api/bookings', body)).body;
  if (method === 'card') stays.stripe.pay(data.session_id);
  else {
    stays.paypal.approve(data.session_id);
    await settle(stays, data);
  }
  await stays.stripe.deliveries.settled();
  return { ...data, stay };
}

/** The time to pay of the first change is over, before the sweep. */
export const overdueChange = ({ service: { db } }: Stays, { reference }: Pick<Booking, 'reference'>) =>
  db.rows(
    `WITH over AS (
       UPDATE booking_change SET expires_at = now() - interval '1 second' WHERE reference = $1 RETURNING id, expires_at
     ) UPDATE held_nights SET expires_at = over.expires_at FROM over WHERE change_id = over.id`,
    [`${reference}-2`],
  );

/** Once the processor has been asked for all refunds and has reported them. */
export async function allReturned({ stripe, service }: PaidStays): Promise<void> {
  await stripe.deliveries.settled();
  await service.doJobs();
  await stripe.deliveries.settled();
}

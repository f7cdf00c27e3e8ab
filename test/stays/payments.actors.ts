import type { Answer } from '../harness/client';
import type { LocalPaypal } from '../payments/local-paypal';
import { startLocalProcessors } from '../payments/local-processors';
import type { LocalStripe } from '../payments/local-stripe';
import type { SignedCall } from '../payments/deliveries';
import { makeStay } from './factories';
import { bookingBody, type Stays, startStays } from './stays';

export const SITE = 'https://stays.example';

/** The stay service beside both local processors, whose webhooks reach it. */
export interface PaidStays extends Stays {
  stripe: LocalStripe;
  paypal: LocalPaypal;
  /** What another process needs to take the same payments. */
  environment: Record<string, string>;
  close: () => Promise<unknown>;
}

export async function startPaidStays(changed: Record<string, string> = {}): Promise<PaidStays> {
  const processors = await startLocalProcessors('stays', { STAYS_SITE_URL: SITE });
  const { stripe, paypal } = processors;
  const environment = { ...processors.environment, TRUST_PROXY: '1', ...changed };
  const stays = await startStays(environment);
  stripe.webhookUrl = `${stays.service.origin}/stays/api/webhooks/payments/stripe`;
  paypal.webhookUrl = `${stays.service.origin}/stays/api/webhooks/payments/paypal`;
  const close = async () => {
    await stays.service.close();
    await processors.stop();
  };
  return { ...stays, stripe, paypal, environment, close };
}

let visitors = 0;

/** A visitor with an address of their own. */
export const visitor = ({ anonymous }: Stays) => {
  visitors += 1;
  return anonymous.with({ 'X-Forwarded-For': `10.2.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
};

export interface Booked {
  reference: string;
  access_token: string;
  session_id: string;
  redirect_url: string;
  slug: string;
  stayId: number;
}

/** A booking of a stay of its own that waits for its payment. */
export async function unpaidBooking(
  stays: Stays,
  method: 'card' | 'wallet' = 'card',
  values: Record<string, unknown> = {},
): Promise<Booked> {
  const stay = await makeStay(stays.service.db);
  const answer = await visitor(stays).post(
    '/api/bookings',
    bookingBody({ stay_slug: stay.slug, payment_method: method, ...values }),
  );
  if (answer.status !== 201) throw new Error(`not booked: ${answer.status} ${answer.text}`);
  return { ...answer.body.data, slug: stay.slug, stayId: stay.id };
}

const path = ({ reference, access_token }: Booked, action = '') =>
  `/api/bookings/${reference}${action}?token=${access_token}`;

export const shown = async (stays: Stays, booked: Booked) => (await stays.anonymous.get(path(booked))).body.data;
export const cancel = (stays: Stays, booked: Booked): Promise<Answer> => stays.anonymous.post(path(booked, '/cancel'));
export const settle = (stays: Stays, booked: Booked): Promise<Answer> => stays.anonymous.post(path(booked, '/settle'));

/** What the tables say about a booking, its payments and its nights. */
export async function standing({ service: { db } }: Stays, { reference }: Booked) {
  const booking = await db.row<{ id: number; status: string; payment_status: string; failure_reason: string | null }>(
    'SELECT id, status, payment_status, failure_reason FROM booking WHERE reference = $1',
    [reference],
  );
  const payments = await db.rows<{ status: string; settles: boolean }>(
    'SELECT status, settles FROM payment WHERE reference = $1 ORDER BY id',
    [reference],
  );
  const timeline = await db.rows<{ status: string }>(
    'SELECT status FROM booking_event WHERE booking_id = $1 ORDER BY id',
    [booking!.id],
  );
  const held = await db.row('SELECT id FROM held_nights WHERE booking_id = $1', [booking!.id]);
  return {
    status: booking!.status,
    paymentStatus: booking!.payment_status,
    failureReason: booking!.failure_reason,
    payments: payments.map(({ status, settles }) => (settles ? `${status}*` : status)),
    timeline: timeline.map(entry => entry.status),
    holds: held !== undefined,
  };
}

/** The types of what the owner was told about the booking, oldest first. */
export async function notifiedOwner({ service: { db }, owner }: Stays, { reference }: Booked): Promise<string[]> {
  const rows = await db.rows<{ type: string }>(
    `SELECT type FROM notification WHERE recipient_id = $1 AND data ->> 'reference' = $2 ORDER BY id`,
    [owner.id, reference],
  );
  return rows.map(({ type }) => type);
}

/** Posts a signed call to the webhook route. */
export const callWebhook = (stays: Stays, provider: string, { body, headers }: SignedCall): Promise<Answer> =>
  stays.anonymous.post(`/api/webhooks/payments/${provider}`, undefined, { raw: body, headers });

/** The time to pay is over, and nobody swept. */
export const overdue = ({ service: { db } }: Stays, { reference }: Booked) =>
  db.rows(
    `UPDATE held_nights SET expires_at = now() - interval '1 second'
     WHERE booking_id = (SELECT id FROM booking WHERE reference = $1)`,
    [reference],
  );

/** Hardly any time to pay is left, and the answer of the booking was lost. */
export async function almostOver(
  { service: { db, clock } }: Stays,
  { reference }: Pick<Booked, 'reference'>,
): Promise<void> {
  const ends = clock.now().add({ seconds: 20 }).toString();
  await db.rows('UPDATE payment SET expires_at = $2 WHERE reference = $1', [reference, ends]);
  await db.rows(
    `WITH due AS (UPDATE booking SET receipt = NULL WHERE reference = $1 RETURNING id)
     UPDATE held_nights SET expires_at = $2 WHERE booking_id IN (SELECT id FROM due)`,
    [reference, ends],
  );
}

/** Does the jobs that were meant for later, as if it were later. */
export async function later({ service }: Stays): Promise<void> {
  await service.db.rows('SELECT stays_jobs.reschedule_jobs(ARRAY(SELECT id FROM stays_jobs.jobs), run_at => now())');
  await service.doJobs();
}

import type { CancellationTier } from '#services/stays/cancellation/policy';
import type { Client } from '../harness/client';
import { makeStay } from './factories';
import { bookWith, visitorOf } from './quote-tokens.actors';
import type { Stays } from './stays';

export const TIERS: CancellationTier[] = [
  { days_before: 30, refund_percent: 100 },
  { days_before: 7, refund_percent: 50 },
];

let guests = 0;

export interface CancelledOne {
  id: number;
  email: string;
  reference: string;
  access_token: string;
}

/** Five nights from 10 August, paid through the simulator: 305 for the nights, 40 for cleaning and the deposit. */
export async function paidBooking(
  stays: Stays,
  values: { tiers?: CancellationTier[] | null; depositCents?: number } = {},
): Promise<CancelledOne> {
  const stay = await makeStay(stays.service.db, {
    nightlyRateCents: 6_100,
    cancellationTiers: values.tiers === undefined ? TIERS : values.tiers,
    depositCents: values.depositCents ?? 0,
  });
  guests += 1;
  // Few mails go to one address.
  const email = `guest-${guests}@example.com`;
  const nights = { check_in: '2026-08-10', check_out: '2026-08-15' };
  const { status, body } = await bookWith(stays, stay.slug, { ...nights, guest_email: email });
  expect(status).toBe(201);
  const row = await stays.service.db.row<{ id: number }>('SELECT id FROM booking WHERE reference = $1', [
    body.data.reference,
  ]);
  return { ...body.data, id: row!.id, email };
}

const path = ({ reference, access_token }: CancelledOne, end: string) =>
  `/api/bookings/${reference}${end}?token=${access_token}`;

export async function previewOf(stays: Stays, booking: CancelledOne) {
  const { status, body } = await visitorOf(stays).get(path(booking, '/cancellation'));
  expect(status).toBe(200);
  return body.data;
}

export const cancel = (stays: Stays, booking: CancelledOne, body?: object, caller: Client = visitorOf(stays)) =>
  caller.post(path(booking, '/cancel'), body);

export const refundsOf = ({ service }: Stays, { reference }: CancelledOne) =>
  service.db.rows<{ cents: number; status: string; parts: Record<string, number> }>(
    `SELECT amount_cents AS cents, status, (SELECT jsonb_object_agg(kind, amount_cents) FROM refund_part part
       WHERE part.refund_id = refund.id) AS parts
     FROM refund WHERE reference = $1 ORDER BY id`,
    [reference],
  );

/** The balance of the booking in an account of the books. */
export async function balanceOf({ service }: Stays, { reference }: CancelledOne, account: string): Promise<number> {
  const row = await service.db.row<{ cents: number }>(
    `SELECT coalesce(sum(CASE credit WHEN $2 THEN amount_cents ELSE -amount_cents END), 0)::integer AS cents
     FROM ledger_entry WHERE reference = $1 AND $2 IN (debit, credit)`,
    [reference, account],
  );
  return row!.cents;
}

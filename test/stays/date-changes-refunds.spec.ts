import { randomUUID } from 'node:crypto';
import { sql } from '#kit/database/sql';
import { staysPersonalData } from '#services/stays/stays.personal-data';
import type { DataSubject } from '#shared/personal-data/personal-data';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import {
  allowChanges,
  allReturned,
  bookOnline,
  cancelBooking,
  change,
  type ChangedBooking,
  ledgerOf,
  nights,
  shownTo,
} from './date-changes.actors';
import { day, makeStay } from './factories';
import { type PaidStays, startPaidStays, visitor } from './payments.actors';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
  await allowChanges(stays);
});
afterAll(() => stays?.close());
afterEach(async () => {
  await returned();
  await expectAgreeingBooks(stays);
});

const settled = () => stays.stripe.deliveries.settled();
const guest = () => visitor(stays);

const returned = () => allReturned(stays);
const paid = (values: Parameters<typeof makeStay>[1] = {}) => bookOnline(stays, { values });

/** Five nights, the last two paid on their own. */
async function extended(): Promise<ChangedBooking> {
  const booked = await paid();
  const { redirect_url: url } = (await change(guest(), booked, nights(40, 45))).body.data.change;
  stays.stripe.pay([...stays.stripe.sessions.values()].find(session => session.url === url)!.id);
  await settled();
  return booked;
}

const path = ({ reference }: ChangedBooking, end = '') => `/api/bookings/manage/${reference}${end}`;
const refund = (booked: ChangedBooking, values: Record<string, unknown>) =>
  stays.host.post(path(booked, '/refunds'), { reason: 'No warm water', client_token: randomUUID(), ...values });
const partsOf = async ({ reference }: ChangedBooking) =>
  (
    await stays.service.db.rows<{ part: string }>(
      `SELECT concat_ws(' ', reference, kind, amount_cents / 100) AS part FROM refund_part
       WHERE reference LIKE $1 ORDER BY id`,
      [`${reference}%`],
    )
  ).map(({ part }) => part.replace(reference, 'first'));

describe('a booking of whose first payment a change returned the rest', () => {
  async function changed(): Promise<ChangedBooking> {
    const booked = await paid({ cleaningFeeCents: 0 });
    expect((await refund(booked, { amount: 100 })).status).toBe(201);
    await returned();
    await stays.service.db.rows('UPDATE stay SET nightly_rate_cents = 100 WHERE id = $1', [booked.stay.id]);
    expect((await change(guest(), booked, nights(50, 53))).status).toBe(201);
    await returned();
    return booked;
  }

  it('stands with its new nights', async () => {
    const booked = await changed();
    expect(await shownTo(guest(), booked)).toMatchObject({ status: 'confirmed', check_in: day(50) });
    expect(await ledgerOf(stays, booked)).toMatchObject({ refunded: 300, held: `${day(50)}/${day(53)}` });
  });

  it('is refunded once it is cancelled, with no more money', async () => {
    const booked = await changed();
    expect((await cancelBooking(guest(), booked)).status).toBe(201);
    await returned();
    expect(await shownTo(guest(), booked)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(await ledgerOf(stays, booked)).toMatchObject({ refunded: 300, held: null });
  });
});

describe('a refund by staff after a change', () => {
  it('returns money of all payments, of the newest first', async () => {
    const booked = await extended();
    const wanted = {
      parts: [
        { kind: 'nights', amount: 250 },
        { kind: 'cleaning', amount: 40 },
      ],
      amount: 30,
    };
    const preview = await stays.host.post(path(booked, '/refunds/preview'), { ...wanted, reason: 'No warm water' });
    expect(preview.body.data).toEqual({
      amount: 320,
      parts: [
        { kind: 'nights', amount: 250 },
        { kind: 'cleaning', amount: 40 },
        { kind: 'goodwill', amount: 30 },
      ],
    });
    const body = { ...wanted, reason: 'No warm water', client_token: randomUUID() };
    for (let time = 0; time < 2; time += 1)
      expect((await stays.host.post(path(booked, '/refunds'), body)).status).toBe(201);
    expect((await partsOf(booked)).toSorted()).toEqual([
      'first cleaning 40',
      'first goodwill 30',
      'first nights 50',
      'first-2 nights 200',
    ]);
    await returned();
    expect(await shownTo(guest(), booked)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    const refused = await refund(booked, { amount: 221 });
    expect([refused.body.code, refused.body.details]).toEqual([
      'refund_too_large',
      { left: 220, nights: 220, cleaning: 0 },
    ]);
  });

  it('is found by the reference of the booking', async () => {
    const booked = await extended();
    expect((await refund(booked, { amount: 250 })).status).toBe(201);
    const found = (await stays.host.get(`/api/refunds?q=${booked.reference}`)).body.data.data;
    expect(found.map(({ reference, amount }: { reference: string; amount: number }) => [reference, amount])).toEqual(
      expect.arrayContaining([
        [`${booked.reference}-2`, 200],
        [booked.reference, 50],
      ]),
    );
  });

  it('shows staff all payments, and the books of all of them', async () => {
    const booked = await extended();
    const { payments } = (await stays.host.get(path(booked))).body.data;
    expect(payments.map(({ amount }: { amount: number }) => amount)).toEqual([340, 200]);
    const { data } = (await stays.host.get(path(booked, '/books'))).body;
    expect(data).toMatchObject({ nights: 500, cleaning: 40, charged: 540, received: 540, owed: 0 });
  });

  it('is the refund of its guest, whose data it has', async () => {
    const booked = await extended();
    expect((await refund(booked, { amount: 250 })).status).toBe(201);
    const { guest_email: email } = (await stays.host.get(path(booked))).body.data;
    const { of } = staysPersonalData.tables.find(({ table }) => table === 'refund')!;
    const whom: DataSubject = { email, ids: {}, names: [] };
    const rows = await stays.service.db.rows<{ reference: string }>(
      sql`SELECT t.reference FROM refund t WHERE ${of(whom)}`,
    );
    const own = rows.filter(({ reference }) => reference.startsWith(booked.reference));
    expect(own.map(({ reference }) => reference).toSorted()).toEqual([booked.reference, `${booked.reference}-2`]);
  });
});

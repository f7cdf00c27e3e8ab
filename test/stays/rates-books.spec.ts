import { randomUUID } from 'node:crypto';
import { expectAgreeingBooks } from '../harness/agreeing-books';
import { day, makeStay } from './factories';
import { bookingBody, CARD, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

const balances = async (reference: string) => {
  const rows = await stays.service.db.rows<{ account: string; cents: number }>(
    `SELECT account, sum(cents)::integer AS cents FROM ledger_entry
     CROSS JOIN LATERAL (VALUES (credit, amount_cents), (debit, -amount_cents)) leg (account, cents)
     WHERE reference = $1 AND account IN ('accommodation', 'extra_guests', 'length_discounts', 'cleaning')
     GROUP BY account ORDER BY account`,
    [reference],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
};

it('extra guests and length discounts are posted to their accounts and go back in shares', async () => {
  const { db } = stays.service;
  const stay = await makeStay(db, { extraGuestFrom: 1, extraGuestFeeCents: 700 });
  await db.rows('INSERT INTO length_discount (stay_id, nights, percent) VALUES ($1, 3, 10)', [stay.id]);
  const body = bookingBody({ stay_slug: stay.slug, check_in: day(30), check_out: day(33), guests: 3, ...CARD });
  const { reference, total } = (await stays.anonymous.post('/api/bookings', body)).body.data;
  // 3 × 100 - 30 + 6 × 7 + 40
  expect(total).toBe(352);
  expect(await balances(reference)).toEqual({
    accommodation: 30_000,
    cleaning: 4_000,
    extra_guests: 4_200,
    length_discounts: -3_000,
  });
  const path = `/api/bookings/manage/${reference}`;
  const books = (await stays.host.get(`${path}/books`)).body.data;
  expect(books).toMatchObject({ nights: 300, extra_guests: 42, length_discounts: 30, cleaning: 40, charged: 352 });
  for (const amount of [1, 100, 7]) {
    const refund = { parts: [{ kind: 'nights', amount }], reason: 'Noise', client_token: randomUUID() };
    expect((await stays.host.post(`${path}/refunds`, refund)).status).toBe(201);
    await expectAgreeingBooks(stays);
  }
  expect((await stays.host.patch(path, { action: 'cancel' })).status).toBe(200);
  expect(await balances(reference)).toEqual({ accommodation: 0, cleaning: 0, extra_guests: 0, length_discounts: 0 });
  await expectAgreeingBooks(stays);
});

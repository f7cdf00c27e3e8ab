import { randomInt } from 'node:crypto';
import { BookingTransitions } from '#services/stays/bookings/booking-transitions.service';
import { previewOf } from '#services/stays/bookings/cancellation-preview.view';
import { findBooking } from '#services/stays/bookings/booking.queries';
import { stays as definedStays } from '#services/stays/stays';
import { startService, type TestService } from '../harness/app';
import { race, statuses } from '../harness/race';
import { balanceOf, cancel, expectAgreeingBooks, paidBooking, refundsOf, TIERS } from './cancellation.actors';
import { bookWith, NOW, pricesOf, quotedStay, setRate, setSetting, visitorOf } from './quote-tokens.actors';
import { type Stays, startStays } from './stays';

jest.setTimeout(240_000); // a thousand cancellations on a busy machine

let stays: Stays;
/** The same service in another process: only the database is shared. */
let other: TestService;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  other = await startService(definedStays, { TRUST_PROXY: '1' });
});
afterAll(async () => {
  await other?.close();
  await stays?.service.close();
});
const setClocks = (instant: string) => {
  stays.service.clock.set(instant);
  other.clock.set(instant);
};
beforeEach(() => setClocks(NOW));
afterEach(() => expectAgreeingBooks(stays));

const elsewhere = (): Stays => ({ ...stays, anonymous: other.anonymous });

it('8.4: of 50 cancellations at once over two processes one refunds', async () => {
  for (const tiers of [TIERS, null]) {
    const booking = await paidBooking(stays, { tiers });
    setClocks('2026-07-21T11:00:00Z');
    const expected_refund = tiers ? 193 : 345;
    const answers = await race(50, index =>
      cancel(stays, booking, index % 3 ? { expected_refund } : undefined, visitorOf(index % 2 ? stays : elsewhere())),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 422: 49 });
    expect(await refundsOf(stays, booking)).toMatchObject([{ cents: expected_refund * 100, status: 'done' }]);
    expect(await balanceOf(stays, booking, 'retained')).toBe(tiers ? 15_200 : 0);
    setClocks(NOW);
  }
});

describe('8.7: 100 bookings under tokens against 100 edits of the rate in parallel', () => {
  const NIGHTS = 100;
  const nights = (index: number) => {
    const day = (days: number) => new Date(Date.parse('2026-06-01') + days * 86_400_000).toISOString().slice(0, 10);
    return { check_in: day(index), check_out: day(index + 1) };
  };

  async function storm(lockMinutes: number) {
    const { stay } = await quotedStay(stays, { minNights: 1 });
    await setSetting(stays, 'quote_lock_minutes', lockMinutes);
    const tokens = await race(NIGHTS, async index => {
      const { check_in, check_out } = nights(index);
      const query = `checkIn=${check_in}&checkOut=${check_out}&guests=2`;
      const { body } = await visitorOf(stays).get(`/api/stays/${stay.slug}/quote?${query}`);
      return body.data.quote_token as string;
    });
    const [answers] = await Promise.all([
      race(NIGHTS, index =>
        bookWith(index % 2 ? stays : elsewhere(), stay.slug, { ...nights(index), quote_token: tokens[index] }),
      ),
      race(100, index => setRate(stays, stay, index % 4 ? 10_000 + 100 * index : 10_000)),
    ]);
    await setSetting(stays, 'quote_lock_minutes', 15);
    const codes = answers.flatMap(({ status, body }) => (status === 201 ? [] : [body.code]));
    return { prices: await pricesOf(stays, stay), statuses: statuses(answers), codes: [...new Set(codes)] };
  }

  it('inside the lock each is charged as shown', async () => {
    const { prices, statuses: counts } = await storm(15);
    expect(counts).toEqual({ 201: 100 });
    expect(prices).toEqual(Array.from({ length: 100 }, () => ({ total: 14_000, shown: 14_000 })));
  });

  it('after it each is charged as shown or refused', async () => {
    const { prices, statuses: counts, codes } = await storm(0);
    expect((counts[201] ?? 0) + (counts[422] ?? 0)).toBe(100);
    expect(prices).toHaveLength(counts[201] ?? 0);
    for (const price of prices) expect(price).toEqual({ total: 14_000, shown: 14_000 });
    expect(codes.filter(code => code !== 'price_changed')).toEqual([]);
  });

  it('the database refuses any other price', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    await bookWith(stays, stay.slug, { quote_token });
    await expect(
      stays.service.db.rows('UPDATE booking SET shown_cents = 1 WHERE stay_id = $1', [stay.id]),
    ).rejects.toThrow('booking_charged_as_shown');
  });
});

it('8.1: the preview equals the refund at 1,000 random instants and at each step ± 1 ms', async () => {
  const { db } = stays.service;
  const transitions = stays.service.get(BookingTransitions);
  const tiers = [
    { days_before: 60, refund_percent: 90 },
    { days_before: 30, refund_percent: 45 },
    { days_before: 7, refund_percent: 33 },
    { days_before: 1, refund_percent: 0 },
  ];
  const first = await paidBooking(stays, { tiers, depositCents: 5_000 });
  const { policy } = (await findBooking(db, first.reference))!;
  const steps = policy.flatMap(({ until }) => [-1, 0, 1].map(ms => Date.parse(until) + ms));
  const [start, end] = [Date.parse(NOW), Date.parse('2026-08-10T00:00:00Z')];
  const instants = [...steps, ...Array.from({ length: 1_000 }, () => randomInt(start, end))];
  const template = await db.row<Record<string, unknown>>('SELECT to_jsonb(b) AS row FROM booking b WHERE id = $1', [
    first.id,
  ]);
  await copyBookings(template!['row'] as Record<string, unknown>, instants.length);
  for (const [index, instant] of instants.entries()) {
    stays.service.clock.set(new Date(instant).toISOString());
    const reference = `BKG-COPY${index}`;
    const preview = previewOf((await findBooking(db, reference))!, instant);
    const outcome = await transitions.cancelByGuest(reference, preview.refund_now * 100).then(
      () => null,
      (refused: { key: string }) => refused.key,
    );
    expect([reference, preview.can_cancel, outcome]).toEqual([reference, outcome === null, preview.reason]);
  }
  const refunds = await db.rows<{ index: number; cents: number }>(
    `SELECT substring(reference FROM 9)::integer AS index, sum(amount_cents)::integer AS cents
     FROM refund WHERE reference LIKE 'BKG-COPY%' GROUP BY reference`,
  );
  const refunded = new Map(refunds.map(({ index, cents }) => [index, cents]));
  // 305 for the nights, 40 for cleaning and 50 as a deposit.
  const expected = (instant: number): number => {
    const step = policy.findIndex(({ until }) => instant <= Date.parse(until));
    return [36_500, 22_700, 19_100, 9_000][step] ?? 0;
  };
  expect(instants.map((_, index) => refunded.get(index) ?? 0)).toEqual(instants.map(expected));
});

/** Copies a booking without its nights, which nobody frees twice. */
async function copyBookings(row: Record<string, unknown>, count: number): Promise<void> {
  const own = ['id', 'reference', 'client_token', 'access_token', 'calendar_uid', 'receipt'];
  const names = Object.keys(row).filter(name => !own.includes(name));
  await stays.service.db.rows(
    `INSERT INTO booking (reference, client_token, access_token, ${names.join(', ')})
     SELECT 'BKG-COPY' || number, 'copied-token-' || number, 'access-' || number,
       ${names.map(name => `template.${name}`).join(', ')}
     FROM jsonb_populate_record(NULL::booking, $1::jsonb) template, generate_series(0, $2::integer - 1) number`,
    [JSON.stringify(row), count],
  );
}

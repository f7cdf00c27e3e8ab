import { stays as definedStays } from '#services/stays/stays';
import { startService, type TestService } from '../harness/app';
import { race, statuses } from '../harness/race';
import { balanceOf, cancel, expectAgreeingBooks, paidBooking, refundsOf, TIERS } from './cancellation.actors';
import { bookWith, NOW, pricesOf, quotedStay, setRate, setSetting, visitorOf } from './quote-tokens.actors';
import { type Stays, startStays } from './stays';

jest.setTimeout(120_000); // hundreds of requests on a busy machine

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

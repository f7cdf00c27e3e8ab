import type { Temporal } from 'temporal-polyfill';
import { statementsOf } from '../harness/statements';
import { makeStay } from './factories';
import { bookWith, NIGHTS, NOW, pricesOf, quotedStay, quoteOf, setRate, setSetting } from './quote-tokens.actors';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());
/** Each test starts at the same instant. */
beforeEach(() => stays.service.clock.set(NOW));
afterEach(async () => {
  await setSetting(stays, 'quote_minutes', 30);
  await setSetting(stays, 'quote_lock_minutes', 15);
  await setSetting(stays, 'cancellation_tiers', [{ days_before: 7, refund_percent: 100 }]);
});

const later = (duration: Temporal.DurationLike) => stays.service.clock.advance(duration);

describe('the token of a quote', () => {
  it('lasts 30 minutes and keeps its price for 15', async () => {
    const { quote } = await quotedStay(stays);
    expect(quote).toMatchObject({
      to_pay: 340,
      quote_expires_at: '2026-05-06T16:30:00.000Z',
      quote_locked_until: '2026-05-06T16:15:00.000Z',
      policy: [{ refund_percent: 100, refund: 340, until: '2026-08-03T11:00:00.000Z', time_zone: 'Asia/Dubai' }],
    });
  });

  it('is there only when the nights can be booked', async () => {
    const none = { quote_token: null, quote_expires_at: null, quote_locked_until: null };
    const { stay } = await quotedStay(stays);
    expect(await quoteOf(stays, stay.slug, { guests: 5 })).toMatchObject({ available: false, ...none });
    expect(await quoteOf(stays, stay.slug, { check_in: '2026-05-01' })).toMatchObject(none);
    await bookWith(stays, stay.slug, {});
    expect(await quoteOf(stays, stay.slug)).toMatchObject({ reason: 'taken', ...none });
  });

  it('costs no statement, neither made nor booked with', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    const { db } = stays.service;
    const quoting = await statementsOf(db, () => quoteOf(stays, stay.slug));
    const booking = await statementsOf(db, () => bookWith(stays, stay.slug, { quote_token }));
    expect([quoting.length, booking.length]).toEqual([2, 2]);
    expect(await pricesOf(stays, stay)).toEqual([{ total: 34_000, shown: 34_000 }]);
  });

  it('names long rules where they fit, and is never longer than 8,000 characters', async () => {
    const stay = await makeStay(stays.service.db, { minNights: 1 });
    for (let night = 0; night < 30; night++) {
      const [from, to] = [night, night + 1].map(days => dayAfter(days));
      const name = { en: `${night} ${'w'.repeat(110)}`, ar: 'ع'.repeat(115) };
      const rule = { name, layer: 'special', from, to, nightly_rate: 100 + night };
      expect((await stays.host.post(`/api/stays/manage/${stay.id}/rates`, rule)).status).toBe(201);
    }
    const wanted = { check_in: dayAfter(0), check_out: dayAfter(30) };
    const { quote_token, to_pay } = await quoteOf(stays, stay.slug, wanted);
    expect(quote_token.length).toBeLessThanOrEqual(8_000);
    await stays.service.db.rows('DELETE FROM rate_rule WHERE stay_id = $1', [stay.id]);
    const { status, body } = await bookWith(stays, stay.slug, { ...wanted, quote_token });
    expect([status, body.data.to_pay]).toEqual([201, to_pay]);
  });
});

describe('inside the lock', () => {
  it('8.6: a raised rate is charged as shown to its last millisecond', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    await setRate(stays, stay, 12_000);
    later({ minutes: 14, seconds: 59, milliseconds: 999 });
    const { status, body } = await bookWith(stays, stay.slug, { quote_token });
    expect([status, body.data.total]).toEqual([201, 340]);
    expect(await pricesOf(stays, stay)).toEqual([{ total: 34_000, shown: 34_000 }]);
  });

  it('8.6: after the lock another price is refused with both amounts and a quote whose token books', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    await setRate(stays, stay, 12_000);
    later({ minutes: 15 });
    const refused = await bookWith(stays, stay.slug, { quote_token });
    expect([refused.status, refused.body.code]).toEqual([422, 'price_changed']);
    expect(refused.body.details).toMatchObject({ previous: 340, current: 400, quote: { total: 400, available: true } });
    expect(await pricesOf(stays, stay)).toEqual([]);
    const fresh = refused.body.details.quote.quote_token;
    expect((await bookWith(stays, stay.slug, { quote_token: fresh })).body.data.total).toBe(400);
    expect(await pricesOf(stays, stay)).toEqual([{ total: 40_000, shown: 40_000 }]);
  });

  it('a lowered rate, another cleaning fee and another deposit are charged as shown too', async () => {
    const { stay, quote, quote_token } = await quotedStay(stays, { depositCents: 20_000 });
    await stays.service.db.rows(
      'UPDATE stay SET nightly_rate_cents = 5000, cleaning_fee_cents = 9000, deposit_cents = 0 WHERE id = $1',
      [stay.id],
    );
    const { reference, access_token } = (await bookWith(stays, stay.slug, { quote_token })).body.data;
    const { data } = (await stays.anonymous.get(`/api/bookings/${reference}?token=${access_token}`)).body;
    expect(data).toMatchObject({ total: 340, deposit: 200, to_pay: 540, lines: quote.lines, policy: quote.policy });
    expect(await pricesOf(stays, stay)).toEqual([{ total: 54_000, shown: 54_000 }]);
  });

  it('the policy is the shown one; after the lock another one is a mismatch', async () => {
    const { stay, quote, quote_token } = await quotedStay(stays);
    await setSetting(stays, 'cancellation_tiers', [{ days_before: 14, refund_percent: 50 }]);
    const { body } = await bookWith(stays, stay.slug, { quote_token });
    expect(body.data.cancellation_deadline).toBe(quote.policy[0].until);
    const later14 = await quotedStay(stays);
    await setSetting(stays, 'cancellation_tiers', [{ days_before: 10, refund_percent: 50 }]);
    later({ minutes: 15 });
    const refused = await bookWith(stays, later14.stay.slug, { quote_token: later14.quote_token });
    expect([refused.status, refused.body.code]).toEqual([422, 'quote_mismatch']);
    expect(refused.body.details).toMatchObject({ differs: ['policy'], quote: { policy: [{ refund_percent: 50 }] } });
  });

  it('a lock of 0 minutes ends the locks of tokens that were made before', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    await setRate(stays, stay, 12_000);
    await setSetting(stays, 'quote_lock_minutes', 0);
    expect((await bookWith(stays, stay.slug, { quote_token })).body.code).toBe('price_changed');
  });

  it('nights that were taken meanwhile are refused', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    await bookWith(stays, stay.slug, {});
    const { status, body } = await bookWith(stays, stay.slug, { quote_token });
    expect([status, body.code]).toEqual([409, 'dates_taken']);
  });
});

describe('a token is refused', () => {
  it('from its last instant on, with a fresh quote', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    later({ minutes: 29, seconds: 59, milliseconds: 999 });
    const other = await makeStay(stays.service.db);
    expect((await bookWith(stays, other.slug, { quote_token })).body.code).toBe('quote_mismatch');
    later({ milliseconds: 1 });
    const { status, body } = await bookWith(stays, stay.slug, { quote_token });
    expect([status, body.code]).toEqual([422, 'quote_expired']);
    expect((await bookWith(stays, stay.slug, { quote_token: body.details.quote.quote_token })).status).toBe(201);
  });

  it('a millisecond before it expires it books', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    later({ minutes: 29, seconds: 59, milliseconds: 999 });
    expect((await bookWith(stays, stay.slug, { quote_token })).status).toBe(201);
  });

  it('with a flipped character, and from another kind of token', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    const [header, claims, signature] = quote_token.split('.');
    const flipped = `${header}.${claims}.${signature!.startsWith('A') ? 'B' : 'A'}${signature!.slice(1)}`;
    for (const sent of [flipped, stays.host.token, 'x']) {
      const { status, body } = await bookWith(stays, stay.slug, { quote_token: sent });
      expect([status, body.code]).toEqual([422, 'quote_invalid']);
      expect(body.details.quote).toMatchObject({ total: 340, available: true });
    }
    expect(await pricesOf(stays, stay)).toEqual([]);
  });

  it('for other nights, guests or another stay, naming exactly that', async () => {
    const { stay, quote_token } = await quotedStay(stays);
    const other = await makeStay(stays.service.db);
    const differs = async (slug: string, values: object) => {
      const { status, body } = await bookWith(stays, slug, { quote_token, ...values });
      expect([status, body.code]).toEqual([422, 'quote_mismatch']);
      return body.details.differs;
    };
    expect(await differs(other.slug, {})).toEqual(['stay_slug']);
    expect(await differs(stay.slug, { check_in: '2026-08-11' })).toEqual(['check_in']);
    expect(await differs(stay.slug, { check_out: '2026-08-14' })).toEqual(['check_out']);
    expect(await differs(stay.slug, { guests: 3 })).toEqual(['guests']);
    expect((await bookWith(stays, stay.slug, { quote_token, special_requests: 'A cot' })).status).toBe(201);
  });
});

it('an empty token is none, and without one a booking costs what it costs now', async () => {
  const { stay } = await quotedStay(stays);
  await setRate(stays, stay, 12_000);
  expect((await bookWith(stays, stay.slug, { quote_token: '' })).body.data.total).toBe(400);
  expect(await pricesOf(stays, stay)).toEqual([{ total: 40_000, shown: null }]);
});

it('the database refuses any other price than the one shown', async () => {
  const { stay, quote_token } = await quotedStay(stays);
  await bookWith(stays, stay.slug, { quote_token });
  await expect(
    stays.service.db.rows('UPDATE booking SET shown_cents = 1 WHERE stay_id = $1', [stay.id]),
  ).rejects.toThrow('booking_charged_as_shown');
});

/** Days after the first one of `NIGHTS`. */
function dayAfter(days: number): string {
  return new Date(Date.parse(NIGHTS.check_in) + days * 86_400_000).toISOString().slice(0, 10);
}

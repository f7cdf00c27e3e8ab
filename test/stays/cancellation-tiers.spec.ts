import { makeStay } from './factories';
import { bookWith, NOW, quoteOf, setSetting } from './quote-tokens.actors';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());
beforeEach(() => stays.service.clock.set(NOW));

const TIERS = [
  { days_before: 30, refund_percent: 100 },
  { days_before: 7, refund_percent: 50 },
];
const put = (id: number, tiers: unknown) => stays.host.put(`/api/stays/manage/${id}/cancellation`, { tiers });

describe('the tiers of a stay', () => {
  it('replace those of the settings until they are removed', async () => {
    const stay = await makeStay(stays.service.db);
    const { status, body } = await put(stay.id, TIERS);
    expect([status, body.data]).toEqual([200, { tiers: TIERS }]);
    expect((await stays.host.get(`/api/stays/manage/${stay.id}`)).body.data.cancellation_tiers).toEqual(TIERS);
    const percents = async () =>
      (await quoteOf(stays, stay.slug)).policy.map((step: { refund_percent: number }) => step.refund_percent);
    expect(await percents()).toEqual([100, 50]);
    expect((await put(stay.id, null)).body.data).toEqual({ tiers: null });
    expect(await percents()).toEqual([100]);
    expect((await put(999_999, TIERS)).status).toBe(404);
  });

  it('are refused unless days fall strictly and the percent never rises', async () => {
    const stay = await makeStay(stays.service.db);
    const refused = async (tiers: unknown) => {
      const { status, body } = await put(stay.id, tiers);
      expect(status).toBe(400);
      expect(Object.keys(body.errors)[0]).toMatch(/^tiers/);
    };
    await refused([]);
    await refused(TIERS.toReversed());
    await refused([TIERS[0], { days_before: 30, refund_percent: 50 }]);
    await refused([
      { days_before: 30, refund_percent: 50 },
      { days_before: 7, refund_percent: 51 },
    ]);
    await refused([{ days_before: -1, refund_percent: 50 }]);
    await refused([{ days_before: 7, refund_percent: 101 }]);
    await refused([{ days_before: 7.5, refund_percent: 50 }]);
    await refused(Array.from({ length: 11 }, (_, index) => ({ days_before: 20 - index, refund_percent: 50 })));
    expect((await put(stay.id, [TIERS[0], { days_before: 0, refund_percent: 100 }])).status).toBe(200);
  });

  it('of the settings follow the same rules', async () => {
    const change = async (value: unknown) =>
      (await stays.owner.patch('/api/settings/cancellation_tiers', { value })).status;
    for (const value of [[], {}, 'x', TIERS.toReversed(), [{ days_before: 7 }], [{ ...TIERS[0], more: 1 }], [null]])
      expect(await change(value)).toBe(400);
    expect(await change(TIERS)).toBe(200);
    const stay = await makeStay(stays.service.db);
    expect((await quoteOf(stays, stay.slug)).policy).toHaveLength(2);
    await setSetting(stays, 'cancellation_tiers', [{ days_before: 7, refund_percent: 100 }]);
  });
});

it('8.5: edits of tiers, zone, times and rates change nothing in an existing booking', async () => {
  const stay = await makeStay(stays.service.db, { cancellationTiers: TIERS });
  const { reference, access_token } = (await bookWith(stays, stay.slug, {})).body.data;
  const read = async () => (await stays.anonymous.get(`/api/bookings/${reference}?token=${access_token}`)).body.data;
  const before = await read();
  expect(before.policy).toEqual([
    {
      until: '2026-07-11T11:00:00.000Z',
      until_local: '2026-07-11T15:00:00',
      time_zone: 'Asia/Dubai',
      refund_percent: 100,
      refund: 340,
    },
    {
      until: '2026-08-03T11:00:00.000Z',
      until_local: '2026-08-03T15:00:00',
      time_zone: 'Asia/Dubai',
      refund_percent: 50,
      refund: 190,
    },
  ]);
  expect(before.cancellation_deadline).toBe('2026-08-03T11:00:00.000Z');
  await put(stay.id, [{ days_before: 90, refund_percent: 10 }]);
  await stays.host.put(`/api/stays/manage/${stay.id}`, { nightly_rate: 500, cleaning_fee: 1, check_in_time: '08:00' });
  await setSetting(stays, 'timezone', 'Pacific/Kiritimati');
  await setSetting(stays, 'default_check_in_time', '01:00');
  expect(await read()).toEqual(before);
  await setSetting(stays, 'timezone', 'Asia/Dubai');
  await setSetting(stays, 'default_check_in_time', '15:00');
});

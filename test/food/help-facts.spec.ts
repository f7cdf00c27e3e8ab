import { fc } from '../harness/fast-check';
import { RUNS_ALL_TRIALS, trials } from '../harness/trials';
import { makeDish, makeKitchen } from './factories';
import { type Food, startFood } from './food';
import { basket, helpOf, quoted } from './help.actors';
import { address, oneOf } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

describe('5.1 the first addition', () => {
  it('makes a basket that is 3.20 short orderable', async () => {
    const dish = await makeDish(food.service.db, { priceCents: 1180 });
    const enough = await makeDish(food.service.db, { priceCents: 320 });
    const lines = [oneOf(dish)];
    const { help } = await quoted(food, { lines });
    expect(help).toMatchObject({ missing: 3.2, additions: [{ product_id: enough.id, price: 3.2 }, {}, {}] });
    const { delivery } = await quoted(food, { lines: [...lines, oneOf({ id: help.additions[0].product_id })] });
    expect(delivery).toMatchObject({ available: true, missing: 0 });
  });

  it('makes random baskets orderable', async () => {
    const { db } = food.service;
    const { optionGroups } = food.dishes.kebab;
    const menu: { id: number }[] = [];
    for (let index = 0; index < 40; index++) {
      const flags = {
        isAvailable: index % 5 !== 0,
        isActive: index % 7 !== 0,
        archivedAt: index % 11 === 0 ? new Date() : null,
      };
      const groups = index % 3 === 0 ? optionGroups : optionGroups.filter(({ required }) => !required);
      menu.push(await makeDish(db, { priceCents: 40 + 37 * index, ...flags, optionGroups: index % 2 ? groups : [] }));
    }
    for (const dish of menu.filter((_, index) => index % 13 === 0))
      await db.rows(
        `INSERT INTO dish_snooze (kitchen_id, product_id, until) VALUES ($1, $2, now() + interval '1 day')`,
        [food.downtown.id, dish.id],
      );
    const line = fc.record({
      product_id: fc.constantFrom(...menu.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: 3 }),
    });
    let helped = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 3 }), async drawn => {
        const answer = await food.anonymous.post('/api/checkout/quote', basket(food, { lines: drawn }));
        if (answer.status !== 200) return;
        const { help, delivery } = answer.body.data;
        expect(delivery.reason === 'below_minimum').toBe(help?.minimum !== undefined);
        if (!help?.additions) return;
        helped++;
        const lines = [...drawn, oneOf({ id: help.additions[0].product_id })];
        expect((await quoted(food, { lines })).delivery.available).toBe(true);
      }),
      { numRuns: trials(500), examples: [[[{ product_id: menu[2]!.id, quantity: 1 }]]] },
    );
    expect(helped).toBeGreaterThan(RUNS_ALL_TRIALS ? 100 : 0);
    await db.rows('DELETE FROM dish_snooze');
  });
});

it('5.3 every other kitchen that is open and delivers matches in the check of kitchens', async () => {
  const { db } = food.service;
  const postcodes = ['10001', '11231', '10025'];
  const hours = (seed: number) => [
    { day: seed % 7, open: `${10 + (seed % 8)}:00`, close: seed % 3 ? '22:30' : '02:00' },
  ];
  const zones = ['America/New_York', 'Africa/Cairo', 'Asia/Dubai'];
  for (let seed = 0; seed < 12; seed++)
    await makeKitchen(db, {
      timeZone: zones[seed % 3]!,
      hours: [...hours(seed), ...hours(seed + 2), ...hours(seed + 4)],
      deliveryPostcodes: postcodes.filter((_, index) => (seed >> index) & 1),
      isActive: seed % 5 !== 0,
      pausedUntil: seed % 4 === 0 ? new Date('2026-05-13T16:00:00Z') : null,
    });
  const closed = await makeKitchen(db, { hours: [], deliveryPostcodes: postcodes });
  let seen = 0;
  const asked = fc.record({
    at: fc
      .integer({ min: 0, max: 7 * 24 * 60 - 1 })
      .map(minute => new Date(Date.UTC(2026, 4, 11, 0, minute)).toISOString()),
    postcode: fc.constantFrom(...postcodes, '99999'),
    code: fc.constantFrom('downtown', closed.code),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ at, postcode, code }) => {
      food.service.clock.set(at);
      const help = await helpOf(food, { kitchen_code: code, address: { ...address, postcode } });
      const entries = help?.other_kitchens ?? [];
      for (const entry of entries) {
        const check = { mode: 'delivery', postcode, kitchen_code: entry.code };
        const { result } = (await food.anonymous.post('/api/kitchens/check', check)).body.data;
        expect(result).toBe(!entry.delivers ? 'outside_area' : entry.open_now ? 'match' : 'closed');
        if (result === 'match') seen++;
      }
    }),
    { numRuns: trials(100), examples: [[{ at: '2026-05-13T16:30:00.000Z', postcode: '10001', code: closed.code }]] },
  );
  expect(seen).toBeGreaterThan(RUNS_ALL_TRIALS ? 30 : 0);
  food.service.clock.set('2026-05-13T16:30:00Z');
  await db.rows(`UPDATE kitchen SET is_active = false WHERE code LIKE 'kitchen-%'`);
});

/** Ranges over midnight, over skipped and repeated hours. */
const NIGHTS = {
  'America/New_York': [
    { day: 6, open: '18:00', close: '02:30' },
    { day: 0, open: '02:15', close: '09:00' },
    { day: 0, open: '01:30', close: '01:45' },
  ],
  'Africa/Cairo': [5, 6].map(day => ({ day, open: '00:00', close: '01:30' })),
  'America/Santiago': [0, 1, 6].map(day => ({ day, open: '23:30', close: '24:00' })),
};
const CHANGES = [
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-04-23T22:00:00Z',
  '2026-10-29T21:00:00Z',
  '2026-04-05T03:00:00Z',
  '2026-09-06T04:00:00Z',
];

it('5.4 the next opening is the first instant without `closed`, over both clock changes', async () => {
  const { db } = food.service;
  const codes: string[] = [];
  for (const [timeZone, hours] of Object.entries(NIGHTS)) {
    // One opening is shorter than the time of the last order.
    for (const lastOrderMinutes of [0, 20])
      codes.push((await makeKitchen(db, { timeZone, hours, lastOrderMinutes })).code);
  }
  const reasonAt = async (kitchen_code: string, at: string) => {
    food.service.clock.set(at);
    return (await quoted(food, { kitchen_code, fulfillment: 'pickup' })).delivery.reason;
  };
  const asked = fc.record({
    code: fc.constantFrom(...codes),
    change: fc.constantFrom(...CHANGES),
    minutes: fc.integer({ min: -48 * 60, max: 24 * 60 }),
    seconds: fc.integer({ min: 0, max: 59 }),
    pause: fc.option(fc.integer({ min: 1, max: 36 * 60 * 60 })),
    samples: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 2 }),
  });
  const longBefore = {
    code: codes[0]!,
    change: CHANGES[1]!,
    minutes: -48 * 60,
    seconds: 0,
    pause: null,
    samples: [0, 1],
  };
  let told = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ code, change, minutes, seconds, pause, samples }) => {
      const from = Date.parse(change) + minutes * 60_000 + seconds * 1000;
      const pausedUntil = pause === null ? null : new Date(from + pause * 1000);
      await db.rows('UPDATE kitchen SET paused_until = $2 WHERE code = $1', [code, pausedUntil]);
      food.service.clock.set(new Date(from).toISOString());
      const { delivery, help } = await quoted(food, { kitchen_code: code, fulfillment: 'pickup' });
      if (delivery.reason !== 'closed') return;
      told++;
      const opening = Date.parse(help.next_opening);
      expect(Date.parse(help.next_opening_local)).toBe(opening);
      expect(await reasonAt(code, help.next_opening)).toBeNull();
      const before = [opening - 1, ...samples.map(sample => Math.floor(from + sample * (opening - 1 - from)))];
      for (const at of before.filter(each => each >= from))
        expect(await reasonAt(code, new Date(at).toISOString())).toBe('closed');
    }),
    { numRuns: trials(120), examples: [[longBefore]] },
  );
  expect(told).toBeGreaterThan(RUNS_ALL_TRIALS ? 60 : 0);
});

it('5.5 no alternative is a draft, archived, snoozed or unavailable', async () => {
  const { db } = food.service;
  food.service.clock.set('2026-05-13T16:30:00Z');
  const { categoryId } = await makeDish(db);
  const dishes = [];
  for (let index = 0; index < 32; index++) {
    const [isActive, isAvailable, archived, snoozed] = [0, 1, 2, 3].map(bit => ((index >> bit) & 1) === 0);
    const dish = await makeDish(db, {
      categoryId,
      priceCents: 500 + 10 * (index % 16),
      isActive,
      isAvailable,
      archivedAt: archived ? null : new Date(),
    });
    const until = index < 16 ? '2026-05-13T16:30:00.001Z' : '2026-05-13T16:30:00Z';
    if (!snoozed) await db.rows('INSERT INTO dish_snooze VALUES ($1, $2, $3)', [food.downtown.id, dish.id, until]);
    dishes.push({ ...dish, orderable: isActive && isAvailable && archived && (snoozed || index >= 16) });
  }
  const orderable = new Set(dishes.filter(dish => dish.orderable).map(({ id }) => id));
  for (const dish of dishes.filter(({ id }) => !orderable.has(id))) {
    const { lines, help } = await quoted(food, { lines: [oneOf(dish)], fulfillment: 'pickup' });
    expect(lines[0].orderable).toBe(false);
    for (const { product_id } of help?.lines?.[0]?.alternatives ?? []) {
      const [line] = (await quoted(food, { lines: [oneOf({ id: product_id })], fulfillment: 'pickup' })).lines;
      expect(line).toMatchObject({ orderable: true, product_id });
    }
    if (dish.isActive) expect(help.lines[0].alternatives.length).toBeGreaterThan(0);
  }
});

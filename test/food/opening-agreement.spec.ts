import { randomUUID } from 'node:crypto';
import { fc } from '../harness/fast-check';
import { trials } from '../harness/trials';
import { Temporal } from 'temporal-polyfill';
import { makeKitchen } from './factories';
import { type Food, startFood } from './food';

const YEAR_START = Temporal.Instant.from('2026-01-01T00:00:00Z');
const MINUTES = 365 * 24 * 60;

/** Ranges over midnight, over skipped and repeated hours, of a full day, and a day that begins at one in the morning. */
const KITCHENS = {
  'new-york': {
    timeZone: 'America/New_York',
    hours: [
      { day: 6, open: '18:00', close: '02:30' },
      { day: 0, open: '09:00', close: '09:00' },
      { day: 3, open: '11:00', close: '15:00' },
    ],
    closures: [{ date: '2026-03-07', reason: 'Stocktaking' }],
  },
  cairo: { timeZone: 'Africa/Cairo', hours: [4, 5, 6].map(day => ({ day, open: '00:00', close: '12:00' })) },
  santiago: { timeZone: 'America/Santiago', hours: [0, 1, 6].map(day => ({ day, open: '22:00', close: '24:00' })) },
};

/** Around the changes of the clocks, where answers would part first. */
const EDGES = [
  '2026-03-08T06:59:59.999Z',
  '2026-03-08T07:29:59Z',
  '2026-03-08T07:30:00Z',
  '2026-11-01T05:45:00Z',
  '2026-11-01T06:29:59.999Z',
  '2026-11-01T07:30:00Z',
  '2026-04-23T21:59:59.999Z',
  '2026-04-23T22:00:00Z',
  '2026-09-06T03:59:59.999Z',
  '2026-09-06T04:00:00Z',
];

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
  for (const [code, values] of Object.entries(KITCHENS)) await makeKitchen(food.service.db, { code, ...values });
});
afterAll(() => food?.service.close());

/** Whether the kitchen takes an order at this moment, as each of the four that are asked tells it. */
async function opinions(code: string, at: string) {
  food.service.clock.set(at);
  const basket = {
    lines: [{ product_id: food.dishes.soup.id, quantity: 1 }],
    kitchen_code: code,
    fulfillment: 'pickup',
  };
  const record = await food.anonymous.get(`/api/kitchens/${code}`);
  const check = await food.anonymous.post('/api/kitchens/check', { mode: 'pickup', kitchen_code: code });
  const quote = await food.anonymous.post('/api/checkout/quote', basket);
  const contact = { name: 'Sara', email: 'sara@example.com', phone: '+1 212 555 0199' };
  const placement = await food.anonymous.post(
    '/api/orders',
    { ...basket, ...contact, payment_method: 'demo', terms_accepted: true },
    { headers: { 'Idempotency-Key': randomUUID() } },
  );
  expect([201, 422]).toContain(placement.status);
  if (placement.status === 422) expect(placement.body.code).toBe('kitchen_closed');
  return {
    record: record.body.data.is_open_now as boolean,
    check: check.body.data.result === 'match',
    quote: quote.body.data.delivery.available as boolean,
    placement: placement.status === 201,
  };
}

const agree = (open: boolean) => ({ record: open, check: open, quote: open, placement: open });

it('is the same for kitchen, check, quote and order at every minute of a year', async () => {
  const seen = new Set<boolean>();
  const minute = fc.integer({ min: 0, max: MINUTES - 1 }).map(minutes => YEAR_START.add({ minutes }).toString());
  const examples = EDGES.flatMap(at => Object.keys(KITCHENS).map((code): [string, string] => [code, at]));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(KITCHENS)), minute, async (code, at) => {
      const told = await opinions(code, at);
      seen.add(told.record);
      expect(told).toEqual(agree(told.record));
    }),
    { numRuns: examples.length + trials(30), examples },
  );
  expect(seen).toEqual(new Set([true, false]));
});

it.each([
  ['new-york', '2026-03-08T07:29:59.999Z', false, 'closed the day before'],
  ['new-york', '2026-10-31T22:00:00Z', true, 'the first moment of a range'],
  ['new-york', '2026-11-01T07:29:59.999Z', true, 'the last moment of a night with 25 hours'],
  ['cairo', '2026-04-23T21:59:59.999Z', false, 'a day that has not begun'],
  ['cairo', '2026-04-23T22:00:00Z', true, 'a day that begins at one'],
  ['santiago', '2026-09-06T03:59:59.999Z', true, 'the last moment before a midnight that never comes'],
  ['santiago', '2026-09-06T04:00:00Z', false, 'the next moment'],
])('%s at %s: open is %p (%s)', async (code, at, open) => {
  expect(await opinions(code, at)).toEqual(agree(open));
});

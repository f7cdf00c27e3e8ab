import { type Food, startFood } from './food';
import { place } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '3' });
});
afterAll(() => food?.service.close());

const order = (key: string, change: object = {}) => place(food, change, { key });

it('counts only what is placed against the limit', async () => {
  food.service.clock.set('2026-05-09T12:30:00Z');
  for (let refused = 0; refused < 5; refused++) expect((await order(`r${refused}`, { phone: '' })).status).toBe(400);
  expect((await order('a', { kitchen_code: 'harbor' })).status).toBe(422);
  for (const key of ['a', 'b', 'b', 'b', 'c']) expect((await order(key)).status).toBe(201);

  const refused = await order('d');
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '600']);
  expect(await food.service.db.row('SELECT count(*) AS count FROM customer_order')).toEqual({ count: 3 });
  expect((await order('a')).status).toBe(201);

  food.service.clock.advance({ minutes: 10 });
  expect((await order('d')).status).toBe(201);
});

import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '3' });
});
afterAll(() => food?.service.close());

const place = (key: string, change: object = {}) =>
  food.anonymous.post(
    '/api/orders',
    {
      lines: [{ product_id: food.dishes.soup.id, quantity: 3 }],
      kitchen_code: 'downtown',
      fulfillment: 'delivery',
      address: { street: '12 Cedar Street', city: 'New York', postcode: '10001' },
      name: 'Sara Haddad',
      email: 'guest@example.com',
      phone: '+1 212 555 0142',
      payment_method: 'demo',
      terms_accepted: true,
      ...change,
    },
    { headers: { 'Idempotency-Key': key } },
  );

it('counts only what is placed against the limit', async () => {
  food.service.clock.set('2026-05-09T12:30:00Z');
  for (let refused = 0; refused < 5; refused++) expect((await place(`r${refused}`, { phone: '' })).status).toBe(400);
  expect((await place('a', { kitchen_code: 'harbor' })).status).toBe(422);
  for (const key of ['a', 'b', 'b', 'b', 'c']) expect((await place(key)).status).toBe(201);

  const refused = await place('d');
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '600']);
  expect(await food.service.db.row('SELECT count(*) AS count FROM customer_order')).toEqual({ count: 3 });
  expect((await place('a')).status).toBe(201);

  food.service.clock.advance({ minutes: 10 });
  expect((await place('d')).status).toBe(201);
});

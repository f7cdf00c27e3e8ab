import { makeOrderRow } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_TRACKING: '' });
});
afterAll(() => food?.service.close());

const track = (query: string) => food.anonymous.get(`/api/orders/track${query}`);

it('limits guesses by number and address to 30 in ten minutes', async () => {
  const order = await makeOrderRow(food.service.db, { email: 'guest@example.com' });
  food.service.clock.set('2030-06-01T00:00:00Z');
  for (let guess = 0; guess < 30; guess++) expect((await track('')).status).toBe(404);
  const { status, headers } = await track(`?number=${order.orderNumber}&email=guest@example.com`);
  expect([status, headers['retry-after']]).toEqual([429, '600']);
});

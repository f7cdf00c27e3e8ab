import { FoodPayments } from '#services/food/payments/food-payments.service';
import { PaymentUnavailable } from '#money/payments/payment.refusals';
import { race, statuses } from '../harness/race';
import { type Food, startFood } from './food';
import { place } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '3' });
});
afterAll(() => food?.service.close());

const order = (key: string, change: object = {}) => place(food, change, { key });

it('counts what is placed and what is refused, and no answer given again', async () => {
  food.service.clock.set('2026-05-09T12:30:00Z');
  for (const key of ['a', 'b', 'b', 'b', 'a']) expect((await order(key)).status).toBe(201);
  expect((await order('c', { phone: '' })).status).toBe(400);

  for (const change of [{}, { phone: '' }]) {
    const refused = await order('d', change);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '600']);
  }
  expect(await food.service.db.row('SELECT count(*) AS count FROM customer_order')).toEqual({ count: 2 });
  for (const change of [{}, { phone: '' }]) expect((await order('a', change)).status).toBe(201);

  food.service.clock.advance({ minutes: 10 });
  expect((await order('c')).status).toBe(201);
});

it('counts an order once whose payment could not be opened at first', async () => {
  food.service.clock.advance({ minutes: 10 });
  const payments = food.service.get(FoodPayments);
  jest.spyOn(payments, 'openWith').mockResolvedValueOnce(false);
  jest.spyOn(payments, 'open').mockRejectedValueOnce(PaymentUnavailable());
  expect((await order('e')).status).toBe(502);
  expect((await order('e')).status).toBe(201);
  for (const key of ['f', 'g']) expect((await order(key)).status).toBe(201);
  expect((await order('h')).status).toBe(429);
  jest.restoreAllMocks();
});

it('counts one of many parallel requests with one key', async () => {
  food.service.clock.advance({ minutes: 10 });
  for (const key of ['i', 'j']) expect((await order(key)).status).toBe(201);
  expect(statuses(await race(12, () => order('k')))).toEqual({ 201: 12 });
  expect((await order('l')).status).toBe(429);
});

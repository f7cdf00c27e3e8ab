import { Order } from '#services/food/orders/order.entity';
import { checkout, choose, type PaidFood, startPaidFood } from './payments.actors';
import { makeCode, orderWith, usesOf } from './promo.actors';
import { doRefunds, refund } from './refunds.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.close());

const stored = (id: number): Promise<Order> => food.service.db.of(Order).findOneByOrFail({ id });

it('a card that fails and a retry that pays are one use', async () => {
  const promo = await makeCode(food, { max_uses: 1, max_uses_per_customer: 1 });
  const { order, payment } = (await orderWith(food, promo, { payment_method: 'stripe' })).body.data;
  await choose(payment.url, 'decline');
  await food.stripe.deliveries.settled();
  expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  const again = await checkout(food, await stored(order.id));
  await choose(again.body.data.payment.url, 'pay');
  await food.stripe.deliveries.settled();
  expect((await stored(order.id)).paymentStatus).toBe('paid');
  expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  food.service.clock.advance({ hours: 2 });
  expect((await orderWith(food, promo, { email: 'other@example.com' })).status).toBe(422);
  expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
});

it('a full refund before delivery gives the use back, a part of it does not', async () => {
  const promo = await makeCode(food, { max_uses: 1 });
  const { order, payment } = (await orderWith(food, promo, { payment_method: 'stripe' })).body.data;
  await choose(payment.url, 'pay');
  await food.stripe.deliveries.settled();
  await refund(food.owner, await stored(order.id), { amount: 1 });
  await doRefunds(food);
  expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  await refund(food.owner, await stored(order.id), { amount: order.total - 1 });
  await doRefunds(food);
  expect((await stored(order.id)).status).toBe('refunded');
  expect(await usesOf(food, promo)).toEqual([0, 0, 0]);
});

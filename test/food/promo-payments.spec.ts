import { Order } from '#services/food/orders/order.entity';
import { checkout, choose, type PaidFood, startPaidFood } from './payments.actors';
import { oneOf } from './placement.actors';
import { makeCode, orderWith, usesOf } from './promo.actors';
import { doRefunds, refund } from './refunds.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.close());

const stored = (id: number): Promise<Order> => food.service.db.of(Order).findOneByOrFail({ id });

it('a full refund before delivery gives the use back, a part of it does not', async () => {
  const promo = await makeCode(food, { max_uses: 1 });
  const lines = [oneOf(food.dishes.dessert, { quantity: 2 })];
  const { order, payment } = (await orderWith(food, promo, { lines, payment_method: 'stripe' })).body.data;
  await choose(payment.url, 'pay');
  await food.stripe.deliveries.settled();
  const refundUnit = async () => {
    const answer = await refund(food.owner, await stored(order.id), { lines: [{ position: 0, quantity: 1 }] });
    expect(answer.status).toBe(201);
    await doRefunds(food);
  };
  await refundUnit();
  expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  await refundUnit();
  expect(await stored(order.id)).toMatchObject({ status: 'refunded', refundedCents: 765 });
  expect(await usesOf(food, promo)).toEqual([0, 0, 0]);
});

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
  food.service.clock.advance({ minutes: 31 });
  expect((await orderWith(food, promo, { email: 'other@example.com' })).status).toBe(422);
  expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
});

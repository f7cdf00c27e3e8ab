import { OrderTransitions } from '#services/food/orders/order-transitions.service';
import type { Order } from '#services/food/orders/order.entity';
import { Rewards } from '#services/food/rewards/rewards.service';
import { makeCustomer } from './factories';
import type { Actor } from './food';
import { type PaidFood, startPaidFood } from './payments.actors';
import { discountedOrder, doRefunds, refund } from './refunds.actors';

let food: PaidFood;
let customer: Actor;

beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());
beforeEach(async () => {
  customer = await food.signIn('customer', await makeCustomer(food.service.db));
  await recovers(false);
});

const recovers = (value: boolean) =>
  food.service.db.rows(
    `INSERT INTO setting (key, value, type, category, description) VALUES ('rewards_recover_spent', $1::jsonb, 'boolean', 'rewards', '')
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [JSON.stringify(value)],
  );
const order = (values: Partial<Order> = {}) =>
  discountedOrder(food, {
    customerId: customer.id,
    email: customer.email,
    pointsEarned: 22,
    pointsPerDollar: 1,
    ...values,
  });
const deliverOrder = async ({ id }: Order) => {
  for (const step of ['confirmed', 'preparing', 'ready', 'delivered'] as const)
    await food.service.get(OrderTransitions).move(id, step, { actor: 'staff' });
};
const unit = (of: Order, quantity = 1) => refund(food.owner, of, { lines: [{ position: 1, quantity }] });
async function points() {
  const row = await food.service.db.row<{ balance: number; debt: number; sum: number }>(
    `SELECT reward_points AS balance, points_debt AS debt,
       (SELECT coalesce(sum(points), 0)::integer FROM reward_entry WHERE customer_id = customer.id) AS sum
     FROM customer WHERE id = $1`,
    [customer.id],
  );
  expect(row!.sum).toBe(row!.balance);
  const own = (await customer.get('/api/rewards/me')).body.data;
  expect([own.reward_points, own.points_debt]).toEqual([row!.balance, row!.debt]);
  return { balance: row!.balance, debt: row!.debt };
}

it('before delivery credits the floor of what is left', async () => {
  const placed = await order();
  await unit(placed);
  await deliverOrder(placed);
  expect(await points()).toEqual({ balance: 14, debt: 0 });
});

it('takes back the difference of each refund after delivery, and nothing twice when all is returned', async () => {
  const placed = await order();
  await deliverOrder(placed);
  await unit(placed);
  expect(await points()).toEqual({ balance: 14, debt: 0 });
  await unit(placed, 2);
  expect(await points()).toEqual({ balance: 0, debt: 0 });
  await doRefunds(food);
  expect(await points()).toEqual({ balance: 0, debt: 0 });
  const kinds = (await customer.get('/api/rewards/me')).body.data.history.map(
    (entry: { points: number }) => entry.points,
  );
  expect(kinds).toEqual([-14, -8, 22]);
});

it.each([
  [false, 0],
  [true, 22],
])('of spent points leaves a debt with the setting %s, paid first by later earnings', async (setting, debt) => {
  await recovers(setting);
  const placed = await order();
  await deliverOrder(placed);
  const second = await order({ pointsEarned: 30 });
  await food.service.db.transaction(() => food.service.get(Rewards).redeem(customer.id, second.id, 22));
  await unit(placed, 3);
  await doRefunds(food);
  expect(await points()).toEqual({ balance: 0, debt });
  const { username } = (await customer.get('/api/auth/customer/me')).body.data;
  expect((await food.owner.get(`/api/users/${username}`)).body.data.points_debt).toBe(debt);
  await deliverOrder(second);
  expect(await points()).toEqual({ balance: 30 - debt, debt: 0 });
});

it('returns redeemed points once, when everything is returned in parts', async () => {
  await food.service.db.rows(
    `WITH entry AS (INSERT INTO reward_entry (customer_id, kind, points) VALUES ($1, 'granted', 100))
     UPDATE customer SET reward_points = 100 WHERE id = $1`,
    [customer.id],
  );
  const placed = await order({ pointsRedeemed: 100 });
  await food.service.db.transaction(() => food.service.get(Rewards).redeem(customer.id, placed.id, 100));
  await unit(placed);
  await doRefunds(food);
  expect(await points()).toEqual({ balance: 0, debt: 0 });
  await unit(placed, 2);
  await doRefunds(food);
  expect(await points()).toEqual({ balance: 100, debt: 0 });
});

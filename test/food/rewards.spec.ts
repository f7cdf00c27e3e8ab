import { Rewards } from '#services/food/rewards/rewards.service';
import { race } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { grantPoints, makeCustomer, makeOrderRow } from './factories';
import { type Actor, type Food, startFood } from './food';

let food: Food;
let rewards: Rewards;
let customer: Actor;

beforeAll(async () => {
  food = await startFood();
  rewards = food.service.get(Rewards);
});
afterAll(() => food?.service.close());
beforeEach(async () => {
  customer = await food.signIn('customer', await makeCustomer(food.service.db));
});

const mine = async () => (await customer.get('/api/rewards/me')).body.data;
const order = async (pointsEarned = 0) => makeOrderRow(food.service.db, { customerId: customer.id, pointsEarned });
const inTransaction = (work: () => Promise<void>) => food.service.db.transaction(work);
const redeem = (orderId: number, points = 100) => inTransaction(() => rewards.redeem(customer.id, orderId, points));
const kinds = async () => (await mine()).history.map((entry: { kind: string }) => entry.kind);

/** The balance, which must be the sum of the ledger and what the profile says. */
async function balance(): Promise<number> {
  const row = await food.service.db.row<{ sum: number | null }>(
    'SELECT sum(points) FROM reward_entry WHERE customer_id = $1',
    [customer.id],
  );
  const { reward_points } = await mine();
  expect(row?.sum ?? 0).toBe(reward_points);
  expect((await customer.get('/api/auth/customer/me')).body.data.reward_points).toBe(reward_points);
  return reward_points;
}

describe('the points of a customer', () => {
  it('are none at first', async () => {
    expect(await mine()).toEqual({
      reward_points: 0,
      points_debt: 0,
      redeem_points: 100,
      redeem_value: 5,
      points_per_dollar: 1,
      history: [],
    });
  });

  it('come with every movement, the newest first, and the order behind it', async () => {
    await grantPoints(food.service.db, customer.id, 150);
    const placed = await order(42);
    await redeem(placed.id);
    await rewards.credit(placed.id);
    expect(await mine()).toMatchObject({
      reward_points: 92,
      history: [
        { kind: 'earned', points: 42, order_number: placed.orderNumber },
        { kind: 'redeemed', points: -100, order_number: placed.orderNumber },
        { kind: 'granted', points: 150, order_number: null },
      ],
    });
  });

  it('follow the settings of now', async () => {
    await food.owner.patch('/api/settings/rewards_redeem_points', { value: 80 });
    await food.owner.patch('/api/settings/rewards_redeem_value', { value: 4.5 });
    expect(await mine()).toMatchObject({ redeem_points: 80, redeem_value: 4.5 });
    await food.owner.patch('/api/settings/rewards_redeem_points', { value: 100 });
    await food.owner.patch('/api/settings/rewards_redeem_value', { value: 5 });
  });

  it("are the customer's alone", async () => {
    await grantPoints(food.service.db, customer.id, 150);
    expect((await food.customer2.get('/api/rewards/me')).body.data.reward_points).toBe(0);
    expect((await food.anonymous.get('/api/rewards/me')).status).toBe(401);
    expect((await food.owner.get('/api/rewards/me')).status).toBe(401);
  });

  it('are read in two statements besides the account', async () => {
    await grantPoints(food.service.db, customer.id, 150);
    expect(await statementsOf(food.service.db, mine)).toHaveLength(3);
  });
});

describe('a redemption', () => {
  it('happens once, whatever asks at the same time', async () => {
    await grantPoints(food.service.db, customer.id, 150);
    const orders = await race(6, () => order());
    const outcomes = await Promise.allSettled(orders.map(({ id }) => redeem(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refusals).toHaveLength(5);
    // Told as `not_enough_points` to whoever places an order.
    for (const refusal of refusals) expect(String(refusal)).toContain('customer_points_not_negative');
    expect(await balance()).toBe(50);
  });

  it('takes nothing when it is told twice of one order', async () => {
    await grantPoints(food.service.db, customer.id, 250);
    const { id } = await order();
    await redeem(id);
    await expect(redeem(id)).rejects.toThrow('reward_entry_once');
    expect(await balance()).toBe(150);
  });

  it('comes back exactly once, told again and again or at once', async () => {
    await grantPoints(food.service.db, customer.id, 100);
    const { id } = await order();
    await redeem(id);
    expect(await balance()).toBe(0);
    await race(8, () => inTransaction(() => rewards.returnPoints(id)));
    await rewards.returnPoints(id);
    expect(await balance()).toBe(100);
    expect(await kinds()).toEqual(['returned', 'redeemed', 'granted']);
  });

  it('does not come back to an order that took none', async () => {
    await rewards.returnPoints((await order()).id);
    expect(await balance()).toBe(0);
    expect(await kinds()).toEqual([]);
  });
});

describe('what an order earns', () => {
  it('is credited once', async () => {
    const { id } = await order(42);
    await race(8, () => inTransaction(() => rewards.credit(id)));
    expect(await balance()).toBe(42);
    expect(await kinds()).toEqual(['earned']);
  });

  it('is nothing for a guest, or when nothing was earned', async () => {
    const guest = await makeOrderRow(food.service.db, { pointsEarned: 42 });
    await rewards.credit(guest.id);
    await rewards.credit((await order(0)).id);
    expect(await food.service.db.row('SELECT 1 FROM reward_entry WHERE order_id = $1', [guest.id])).toBeUndefined();
    expect(await kinds()).toEqual([]);
  });

  it('is taken back once', async () => {
    const { id } = await order(42);
    await rewards.credit(id);
    await race(8, () => inTransaction(() => rewards.revoke(id)));
    expect(await balance()).toBe(0);
    expect(await kinds()).toEqual(['revoked', 'earned']);
  });

  it('is taken back as far as the balance goes, never below zero', async () => {
    const { id } = await order(120);
    await rewards.credit(id);
    await redeem((await order()).id);
    expect(await balance()).toBe(20);
    await inTransaction(() => rewards.revoke(id));
    expect(await balance()).toBe(0);
    expect((await mine()).history[0]).toMatchObject({ kind: 'revoked', points: -20 });
  });

  it('is not taken back from an order that was never credited', async () => {
    await grantPoints(food.service.db, customer.id, 50);
    await rewards.revoke((await order(42)).id);
    expect(await balance()).toBe(50);
  });

  it('moves all orders at once without losing a point', async () => {
    const orders = await race(10, () => order(10));
    await race(30, index => {
      const { id } = orders[index % 10]!;
      return inTransaction(() => (index < 20 ? rewards.credit(id) : rewards.returnPoints(id)));
    });
    expect(await balance()).toBe(100);
  });
});

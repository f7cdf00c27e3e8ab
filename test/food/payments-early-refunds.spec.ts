import { paidAndRefunded } from '../payments/bare-refunds';
import { trials } from '../harness/trials';
import { callWebhook, openSession, type PaidFood, standing, startPaidFood, unpaidOrder } from './payments.actors';

const ROUNDS = trials(10, 2);
const REFUNDED = { status: 'refunded', paymentStatus: 'refunded', payments: ['refunded*'] };

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());

describe.each(['stripe', 'paypal'] as const)('a refund reported by %s before its payment', provider => {
  async function ordered() {
    const order = await unpaidOrder(food, provider, { customerId: food.customer.id, pointsEarned: 26 });
    const { url: _, id } = await openSession(food, order);
    const calls = paidAndRefunded(food, provider, id);
    const deliver = async (call: 'payment' | 'refund') =>
      expect((await callWebhook(food, provider, calls[call])).status).toBe(200);
    return { order, deliver };
  }

  it('ends the order refunded, without points and without a notice to its kitchen', async () => {
    const { order, deliver } = await ordered();
    await deliver('refund');
    await deliver('payment');
    expect(await standing(food, order)).toEqual({ ...REFUNDED, timeline: ['pending', 'refunded'] });
    expect(await food.service.db.rows('SELECT FROM reward_entry WHERE order_id = $1', [order.id])).toEqual([]);
    const bells = await food.service.db.rows(
      `SELECT FROM notification WHERE type = 'order_placed' AND data ->> 'order_number' = $1`,
      [order.orderNumber],
    );
    expect(bells).toEqual([]);
  });

  it.each([
    ['refund', 'payment'],
    ['payment', 'refund'],
  ] as const)('or at the same time, %s and %s, ends the order refunded', async (one, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { order, deliver } = await ordered();
      await Promise.all([deliver(one), deliver(other)]);
      expect(await standing(food, order)).toMatchObject(REFUNDED);
    }
  });
});

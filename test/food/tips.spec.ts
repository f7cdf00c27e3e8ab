import type { Answer } from '../harness/client';
import { type Food, startFood } from './food';
import { body, changeSetting, place, placed } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());
beforeEach(async () => {
  await changeSetting(food, 'tips', 'always');
  await changeSetting(food, 'tip_max', 100);
});

const quote = (change: object) => food.anonymous.post('/api/checkout/quote', body(food, change));

/** Each quote has a token of its own. */
function withoutToken({ body: { data } }: Answer) {
  const { quote_token: _token, quote_expires_at: _end, quote_locked_until: _lock, ...amounts } = data;
  return amounts;
}

describe('a tip', () => {
  it('of 15 percent of 26.10 is 3.92; points, minimum and discounts are as without it', async () => {
    const without = withoutToken(await quote({ promo_code: 'WELCOME10' }));
    const withTip = withoutToken(await quote({ promo_code: 'WELCOME10', tip: { percent: 15 } }));
    expect(withTip).toEqual({ ...without, tip: { amount: 3.92, reason: null }, total: 30.91 });
    expect(without).toMatchObject({
      subtotal: 26.1,
      tip: { amount: 0, reason: null },
      total: 26.99,
      points_earned: 23,
    });
    const { order } = await placed(food, { promo_code: 'WELCOME10', tip: { percent: 15 } });
    expect(order).toMatchObject({ tip: 3.92, total: 30.91, points_earned: 23 });
  });

  it('may be an amount', async () => {
    expect((await placed(food, { tip: { amount: 4.5 } })).order).toMatchObject({ tip: 4.5, total: 34.1 });
  });

  it.each([
    ['off', 'delivery', 0, 'not_offered'],
    ['off', 'pickup', 0, 'not_offered'],
    ['delivery', 'delivery', 5, null],
    ['delivery', 'pickup', 0, 'not_offered'],
    ['always', 'pickup', 5, null],
  ])('with the setting %s in a %s is %d (%j)', async (mode, fulfillment, amount, reason) => {
    await changeSetting(food, 'tips', mode);
    expect((await quote({ fulfillment, tip: { amount: 5 } })).body.data.tip).toEqual({ amount, reason });
    expect((await placed(food, { fulfillment, tip: { amount: 5 } })).order.tip).toBe(amount);
  });

  it('above tip_max is refused by quote and order', async () => {
    await changeSetting(food, 'tip_max', 3.91);
    for (const answer of [await quote({ tip: { percent: 15 } }), await place(food, { tip: { amount: 3.92 } })]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'tip_too_large']);
    }
    expect((await place(food, { tip: { amount: 3.91 } })).status).toBe(201);
  });

  it.each([
    [{}, 'tip.percent'],
    [{ percent: 10, amount: 2 }, 'tip.percent'],
    [{ percent: 10.5 }, 'tip.percent'],
    [{ percent: 101 }, 'tip.percent'],
    [{ percent: -1 }, 'tip.percent'],
    [{ percent: '10' }, 'tip.percent'],
    [{ amount: 1.005 }, 'tip.amount'],
    [{ amount: -1 }, 'tip.amount'],
    [[10], 'tip'],
  ])('%j is refused', async (tip, field) => {
    const answer = await quote({ tip });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty([field]);
  });

  it.each([null, undefined])('may be left out as %j', async tip => {
    expect((await placed(food, { tip })).order).toMatchObject({ tip: 0, total: 29.6 });
  });
});

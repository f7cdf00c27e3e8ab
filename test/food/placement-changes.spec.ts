import { race, statuses } from '../harness/race';
import { makeDish, makeKitchen, makePromo } from './factories';
import { type Food, startFood } from './food';
import {
  address,
  changeSetting,
  customerWith,
  oneOf,
  place,
  placed,
  pointsOf,
  regular,
  written,
} from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

describe('what has changed since the customer saw it', () => {
  it('asks for each new price, and again when it is raised again', async () => {
    const dish = await makeDish(food.service.db, { priceCents: 2000 });
    const { soup } = food.dishes;
    const lines = [oneOf(dish, { unit_price: 18 }), oneOf(soup, { unit_price: 6.5 }), oneOf(soup, { unit_price: 6 })];
    const first = await place(food, { lines });
    expect([first.status, first.body.code]).toEqual([422, 'changes']);
    expect(first.body.changes).toMatchObject([
      { line: 0, type: 'price_changed', previous: 18, current: 20 },
      { line: 2, type: 'price_changed', previous: 6, current: 6.5 },
    ]);
    const keys = first.body.changes.map(({ key }: { key: string }) => key);
    const half = await place(food, { lines, accept_changes: keys.slice(0, 1) });
    expect(half.body.changes).toMatchObject([{ line: 2 }]);
    await food.service.db.rows('UPDATE dish SET price_cents = 2100 WHERE id = $1', [dish.id]);
    const second = await place(food, { lines, accept_changes: keys });
    expect(second.body.changes).toMatchObject([{ line: 0, previous: 18, current: 21 }]);
    const { order } = await placed(food, { lines, accept_changes: [...keys, second.body.changes[0].key] });
    expect(order.subtotal).toBe(34);
  });

  it('never lets a dish through that is gone', async () => {
    const dish = await makeDish(food.service.db, { priceCents: 2000, isAvailable: false });
    const refused = await place(food, { lines: [oneOf(dish, { unit_price: 20 })] });
    expect(refused.body.changes).toMatchObject([{ line: 0, type: 'unavailable', previous: 20, current: null }]);
    const keys = refused.body.changes.map(({ key }: { key: string }) => key);
    const again = await place(food, { lines: [oneOf(dish)], accept_changes: [...keys, '*', 'unavailable'] });
    expect([again.status, again.body.code]).toEqual([422, 'changes']);
    await placed(food, { lines: [oneOf(food.dishes.kebab, { quantity: 2, options: regular })], accept_changes: keys });
  });

  it('asks before it charges without the code that was ordered with', async () => {
    const promo = await makePromo(food.service.db, { isActive: false });
    const refused = await place(food, { promo_code: ` ${promo.code.toLowerCase()}` });
    expect([refused.status, refused.body.code]).toEqual([422, 'changes']);
    expect(refused.body.changes).toEqual([
      { key: `promo:${promo.code}`, line: null, type: 'unavailable', previous: null, current: 0 },
    ]);
    const { order } = await placed(food, { promo_code: promo.code, accept_changes: [`promo:${promo.code}`] });
    expect(order).toMatchObject({ total: 29.6, promo_code: null });
  });

  it('asks before it charges without the points that were ordered with', async () => {
    const customer = await customerWith(food, 99);
    const refused = await place(food, { redeem_points: true }, { caller: customer });
    expect(refused.body.changes).toMatchObject([{ key: 'rewards:not_enough_points', line: null }]);
    const accept_changes = [refused.body.changes[0].key];
    const { order } = await placed(food, { redeem_points: true, accept_changes }, { caller: customer });
    expect(order).toMatchObject({ total: 29.6, points_redeemed: 0 });
    expect(await pointsOf(food, customer.id)).toEqual({ points: 99, ledger: 99 });
  });
});

describe('points', () => {
  it('are taken with the order', async () => {
    const customer = await customerWith(food, 150);
    const { order } = await placed(food, { redeem_points: true }, { caller: customer });
    expect(order).toMatchObject({ discounts: { rewards: 5 }, points_redeemed: 100, total: 24.6, points_earned: 21 });
    expect(await pointsOf(food, customer.id)).toEqual({ points: 50, ledger: 50 });
  });

  it('are spent once by orders that come at once', async () => {
    const customer = await customerWith(food, 100);
    const answers = await race(6, () => place(food, { redeem_points: true }, { caller: customer }));
    expect(statuses(answers)).toEqual({ 201: 1, 422: 5 });
    for (const { status, body } of answers) {
      if (status === 422) expect(body.changes).toMatchObject([{ key: 'rewards:not_enough_points' }]);
    }
    expect(await pointsOf(food, customer.id)).toEqual({ points: 0, ledger: 0 });
  });

  it('are nothing a guest could have been promised', async () => {
    const { order } = await placed(food, { redeem_points: true });
    expect(order).toMatchObject({ discounts: { rewards: 0 }, points_redeemed: 0 });
  });

  it('stay where a code stands alone', async () => {
    const customer = await customerWith(food, 100);
    const promo = await makePromo(food.service.db, { stackableWithRewards: false });
    const { order } = await placed(food, { redeem_points: true, promo_code: promo.code }, { caller: customer });
    expect(order).toMatchObject({ discounts: { promo: 2.61, rewards: 0 }, points_redeemed: 0 });
    expect((await pointsOf(food, customer.id)).points).toBe(100);
  });
});

describe('what stands in the way', () => {
  const codeOf = async (change: object) => {
    const before = await written(food);
    const { status, body } = await place(food, change);
    expect(await written(food)).toEqual(before);
    return [status, body.code, body.message];
  };

  it('keeps to area, minimum and a whole address', async () => {
    const lines = [oneOf(food.dishes.soup)];
    expect(await codeOf({ kitchen_code: 'harbor' })).toEqual([422, 'outside_area', 'errors.outside_area']);
    expect(await codeOf({ lines })).toEqual([422, 'below_minimum', 'errors.below_minimum']);
    expect(await codeOf({ address: { ...address, street: '' } })).toEqual([
      422,
      'address_incomplete',
      'errors.address_incomplete',
    ]);
    expect((await placed(food, { lines, fulfillment: 'pickup', address: null })).order.total).toBe(6.5);
  });

  it('keeps to opening hours, on the clock the settings name', async () => {
    const lunch = await makeKitchen(food.service.db, { hours: [{ day: 3, open: '12:00', close: '13:00' }] });
    food.service.clock.set('2026-05-10T03:00:00Z');
    const ask = { kitchen_code: lunch.code };
    expect(await codeOf(ask)).toEqual([422, 'kitchen_closed', 'errors.kitchen_closed']);
    expect(await codeOf({ ...ask, fulfillment: 'pickup' })).toEqual([422, 'kitchen_closed', 'errors.kitchen_closed']);
    await changeSetting(food, 'service_clock', 'demo-fixed');
    const { order } = await placed(food, ask);
    expect(order.placed_at).toBe('2026-05-10T03:00:00.000Z');
    await changeSetting(food, 'service_clock', 'real');
    food.service.clock.set(new Date().toISOString());
  });
});

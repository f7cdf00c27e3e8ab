import type { Temporal } from 'temporal-polyfill';
import { statementsOf } from '../harness/statements';
import { makeDish, makeKitchen, makePromo } from './factories';
import { type Food, startFood } from './food';
import { address, changeSetting, customerWith, oneOf, place, placed, regular } from './placement.actors';
import { keysOf, quotedDish, quoteOf, resetQuoteSettings, shownTotalOf } from './quote-tokens.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());
/** Each test starts at the same instant. */
beforeEach(() => food.service.clock.set('2026-05-06T16:00:00Z'));
afterEach(() => resetQuoteSettings(food));

const later = (duration: Temporal.DurationLike) => food.service.clock.advance(duration);
const repriced = (dish: { id: number }, cents: number) =>
  food.service.db.rows('UPDATE dish SET price_cents = $2 WHERE id = $1', [dish.id, cents]);

describe('the token of a quote', () => {
  it('lasts 15 minutes and keeps its prices for 10', async () => {
    const { quote } = await quotedDish(food);
    expect(quote).toMatchObject({
      quote_expires_at: '2026-05-06T16:15:00.000Z',
      quote_locked_until: '2026-05-06T16:10:00.000Z',
    });
    await changeSetting(food, 'quote_minutes', 5);
    expect((await quotedDish(food)).quote).toMatchObject({
      quote_expires_at: '2026-05-06T16:05:00.000Z',
      quote_locked_until: '2026-05-06T16:05:00.000Z',
    });
  });

  it('is there only when the basket can be ordered', async () => {
    const none = { quote_token: null, quote_expires_at: null, quote_locked_until: null };
    const gone = await makeDish(food.service.db, { isAvailable: false });
    expect(await quoteOf(food, { lines: [oneOf(gone), oneOf(food.dishes.kebab, { options: regular })] })).toMatchObject(
      none,
    );
    expect(await quoteOf(food, { kitchen_code: 'harbor' })).toMatchObject(none);
    expect(await quoteOf(food, { lines: [oneOf(food.dishes.soup)] })).toMatchObject(none);
    const closed = await makeKitchen(food.service.db, { hours: [] });
    expect(await quoteOf(food, { kitchen_code: closed.code })).toMatchObject(none);
  });

  it('comes with a cart that can be picked up, and orders it', async () => {
    const customer = await customerWith(food, 0);
    const dish = await makeDish(food.service.db, { priceCents: 900 });
    expect((await customer.get('/api/cart')).body.data.quote.quote_token).toBeNull();
    await customer.put('/api/cart/meta', { kitchen_code: 'downtown', fulfillment: 'pickup' });
    expect((await customer.get('/api/cart')).body.data.quote.quote_token).toBeNull();
    await customer.post('/api/cart/items', { product_id: dish.id, quantity: 2 });
    const { quote } = (await customer.get('/api/cart')).body.data;
    await repriced(dish, 950);
    const change = { lines: [oneOf(dish, { quantity: 2 })], fulfillment: 'pickup', quote_token: quote.quote_token };
    expect((await placed(food, change, { caller: customer })).order.total).toBe(18);
  });

  it('has at most 8,000 characters for 50 lines, and no address or note', async () => {
    const choices = ['regular', 'garlic', 'pickles'];
    const options = choices.map(choice => ({ group: choice === 'regular' ? 'size' : 'extras', choice }));
    const instructions = 'x'.repeat(200);
    const lines = Array.from({ length: 50 }, () => oneOf(food.dishes.kebab, { quantity: 10, options, instructions }));
    const quote = await quoteOf(food, { lines, promo_code: 'WELCOME10' }, food.customer);
    expect(quote.quote_token.length).toBeLessThanOrEqual(8_000);
    const content = Buffer.from(quote.quote_token.split('.')[1], 'base64url').toString();
    expect(content).not.toMatch(/x{20}|Cedar|example\.com/);
  });

  it('costs no statement, neither made nor ordered with', async () => {
    const { ordered } = await quotedDish(food);
    const quoting = await statementsOf(food.service.db, () => quoteOf(food, ordered));
    const placing = await statementsOf(food.service.db, () => placed(food, ordered));
    expect([quoting.length, placing.length]).toEqual([1, 2]);
  });

  it('is good for two orders', async () => {
    const { ordered } = await quotedDish(food);
    for (let order = 0; order < 2; order++) expect((await placed(food, ordered)).order.total).toBe(20.9);
  });
});

describe('inside the lock', () => {
  it('a price raised from 8.70 to 9.00 is charged 8.70; after it 422 with one key; accepted, 9.00 (1.1)', async () => {
    const { dish, ordered } = await quotedDish(food);
    await repriced(dish, 900);
    later({ minutes: 9, seconds: 59, milliseconds: 999 });
    const { order } = await placed(food, ordered);
    expect(order).toMatchObject({ subtotal: 17.4, total: 20.9 });
    expect(await shownTotalOf(food, order)).toBe(2090);
    later({ milliseconds: 1 });
    const refused = await place(food, ordered);
    expect([refused.status, refused.body.code]).toEqual([422, 'changes']);
    expect(refused.body.changes).toMatchObject([{ line: 0, type: 'price_changed', previous: 8.7, current: 9 }]);
    const accepted = await placed(food, { ...ordered, accept_changes: keysOf(refused.body) });
    expect(accepted.order).toMatchObject({ subtotal: 18, total: 21.5 });
    expect(await shownTotalOf(food, accepted.order)).toBeNull();
    const fresh = await placed(food, { ...ordered, quote_token: refused.body.quote.quote_token });
    expect(fresh.order.total).toBe(21.5);
    expect(await shownTotalOf(food, fresh.order)).toBe(2150);
  });

  it('a price lowered is charged as shown, and unit_price of lines is not read (1.2)', async () => {
    const { dish, ordered } = await quotedDish(food);
    await repriced(dish, 500);
    const lines = [oneOf(dish, { quantity: 2, unit_price: 5 })];
    expect((await placed(food, { ...ordered, lines })).order.subtotal).toBe(17.4);
  });

  it('keeps fees, percent, and value, cost and rate of points', async () => {
    const customer = await customerWith(food, 500);
    const promo = await makePromo(food.service.db, { percent: 10, stackableWithRewards: true });
    const wish = { promo_code: promo.code, redeem_points: true };
    const { quote, ordered } = await quotedDish(food, wish, customer);
    expect(quote).toMatchObject({ discounts: { promo: 1.74, rewards: 5 }, total: 14.16, points_earned: 10 });
    await changeSetting(food, 'delivery_fee', 9);
    await changeSetting(food, 'rewards_redeem_value', 1);
    await changeSetting(food, 'rewards_redeem_points', 300);
    await changeSetting(food, 'rewards_points_per_dollar', 3);
    await food.service.db.rows('UPDATE promo_code SET percent = 50 WHERE code = $1', [promo.code]);
    const { order } = await placed(food, ordered, { caller: customer });
    expect(order).toMatchObject({ total: 14.16, points_earned: 10, points_redeemed: 100 });
    later({ minutes: 11 });
    const refused = await place(food, ordered, { caller: customer });
    expect(keysOf(refused.body)).toEqual(['fee:delivery:900', 'discount:promo:870', 'discount:rewards:100:300']);
  });

  it('another rate of points alone never blocks', async () => {
    const { ordered } = await quotedDish(food);
    later({ minutes: 11 });
    await changeSetting(food, 'rewards_points_per_dollar', 2);
    expect((await placed(food, ordered)).order.points_earned).toBe(34);
  });

  it('a dish made unavailable is refused, and accept_changes cannot force it (1.9)', async () => {
    const { dish, ordered } = await quotedDish(food);
    await food.service.db.rows('UPDATE dish SET is_available = false WHERE id = $1', [dish.id]);
    const refused = await place(food, ordered);
    expect([refused.status, refused.body.code]).toEqual([422, 'changes']);
    expect(refused.body.changes).toMatchObject([{ line: 0, type: 'unavailable', previous: 8.7, current: null }]);
    expect(refused.body.quote).toMatchObject({ quote_token: null, lines: [{ orderable: false }] });
    const accept_changes = [...keysOf(refused.body), '*', 'unavailable'];
    expect((await place(food, { ...ordered, accept_changes })).body.code).toBe('changes');
  });

  it('a code switched off, points gone, area, minimum and hours refuse as without a token', async () => {
    const promo = await makePromo(food.service.db);
    const coded = await quotedDish(food, { promo_code: promo.code });
    await food.service.db.rows('UPDATE promo_code SET is_active = false WHERE code = $1', [promo.code]);
    await changeSetting(food, 'delivery_fee', 4.5);
    const refused = await place(food, coded.ordered);
    // What is accepted gives up the lock, so the fee of now is part of it.
    expect(keysOf(refused.body)).toEqual(['fee:delivery:450', `promo:${promo.code}`]);
    const half = { ...coded.ordered, accept_changes: [`promo:${promo.code}`] };
    expect(keysOf((await place(food, half)).body)).toEqual(['fee:delivery:450']);
    const { order } = await placed(food, { ...coded.ordered, accept_changes: keysOf(refused.body) });
    expect(order).toMatchObject({ total: 21.9, discounts: { promo: 0 } });
    expect(order.total).toBe(refused.body.quote.total);

    const customer = await customerWith(food, 100);
    const redeemed = await quotedDish(food, { redeem_points: true }, customer);
    await food.service.db.rows('UPDATE customer SET reward_points = 0 WHERE id = $1', [customer.id]);
    const without = await place(food, redeemed.ordered, { caller: customer });
    expect(keysOf(without.body)).toEqual(['rewards:not_enough_points']);

    const { ordered } = await quotedDish(food);
    const codeOf = async (change: object = {}) => (await place(food, { ...ordered, ...change })).body.code;
    expect(await codeOf({ address: { ...address, postcode: '99999' } })).toBe('outside_area');
    await changeSetting(food, 'delivery_minimum', 18);
    expect(await codeOf()).toBe('below_minimum');
    await changeSetting(food, 'delivery_minimum', 15);
    await food.service.db.rows(`UPDATE kitchen SET paused_until = '2026-05-06T17:00:00Z' WHERE code = 'downtown'`);
    expect(await codeOf()).toBe('kitchen_closed');
    await food.service.db.rows(`UPDATE kitchen SET paused_until = NULL WHERE code = 'downtown'`);
    await placed(food, { ...ordered, address: { ...address, postcode: '10002' } });
  });
});

it('the fresh token of a refusal is consent, also to a lost code or redemption', async () => {
  const customer = await customerWith(food, 100);
  const promo = await makePromo(food.service.db, { stackableWithRewards: true });
  const wish = { promo_code: promo.code, redeem_points: true };
  const { ordered } = await quotedDish(food, wish, customer);
  await food.service.db.rows('UPDATE promo_code SET is_active = false WHERE code = $1', [promo.code]);
  await food.service.db.rows('UPDATE customer SET reward_points = 0 WHERE id = $1', [customer.id]);
  const { body } = await place(food, ordered, { caller: customer });
  expect(keysOf(body)).toEqual([`promo:${promo.code}`, 'rewards:not_enough_points']);
  const { quote_token } = body.quote;
  const { order } = await placed(food, { ...ordered, quote_token }, { caller: customer });
  expect(order.total).toBe(body.quote.total);
  expect(await shownTotalOf(food, order)).toBe(2090);
});

describe('after the lock', () => {
  it('a tip in percent of changed prices has to be accepted too', async () => {
    await changeSetting(food, 'tips', 'always');
    const { dish, quote, ordered } = await quotedDish(food, { tip: { percent: 15 } });
    expect(quote).toMatchObject({ tip: { amount: 2.61 }, total: 23.51 });
    await repriced(dish, 900);
    expect((await placed(food, ordered)).order.total).toBe(23.51);
    later({ minutes: 10 });
    const { body } = await place(food, ordered);
    expect(keysOf(body).slice(1)).toEqual(['fee:tip:270']);
    await changeSetting(food, 'tips', 'off');
    expect(keysOf((await place(food, ordered)).body).slice(1)).toEqual(['fee:tip:0']);
  });

  it('delivery_fee raised gives exactly one fee_changed, with the quote of now beside (1.3)', async () => {
    const { ordered } = await quotedDish(food);
    later({ minutes: 10 });
    await changeSetting(food, 'delivery_fee', 4.5);
    const { body } = await place(food, ordered);
    expect(body.changes).toEqual([
      { key: 'fee:delivery:450', line: null, type: 'fee_changed', previous: 3.5, current: 4.5 },
    ]);
    expect(body.quote).toEqual(await quoteOf(food, ordered));
    await changeSetting(food, 'delivery_fee', 5);
    const again = await place(food, { ...ordered, accept_changes: ['fee:delivery:450'] });
    expect(keysOf(again.body)).toEqual(['fee:delivery:500']);
  });

  it('equal amounts are ordered', async () => {
    const { ordered } = await quotedDish(food);
    later({ minutes: 14 });
    const { order } = await placed(food, ordered);
    expect(await shownTotalOf(food, order)).toBe(2090);
  });

  it('setting the lock to 0 acts on tokens given before (1.8)', async () => {
    const { dish, ordered } = await quotedDish(food);
    await repriced(dish, 900);
    await changeSetting(food, 'quote_lock_minutes', 0);
    expect((await place(food, ordered)).body).toMatchObject({ code: 'changes', changes: [{ current: 9 }] });
    await changeSetting(food, 'quote_lock_minutes', 120);
    await placed(food, ordered);
    later({ minutes: 11 });
    expect((await place(food, ordered)).body.code).toBe('changes');
  });
});

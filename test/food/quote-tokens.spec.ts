import { Temporal } from 'temporal-polyfill';
import { Tokens } from '#kit/access/tokens';
import { DerivedKeys } from '#kit/config/derived-keys';
import { QuoteTokens } from '#shared/quote-tokens/quote-tokens';
import { statementsOf } from '../harness/statements';
import { makeDish, makeKitchen, makePromo } from './factories';
import { type Food, startFood } from './food';
import { address, changeSetting, customerWith, oneOf, place, placed, regular, written } from './placement.actors';
import { quoteOf, shownTotalOf } from './quote-tokens.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());
/** Each test starts at a fresh instant. */
beforeEach(() => food.service.clock.set('2026-05-06T16:00:00Z'));
afterEach(async () => {
  const changed = { quote_minutes: 15, quote_lock_minutes: 10, delivery_fee: 3.5, pickup_fee: 0, delivery_minimum: 15 };
  for (const [key, value] of Object.entries(changed)) await changeSetting(food, key, value);
});

const later = (duration: Temporal.DurationLike) => food.service.clock.advance(duration);
const repriced = (dish: { id: number }, cents: number) =>
  food.service.db.rows('UPDATE dish SET price_cents = $2 WHERE id = $1', [dish.id, cents]);
const keysOf = ({ changes }: { changes: { key: string }[] }) => changes.map(({ key }) => key);

/** Two of a new dish for 8.70 each, picked up, and the token of their quote. */
async function quotedDish(change: object = {}, caller = food.anonymous) {
  const dish = await makeDish(food.service.db, { priceCents: 870 });
  const basket = { lines: [oneOf(dish, { quantity: 2 })], ...change };
  const quote = await quoteOf(food, basket, caller);
  const ordered = { ...basket, quote_token: quote.quote_token };
  return { dish, basket, quote, ordered };
}

describe('the token of a quote', () => {
  it('lasts 15 minutes and keeps its prices for 10', async () => {
    const { quote } = await quotedDish();
    expect(quote).toMatchObject({
      quote_expires_at: '2026-05-06T16:15:00.000Z',
      quote_locked_until: '2026-05-06T16:10:00.000Z',
    });
    await changeSetting(food, 'quote_minutes', 5);
    expect((await quotedDish()).quote).toMatchObject({
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
    expect(content).not.toMatch(/xxx|Cedar|example\.com/);
  });

  it('costs no statement, neither made nor ordered with', async () => {
    const { ordered } = await quotedDish();
    const quoting = await statementsOf(food.service.db, () => quoteOf(food, ordered));
    const placing = await statementsOf(food.service.db, () => placed(food, ordered));
    expect([quoting.length, placing.length]).toEqual([1, 2]);
  });

  it('is good for two orders', async () => {
    const { ordered } = await quotedDish();
    for (let order = 0; order < 2; order++) expect((await placed(food, ordered)).order.total).toBe(20.9);
  });
});

describe('inside the lock', () => {
  it('a price raised from 8.70 to 9.00 is charged 8.70; after it 422 with one key; accepted, 9.00 (1.1)', async () => {
    const { dish, ordered } = await quotedDish();
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
    const { dish, ordered } = await quotedDish();
    await repriced(dish, 500);
    const lines = [oneOf(dish, { quantity: 2, unit_price: 5 })];
    expect((await placed(food, { ...ordered, lines })).order.subtotal).toBe(17.4);
  });

  it('keeps fees, percent, and value, cost and rate of points', async () => {
    const customer = await customerWith(food, 500);
    const promo = await makePromo(food.service.db, { percent: 10, stackableWithRewards: true });
    const wish = { promo_code: promo.code, redeem_points: true };
    const { quote, ordered } = await quotedDish(wish, customer);
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
    await changeSetting(food, 'rewards_redeem_value', 5);
    await changeSetting(food, 'rewards_redeem_points', 100);
    await changeSetting(food, 'rewards_points_per_dollar', 1);
  });

  it('another rate of points alone never blocks', async () => {
    const { ordered } = await quotedDish();
    later({ minutes: 11 });
    await changeSetting(food, 'rewards_points_per_dollar', 2);
    expect((await placed(food, ordered)).order.points_earned).toBe(34);
    await changeSetting(food, 'rewards_points_per_dollar', 1);
  });

  it('a dish made unavailable is refused, and accept_changes cannot force it (1.9)', async () => {
    const { dish, ordered } = await quotedDish();
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
    const coded = await quotedDish({ promo_code: promo.code });
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
    const redeemed = await quotedDish({ redeem_points: true }, customer);
    await food.service.db.rows('UPDATE customer SET reward_points = 0 WHERE id = $1', [customer.id]);
    const without = await place(food, redeemed.ordered, { caller: customer });
    expect(keysOf(without.body)).toEqual(['rewards:not_enough_points']);

    const { ordered } = await quotedDish();
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

describe('after the lock', () => {
  it('delivery_fee raised gives exactly one fee_changed, with the quote of now beside (1.3)', async () => {
    const { ordered } = await quotedDish();
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
    const { ordered } = await quotedDish();
    later({ minutes: 14 });
    const { order } = await placed(food, ordered);
    expect(await shownTotalOf(food, order)).toBe(2090);
  });

  it('setting the lock to 0 acts on tokens given before (1.8)', async () => {
    const { dish, ordered } = await quotedDish();
    await repriced(dish, 900);
    await changeSetting(food, 'quote_lock_minutes', 0);
    expect((await place(food, ordered)).body).toMatchObject({ code: 'changes', changes: [{ current: 9 }] });
    await changeSetting(food, 'quote_lock_minutes', 120);
    await placed(food, ordered);
    later({ minutes: 11 });
    expect((await place(food, ordered)).body.code).toBe('changes');
  });
});

describe('a token that is refused', () => {
  it('one flipped character, a token of stays, a sign-in token and another version are quote_invalid, without a row (1.4)', async () => {
    const { quote, ordered } = await quotedDish();
    const { service } = food;
    const token: string = quote.quote_token;
    const position = Math.floor(token.length / 2);
    const flipped = token.slice(0, position) + (token[position] === 'A' ? 'B' : 'A') + token.slice(position + 1);
    const content = { bound: {}, amounts: {}, terms: {} };
    const tokensOf = (name: string) => new QuoteTokens(service.get(DerivedKeys), { name } as never);
    const issue = (name: string, version: number) =>
      tokensOf(name).make(version, content, { quoteMinutes: 15, lockMinutes: 10 }, service.clock.now()).quoteToken;
    const signIn = await service.get(Tokens).signIn('customer', { id: food.customer.id, tokenVersion: 1 });
    const before = await written(food);
    for (const quote_token of [flipped, issue('stays', 1), issue('food', 99), signIn.token, 'none']) {
      const { status, body } = await place(food, { ...ordered, quote_token });
      expect([status, body.code, body.message]).toEqual([422, 'quote_invalid', 'errors.quote_invalid']);
      expect(body.quote.total).toBe(20.9);
    }
    expect(await written(food)).toEqual(before);
    expect((await place(food, { ...ordered, quote_token: 'x'.repeat(8_001) })).status).toBe(400);
    expect((await placed(food, { ...ordered, quote_token: '' })).order.total).toBe(20.9);
  });

  it('at quote_expires_at it is expired, a millisecond before it is not (1.7)', async () => {
    const { ordered } = await quotedDish();
    later({ minutes: 14, seconds: 59, milliseconds: 999 });
    await placed(food, ordered);
    later({ milliseconds: 1 });
    const { status, body } = await place(food, ordered);
    expect([status, body.code]).toEqual([422, 'quote_expired']);
    await placed(food, { ...ordered, quote_token: body.quote.quote_token });
  });

  it('reordered lines and another note pass (1.5)', async () => {
    const options = [...regular, { group: 'extras', choice: 'garlic' }, { group: 'extras', choice: 'pickles' }];
    const kebab = (change: object = {}) => oneOf(food.dishes.kebab, { options, ...change });
    const choices = { main: food.dishes.soup.id, sweet: food.dishes.dessert.id };
    const lunch = { offer_id: food.offer.id, quantity: 1, offer_choices: choices };
    const lines = [kebab(), oneOf(food.dishes.soup, { quantity: 2 }), lunch];
    const { quote_token } = await quoteOf(food, { lines });
    const other = [
      { ...lunch, offer_choices: Object.fromEntries(Object.entries(choices).toReversed()) },
      kebab({ options: options.toReversed(), instructions: 'Hot' }),
      oneOf(food.dishes.soup, { quantity: 2 }),
    ];
    await placed(food, { lines: other, quote_token, delivery_instructions: 'Ring twice', phone: '+1 212 555 0111' });
  });

  it('anything bound that differs is quote_mismatch, naming exactly that (1.5)', async () => {
    const promo = await makePromo(food.service.db);
    const lines = [oneOf(food.dishes.kebab, { quantity: 3, options: regular })];
    const { quote_token } = await quoteOf(food, { lines });
    const twin = await makeKitchen(food.service.db);
    const large = [{ group: 'size', choice: 'large' }];
    const differing: [object, string[]][] = [
      [{ lines: [{ ...lines[0], quantity: 4 }] }, ['lines']],
      [{ lines: [{ ...lines[0], options: large }] }, ['lines']],
      [{ lines: [...lines, oneOf(food.dishes.soup)] }, ['lines']],
      [{ promo_code: promo.code }, ['promo_code']],
      [{ redeem_points: true }, ['redeem_points']],
      [{ kitchen_code: twin.code }, ['kitchen_code']],
      [{ fulfillment: 'pickup' }, ['fulfillment']],
      [{ fulfillment: 'pickup', promo_code: promo.code }, ['fulfillment', 'promo_code']],
    ];
    for (const [change, differs] of differing) {
      const { status, body } = await place(food, { lines, quote_token, ...change });
      expect([status, body.code, body.differs]).toEqual([422, 'quote_mismatch', differs]);
    }
    const { body } = await place(food, { lines, quote_token }, { caller: food.customer });
    expect([body.code, body.differs]).toEqual(['quote_mismatch', ['caller']]);
    later({ minutes: 16 });
    expect((await place(food, { lines, quote_token, redeem_points: true })).body.code).toBe('quote_mismatch');
    expect((await place(food, { lines, quote_token })).body.code).toBe('quote_expired');
  });
});

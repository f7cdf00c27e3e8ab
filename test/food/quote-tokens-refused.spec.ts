import type { Temporal } from 'temporal-polyfill';
import { Tokens } from '#kit/access/tokens';
import { DerivedKeys } from '#kit/config/derived-keys';
import { QuoteTokens } from '#shared/quote-tokens/quote-tokens';
import { makeKitchen, makePromo } from './factories';
import { type Food, startFood } from './food';
import { address, changeSetting, oneOf, place, placed, regular, written } from './placement.actors';
import { quotedDish, quoteOf, resetQuoteSettings } from './quote-tokens.actors';
import { slotKitchen } from './slots.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());
/** Each test starts at the same instant. */
beforeEach(() => food.service.clock.set('2026-05-06T16:00:00Z'));
afterEach(() => resetQuoteSettings(food));

const later = (duration: Temporal.DurationLike) => food.service.clock.advance(duration);

describe('a token that is refused', () => {
  it('one flipped character, a token of stays, a sign-in token and another version are quote_invalid, without a row (1.4)', async () => {
    const { quote, ordered } = await quotedDish(food);
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
    const { ordered } = await quotedDish(food);
    later({ minutes: 14, seconds: 59, milliseconds: 999 });
    await placed(food, ordered);
    later({ milliseconds: 1 });
    const { status, body } = await place(food, ordered);
    expect([status, body.code]).toEqual([422, 'quote_expired']);
    await placed(food, { ...ordered, quote_token: body.quote.quote_token });
  });

  it('a used key returns its order, also when its token has expired or is invalid', async () => {
    const { ordered } = await quotedDish(food);
    const { order } = await placed(food, ordered, { key: 'under-a-token' });
    later({ minutes: 20 });
    for (const quote_token of [ordered.quote_token, 'none']) {
      const again = await place(food, { ...ordered, quote_token }, { key: 'under-a-token' });
      expect([again.status, again.body.data.order.id]).toEqual([201, order.id]);
    }
  });

  it('validation and mismatches come before changes, changes before delivery problems', async () => {
    const { dish, ordered } = await quotedDish(food);
    later({ minutes: 11 });
    await food.service.db.rows('UPDATE dish SET price_cents = 900 WHERE id = $1', [dish.id]);
    const codeOf = async (change: object) => (await place(food, { ...ordered, ...change })).body.code;
    const outside = { address: { ...address, postcode: '99999' } };
    expect(await codeOf({ ...outside, quote_token: 'none', kitchen_code: 'nowhere' })).toBe('validation_failed');
    expect(await codeOf({ ...outside, quote_token: 'none' })).toBe('quote_invalid');
    expect(await codeOf({ ...outside, redeem_points: true })).toBe('quote_mismatch');
    expect(await codeOf(outside)).toBe('changes');
  });

  it('a token holds no slot: a slot that filled up since is slot_full inside the lock', async () => {
    const kitchen = await slotKitchen(food, { slotOrders: 1 });
    const scheduled = { kitchen_code: kitchen.code, fulfillment: 'pickup', scheduled_for: '2026-05-06T17:00:00Z' };
    const { quote, ordered } = await quotedDish(food, scheduled);
    expect(quote.quote_token).toEqual(expect.any(String));
    await placed(food, ordered);
    const { status, body } = await place(food, ordered);
    expect([status, body.code]).toEqual([409, 'slot_full']);
    const other = await place(food, { ...ordered, scheduled_for: '2026-05-06T17:15:00Z' });
    expect([other.body.code, other.body.differs]).toEqual(['quote_mismatch', ['scheduled_for']]);
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
    await changeSetting(food, 'tips', 'always');
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
      [{ tip: { percent: 15 } }, ['tip']],
      [{ scheduled_for: '2026-05-06T17:00:00Z' }, ['scheduled_for']],
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

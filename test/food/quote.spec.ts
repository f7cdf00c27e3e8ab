import { Order } from '#services/food/orders/order.entity';
import { statementsOf } from '../harness/statements';
import { type Food, startFood } from './food';
import { grantPoints, makeDish, makeKitchen, makeOffer, makePromo } from './factories';

const QUOTE = '/api/checkout/quote';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const address = { street: '12 Cedar Street', city: 'New York', postcode: '10001' };
const regular = [{ group: 'size', choice: 'regular' }];

const kebab = (change: object = {}) => ({ product_id: food.dishes.kebab.id, quantity: 1, options: regular, ...change });
const soup = (change: object = {}) => ({ product_id: food.dishes.soup.id, quantity: 1, ...change });
const basket = (change: object = {}) => ({
  lines: [kebab({ quantity: 3 })],
  kitchen_code: 'downtown',
  fulfillment: 'delivery',
  address,
  ...change,
});

async function quoted(change: object = {}, caller = food.anonymous) {
  const answer = await caller.post(QUOTE, basket(change));
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data;
}

const setting = (key: string, value: unknown) =>
  food.service.db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);

describe('what a quote answers', () => {
  it('prices lines, fees and total to the cent', async () => {
    expect(await quoted()).toEqual({
      currency: 'USD',
      lines: [
        {
          available_from: null,
          line: 0,
          product_id: food.dishes.kebab.id,
          offer_id: null,
          name: { en: 'Kebab', ar: 'كباب' },
          slug: 'kebab',
          code: null,
          image: null,
          quantity: 3,
          unit_price: 8.7,
          line_total: 26.1,
          orderable: true,
          reason: null,
          pictures: [],
        },
      ],
      subtotal: 26.1,
      discounts: { promo: 0, rewards: 0 },
      fees: { delivery: 3.5, pickup: 0 },
      tip: { amount: 0, reason: null },
      total: 29.6,
      points_earned: 26,
      delivery: { available: true, reason: null, minimum: 15, missing: 0 },
      promo: { code: null, applied: false, reason: null },
      rewards: { applied: false, points: 0, reason: null },
      changes: [],
      quote_token: expect.any(String),
      quote_expires_at: expect.any(String),
      quote_locked_until: expect.any(String),
    });
  });

  it('adds options and supplements to the unit price', async () => {
    const { lines } = await quoted({
      lines: [
        kebab({
          options: [
            { group: 'extras', choice: 'pickles' },
            { group: 'size', choice: 'large' },
            { group: 'extras', choice: 'garlic' },
          ],
        }),
        {
          offer_id: food.offer.id,
          quantity: 2,
          offer_choices: { main: food.dishes.kebab.id, sweet: food.dishes.dessert.id },
        },
      ],
    });
    expect(lines).toMatchObject([
      { unit_price: 12.2, line_total: 12.2 },
      { product_id: null, offer_id: food.offer.id, unit_price: 13.5, line_total: 27 },
    ]);
  });

  it('takes a percentage off the menu subtotal, rounded once, and never off a fee', async () => {
    const dish = await makeDish(food.service.db, { priceCents: 1999 });
    const promo = await makePromo(food.service.db, { percent: 15, excludesDelivery: false });
    const quote = await quoted({
      lines: [{ product_id: dish.id, quantity: 1 }],
      promo_code: ` ${promo.code.toLowerCase()} `,
    });
    expect(quote).toMatchObject({
      subtotal: 19.99,
      discounts: { promo: 3, rewards: 0 },
      fees: { delivery: 3.5 },
      total: 20.49,
      points_earned: 16,
      promo: { code: promo.code, applied: true, reason: null },
    });
  });

  it('never fails over a promo code', async () => {
    const off = await makePromo(food.service.db, { isActive: false });
    expect((await quoted({ promo_code: off.code })).promo).toEqual({
      code: off.code,
      applied: false,
      reason: 'inactive',
    });
    expect((await quoted({ promo_code: 'nope' })).promo).toEqual({ code: 'NOPE', applied: false, reason: 'unknown' });
    expect((await quoted({ promo_code: '' })).promo).toEqual({ code: null, applied: false, reason: null });
  });

  it('ignores every amount the client sends, apart from telling a change', async () => {
    food.service.clock.set('2026-05-06T16:00:00Z');
    const forged = { unit_price: 0.01, price: 0.01, line_total: 0.01, discount: 99 };
    const { changes, ...quote } = await quoted({
      lines: [kebab({ quantity: 3, ...forged })],
      total: 0.01,
      subtotal: -5,
    });
    const { changes: none, ...honest } = await quoted();
    expect(quote).toEqual(honest);
    expect(none).toEqual([]);
    expect(changes).toMatchObject([{ line: 0, type: 'price_changed', previous: 0.01, current: 8.7 }]);
    food.service.clock.set(new Date().toISOString());
  });

  it('flags what cannot be ordered and charges nothing for it', async () => {
    const { db } = food.service;
    const archived = await makeDish(db, { archivedAt: new Date() });
    const hidden = await makeDish(db, { isActive: false, name: { en: 'Secret', ar: 'سر' } });
    const away = await makeDish(db, { isAvailable: false });
    const ids = [archived.id, hidden.id, away.id, 2_000_000_000];
    const quote = await quoted({ lines: ids.map(product_id => ({ product_id, quantity: 1 })), fulfillment: 'pickup' });
    expect(quote.lines.map((line: { reason: string }) => line.reason)).toEqual([
      'archived',
      'not_on_menu',
      'unavailable',
      'not_on_menu',
    ]);
    expect(quote.lines[1].name).toBeNull();
    expect(quote).toMatchObject({ subtotal: 0, total: 0, fees: { delivery: 0, pickup: 0 } });
    expect(quote.changes).toHaveLength(4);
    expect(quote.changes[2]).toMatchObject({ line: 2, type: 'unavailable', previous: null, current: null });
  });

  it('flags an offer with a slot too few, too many or filled with what is gone', async () => {
    const { dishes, offer, service } = food;
    const archived = await makeDish(service.db, { archivedAt: new Date() });
    const label = { en: 'Main', ar: 'الرئيسي' };
    const stale = await makeOffer(service.db, {
      slots: [{ name: 'main', label, choices: [{ productId: archived.id, supplementCents: 0 }] }],
    });
    const whole = { main: dishes.soup.id, sweet: dishes.dessert.id };
    const choices = [
      { main: dishes.soup.id },
      { ...whole, extra: dishes.soup.id },
      { ...whole, main: dishes.dessert.id },
    ];
    const lines = [
      ...choices.map(offer_choices => ({ offer_id: offer.id, quantity: 1, offer_choices })),
      { offer_id: stale.id, quantity: 1, offer_choices: { main: archived.id } },
    ];
    const quote = await quoted({ lines });
    expect(quote.lines.map((line: { reason: string }) => line.reason)).toEqual([
      'slot_missing',
      'slot_unknown',
      'slot_choice_unknown',
      'slot_dish_unavailable',
    ]);
    expect(quote.subtotal).toBe(0);
  });

  it('needs one statement, whatever is in the basket, and writes nothing', async () => {
    const lines = [
      kebab(),
      soup(),
      { offer_id: food.offer.id, quantity: 1, offer_choices: { main: food.dishes.soup.id } },
    ];
    const statements = await statementsOf(food.service.db, () => quoted({ lines, promo_code: 'WELCOME10' }));
    expect(statements).toHaveLength(1);
    for (const statement of statements) expect(statement.trim()).toMatch(/^SELECT/);
    expect(await food.service.db.of(Order).count()).toBe(0);
  });
});

describe('whether it can be handed over', () => {
  const reasonOf = async (change: object) => (await quoted(change)).delivery;

  it('asks for the whole address first', async () => {
    for (const part of ['street', 'city', 'postcode']) {
      const reason = await reasonOf({ address: { ...address, [part]: ' ' }, kitchen_code: 'harbor' });
      expect(reason).toMatchObject({ available: false, reason: 'address_incomplete' });
    }
    expect((await reasonOf({ address: null })).reason).toBe('address_incomplete');
    expect((await reasonOf({ address: undefined })).reason).toBe('address_incomplete');
  });

  it('keeps to the area, whatever way the postcode is written', async () => {
    expect((await reasonOf({ kitchen_code: 'harbor' })).reason).toBe('outside_area');
    expect((await reasonOf({ address: { ...address, postcode: ' ١٠٠ ٠١ ' } })).reason).toBeNull();
  });

  it('lets pick-up through without an address, below the minimum, for its own fee', async () => {
    const quote = await quoted({ fulfillment: 'pickup', address: undefined, lines: [soup()] });
    expect(quote.delivery).toEqual({ available: true, reason: null, minimum: null, missing: 0 });
    expect(quote.fees).toEqual({ delivery: 0, pickup: 0 });
  });

  it('accepts a subtotal equal to the minimum, before discounts, and not a cent less', async () => {
    const exact = await makeDish(food.service.db, { priceCents: 1500 });
    const short = await makeDish(food.service.db, { priceCents: 1499 });
    const of = (dish: { id: number }) => ({ lines: [{ product_id: dish.id, quantity: 1 }], promo_code: 'WELCOME10' });
    expect((await reasonOf(of(exact))).reason).toBeNull();
    expect((await reasonOf(of(short))).reason).toBe('below_minimum');
  });

  it('says when the kitchen is closed, and goes by the demonstration clock when told to', async () => {
    const lunch = await makeKitchen(food.service.db, { hours: [{ day: 3, open: '12:00', close: '13:00' }] });
    food.service.clock.set('2026-05-10T03:00:00Z');
    expect((await reasonOf({ kitchen_code: lunch.code })).reason).toBe('closed');
    expect((await reasonOf({ kitchen_code: lunch.code, fulfillment: 'pickup' })).reason).toBe('closed');
    await setting('service_clock', 'demo-fixed');
    expect((await reasonOf({ kitchen_code: lunch.code })).reason).toBeNull();
    await setting('service_clock', 'real');
  });
});

describe('rewards', () => {
  it('applies one redemption for a customer with enough points', async () => {
    const { customer, service } = food;
    expect((await quoted({ redeem_points: true }, customer)).rewards).toEqual({
      applied: false,
      points: 0,
      reason: 'not_enough_points',
    });
    await grantPoints(service.db, customer.id, 250);
    const quote = await quoted({ redeem_points: true }, customer);
    expect(quote).toMatchObject({ discounts: { rewards: 5 }, total: 24.6, points_earned: 21 });
    expect(quote.rewards).toEqual({ applied: true, points: 100, reason: null });
    expect((await quoted({ redeem_points: true })).rewards.reason).toBe('sign_in_required');
  });

  it('keeps a code that stands alone and drops the redemption, never below 0', async () => {
    const { customer, service } = food;
    const alone = await makePromo(service.db, { percent: 100, stackableWithRewards: false });
    const both = await makePromo(service.db, { percent: 90, stackableWithRewards: true });
    const ask = (code: string) => quoted({ redeem_points: true, promo_code: code }, customer);
    expect(await ask(alone.code)).toMatchObject({
      discounts: { promo: 26.1, rewards: 0 },
      total: 3.5,
      rewards: { applied: false, reason: 'not_stackable' },
    });
    expect(await ask(both.code)).toMatchObject({
      discounts: { promo: 23.49, rewards: 2.61 },
      total: 3.5,
      points_earned: 0,
    });
  });
});

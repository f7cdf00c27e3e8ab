import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { type CartFood, garlic, large, pickles, regular, startCarts } from './cart.actors';
import { makeOffer } from './factories';

let food: CartFood;
let soup: number;
let kebab: number;
let add: CartFood['add'];
let cart: CartFood['cart'];
let soups: CartFood['soups'];
let kebabs: CartFood['kebabs'];
let withDish: CartFood['withDish'];

beforeAll(async () => {
  food = await startCarts();
  ({ soup, kebab, add, cart, soups, kebabs, withDish } = food);
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.db.rows('DELETE FROM cart'));

describe('the cart', () => {
  it('is empty at first, and costs nothing', async () => {
    const answer = await food.customer.get('/api/cart');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      items: [],
      kitchen_code: null,
      fulfillment: 'delivery',
      quote: { lines: [], subtotal: 0, total: 0, changes: [] },
    });
  });

  it('shows its lines in the order they were added, with the quote of checkout', async () => {
    await add(kebabs(3, [large, garlic]));
    await add({ ...soups(2), instructions: ' No coriander ' });
    await food.customer.put('/api/cart/meta', { kitchen_code: 'downtown', fulfillment: 'pickup' });
    food.service.clock.set('2026-05-06T16:00:00Z');
    const shown = await cart();
    expect(shown.items).toMatchObject([
      {
        product_id: kebab,
        offer_id: null,
        name: { en: 'Kebab', ar: 'كباب' },
        slug: 'kebab',
        quantity: 3,
        options: [large, garlic],
        instructions: null,
        unit_price: 11.8,
        line_total: 35.4,
        orderable: true,
        reason: null,
      },
      { product_id: soup, quantity: 2, instructions: 'No coriander', unit_price: 6.5, line_total: 13 },
    ]);
    const quoted = await food.customer.post('/api/checkout/quote', {
      lines: shown.items.map(
        ({ product_id, quantity, options, instructions, unit_price }: Record<string, unknown>) => ({
          product_id,
          quantity,
          options,
          instructions,
          unit_price,
        }),
      ),
      kitchen_code: shown.kitchen_code,
      fulfillment: shown.fulfillment,
    });
    expect(shown.quote).toEqual(quoted.body.data);
    food.service.clock.set(new Date().toISOString());
    expect(shown.quote).toMatchObject({ subtotal: 48.4, delivery: { available: true, reason: null } });
  });

  it("is nobody else's", async () => {
    const { id } = (await add(soups(1))).body.data.items[0];
    expect((await cart(food.customer2)).items).toEqual([]);
    expect((await food.customer2.patch(`/api/cart/items/${id}`, { quantity: 5 })).status).toBe(404);
    expect((await food.customer2.delete(`/api/cart/items/${id}`)).status).toBe(404);
    await food.customer2.delete('/api/cart');
    expect((await cart()).items).toMatchObject([{ id, quantity: 1 }]);
  });

  it("is a customer's", async () => {
    expect((await food.anonymous.get('/api/cart')).status).toBe(401);
    expect((await food.owner.get('/api/cart')).status).toBe(401);
    expect((await food.owner.post('/api/cart/items', soups(1))).status).toBe(401);
  });

  it('is read in as many statements with many lines as with one', async () => {
    await add(soups(1));
    const one = await statementsOf(food.service.db, cart);
    for (const options of [[regular], [large], [large, garlic], [large, garlic, pickles]])
      await add(kebabs(1, options));
    expect(await statementsOf(food.service.db, cart)).toHaveLength(one.length);
    expect(one.length).toBeLessThanOrEqual(5);
  });
});

describe('what happens to the menu', () => {
  it('shows in the cart as a change of price since it was added', async () => {
    await add(soups(2));
    await withDish(soup, 'price_cents = 700', 'price_cents = 650', async () => {
      const { items, quote } = await cart();
      expect(items).toMatchObject([{ unit_price: 6.5, line_total: 14 }]);
      expect(quote).toMatchObject({
        subtotal: 14,
        lines: [{ unit_price: 7 }],
        changes: [{ line: 0, type: 'price_changed', previous: 6.5, current: 7 }],
      });
      await add(soups(1));
      expect((await cart()).quote.changes).toHaveLength(1);
    });
  });

  it.each([
    ['archived', 'archived_at = now()', 'archived_at = NULL'],
    ['unavailable', 'is_available = false', 'is_available = true'],
    ['not_on_menu', 'is_active = false', 'is_active = true'],
  ])('shows a line as %s; it can be removed', async (reason, change, back) => {
    await add(soups(2));
    await add(kebabs(1));
    await withDish(soup, change, back, async () => {
      const { items, quote } = await cart();
      expect(items).toMatchObject([{ orderable: false, reason, line_total: 0, unit_price: 6.5 }, { orderable: true }]);
      expect(quote).toMatchObject({ subtotal: 8.7, changes: [{ line: 0, type: 'unavailable' }] });
      const changed = await food.customer.patch(`/api/cart/items/${items[0].id}`, { quantity: 1 });
      expect(changed.body.data.items[0]).toMatchObject({ quantity: 1, orderable: false });
      const removed = await food.customer.delete(`/api/cart/items/${items[0].id}`);
      expect(removed.status).toBe(200);
      expect(removed.body.data.items).toHaveLength(1);
    });
  });

  it('hides what a dish is called once it is a draft again', async () => {
    await add(soups(1));
    await withDish(soup, 'is_active = false', 'is_active = true', async () => {
      expect((await cart()).items).toMatchObject([{ name: null, slug: null, image: null }]);
    });
  });

  it('leaves a deleted offer in the cart as a line that cannot be ordered', async () => {
    const { db } = food.service;
    const slots = [
      { name: 'main', label: { en: 'Main', ar: 'رئيسي' }, choices: [{ productId: soup, supplementCents: 0 }] },
    ];
    const offer = await makeOffer(db, { slots });
    await add({ offer_id: offer.id, quantity: 1, offer_choices: { main: soup } });
    await food.manager.delete(`/api/offers/${offer.code}`);
    const { items } = await cart();
    expect(items).toMatchObject([{ offer_id: offer.id, orderable: false, reason: 'not_on_menu' }]);
    expect((await food.customer.delete(`/api/cart/items/${items[0].id}`)).body.data.items).toEqual([]);
  });
});

describe('emptying', () => {
  it('removes the lines and keeps kitchen and mode', async () => {
    await add(soups(1));
    await food.customer.put('/api/cart/meta', { kitchen_code: 'downtown', fulfillment: 'pickup' });
    const answer = await food.customer.delete('/api/cart');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ items: [], kitchen_code: 'downtown', fulfillment: 'pickup' });
    expect((await food.customer.delete('/api/cart')).status).toBe(200);
  });
});

describe('kitchen and mode', () => {
  it('are chosen together or one by one, and decide the fees', async () => {
    await add(soups(4));
    const both = await food.customer.put('/api/cart/meta', { kitchen_code: 'downtown', fulfillment: 'pickup' });
    expect(both.status).toBe(200);
    expect(both.body.data).toMatchObject({
      kitchen_code: 'downtown',
      fulfillment: 'pickup',
      quote: { total: 26, fees: { delivery: 0 }, delivery: { available: true } },
    });
    const mode = await food.customer.put('/api/cart/meta', { fulfillment: 'delivery' });
    expect(mode.body.data).toMatchObject({
      kitchen_code: 'downtown',
      fulfillment: 'delivery',
      quote: { total: 29.5, delivery: { available: false, reason: 'address_incomplete' } },
    });
    const kitchen = await food.customer.put('/api/cart/meta', { kitchen_code: 'harbor' });
    expect(kitchen.body.data).toMatchObject({ kitchen_code: 'harbor', fulfillment: 'delivery' });
    const none = await food.customer.put('/api/cart/meta', { kitchen_code: null });
    expect(none.body.data).toMatchObject({ kitchen_code: null, fulfillment: 'delivery' });
    expect((await food.customer.put('/api/cart/meta', {})).body.data).toMatchObject({ fulfillment: 'delivery' });
  });

  it.each([
    [{ kitchen_code: 'nowhere' }, 'kitchen_code'],
    [{ kitchen_code: 7 }, 'kitchen_code'],
    [{ fulfillment: 'drone' }, 'fulfillment'],
  ])('refuse %j', async (body, field) => {
    const answer = await food.customer.put('/api/cart/meta', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty(field);
  });

  it('can be chosen before anything is in the cart, at once from two devices', async () => {
    const answers = await race(6, () => food.customer.put('/api/cart/meta', { fulfillment: 'pickup' }));
    expect(statuses(answers)).toEqual({ 200: 6 });
  });
});

/** Besides the statement that authenticates the customer. */
async function statementsOfAsking(ask: () => Promise<{ status: number }>, status = 200): Promise<number> {
  const statements = await statementsOf(food.service.db, async () => expect((await ask()).status).toBe(status));
  return statements.length - 1;
}

it('reads a cart by one statement, and changes it by four', async () => {
  const { customer } = food;
  expect(await statementsOfAsking(() => food.add(food.kebabs(2)), 201)).toBe(4);
  expect(await statementsOfAsking(() => food.add(food.kebabs(2)), 201)).toBe(4);
  expect(await statementsOfAsking(() => food.add(food.kebabs(1, [large])), 201)).toBe(4);
  expect(await statementsOfAsking(() => customer.get('/api/cart'))).toBe(1);

  const { items } = await food.cart();
  const path = `/api/cart/items/${items[1].id}`;
  expect(await statementsOfAsking(() => customer.patch(path, { quantity: 3 }))).toBe(4);
  const merged = { lines: [food.kebabs(1), food.soups(2)] };
  expect(await statementsOfAsking(() => customer.post('/api/cart/merge', merged), 201)).toBe(4);
  const likeTheFirst = { options: items[0].options };
  expect(await statementsOfAsking(() => customer.patch(path, likeTheFirst))).toBe(4);
});

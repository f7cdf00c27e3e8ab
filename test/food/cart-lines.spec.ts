import { race, statuses } from '../harness/race';
import { type CartFood, garlic, large, regular, startCarts } from './cart.actors';
import { makeDish, makeOffer } from './factories';

let food: CartFood;
let soup: number;
let kebab: number;
let dessert: number;
let add: CartFood['add'];
let cart: CartFood['cart'];
let soups: CartFood['soups'];
let kebabs: CartFood['kebabs'];
let withDish: CartFood['withDish'];

beforeAll(async () => {
  food = await startCarts();
  ({ soup, kebab, dessert, add, cart, soups, kebabs, withDish } = food);
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.db.rows('DELETE FROM cart'));

describe('adding a selection', () => {
  it('answers 201 with the whole cart', async () => {
    const answer = await add(soups(2));
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ items: [{ product_id: soup, quantity: 2 }], capped: false });
    expect(answer.body.data.quote.subtotal).toBe(13);
  });

  it('adds an equal one to its line, in whatever order the options come', async () => {
    await add(kebabs(2, [large, garlic]));
    const answer = await add(kebabs(3, [garlic, large]));
    expect(answer.body.data).toMatchObject({ items: [{ quantity: 5 }], capped: false });
  });

  it('keeps other options, another note and another dish apart', async () => {
    for (const line of [
      kebabs(1),
      kebabs(1, [large]),
      { ...kebabs(1), instructions: 'Well done' },
      soups(1),
      { ...kebabs(1), instructions: '  ' },
    ]) {
      await add(line);
    }
    expect((await cart()).items.map((item: { quantity: number }) => item.quantity)).toEqual([2, 1, 1, 1]);
  });

  it('stops at ten of a kind and says so', async () => {
    await add(soups(7));
    expect((await add(soups(3))).body.data).toMatchObject({ items: [{ quantity: 10 }], capped: false });
    const answer = await add(soups(1));
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ items: [{ quantity: 10 }], capped: true });
  });

  it('makes one line of parallel adds and loses none of them', async () => {
    const answers = await race(8, () => add(soups(1)));
    expect(statuses(answers)).toEqual({ 201: 8 });
    expect((await cart()).items).toMatchObject([{ quantity: 8 }]);
  });

  it('takes a combo offer', async () => {
    const line = { offer_id: food.offer.id, quantity: 1, offer_choices: { main: kebab, sweet: dessert } };
    await add(line);
    const answer = await add({ ...line, offer_choices: { sweet: dessert, main: kebab } });
    expect(answer.body.data.items).toMatchObject([
      {
        product_id: null,
        offer_id: food.offer.id,
        code: 'lunch',
        slug: null,
        quantity: 2,
        offer_choices: { main: kebab, sweet: dessert },
        unit_price: 13.5,
        line_total: 27,
      },
    ]);
  });

  it('never believes an amount', async () => {
    const answer = await add({ ...soups(1), unit_price: 0.01, price: 0.01, line_total: 0, discount: 5 });
    expect(answer.body.data).toMatchObject({
      items: [{ unit_price: 6.5, line_total: 6.5 }],
      quote: { subtotal: 6.5, changes: [] },
    });
  });

  it.each([0, 11, 1.5, '2', -1, null, undefined])('refuses the quantity %j', async quantity => {
    const answer = await add({ product_id: soup, quantity });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('quantity');
  });

  it('takes a note of 200 characters, whatever they are, and not one more', async () => {
    expect((await add({ ...soups(1), instructions: '😀'.repeat(200) })).status).toBe(201);
    const answer = await add({ ...soups(1), instructions: 'a'.repeat(201) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('instructions');
  });

  it('refuses options that do not fit, and both ids or none', async () => {
    for (const options of [
      [],
      [garlic],
      [regular, large],
      [large, large],
      [large, { group: 'sauce', choice: 'hot' }],
    ]) {
      const answer = await add({ product_id: kebab, quantity: 1, options });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveProperty('options');
    }
    expect((await add({ quantity: 1 })).status).toBe(400);
    expect((await add({ product_id: soup, offer_id: food.offer.id, quantity: 1 })).status).toBe(400);
    expect((await cart()).items).toEqual([]);
  });

  it.each([
    ['a missing slot', { main: 0 }],
    ['an extra slot', { main: 0, sweet: 1, drink: 0 }],
    ['a dish of another slot', { main: 1, sweet: 1 }],
    ['no choices', undefined],
  ])('refuses an offer with %s', async (_, places) => {
    const dishes = [soup, dessert];
    const offer_choices =
      places && Object.fromEntries(Object.entries(places).map(([slot, place]) => [slot, dishes[place]]));
    const answer = await add({ offer_id: food.offer.id, quantity: 1, offer_choices });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('offer_choices');
  });

  it('refuses what is not on the menu', async () => {
    const { db } = food.service;
    const draft = await makeDish(db, { isActive: false });
    const archived = await makeDish(db, { archivedAt: new Date() });
    for (const id of [draft.id, archived.id, 999_999]) {
      const answer = await add({ product_id: id, quantity: 1 });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toHaveProperty('product_id');
    }
    const answer = await add({ offer_id: (await makeOffer(db, { isActive: false })).id, quantity: 1 });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('offer_id');
  });

  it('refuses what is sold out', async () => {
    await withDish(soup, 'is_available = false', 'is_available = true', async () => {
      const answer = await add(soups(1));
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ message: 'errors.item_unavailable', code: 'item_unavailable' });
    });
  });

  it('has room for fifty selections, also when they come at once', async () => {
    const lines = Array.from({ length: 48 }, (_, index) => ({ ...soups(1), instructions: `Bowl ${index}` }));
    await food.customer.post('/api/cart/merge', { lines });
    const answers = await race(6, index => add({ ...soups(1), instructions: `Another ${index}` }));
    expect(statuses(answers)).toEqual({ 201: 2, 422: 4 });
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('cart_full');
    expect((await cart()).items).toHaveLength(50);
    expect((await add({ ...soups(1), instructions: 'Bowl 3' })).status).toBe(201);
  });
});

describe('changing a line', () => {
  const first = async () => (await cart()).items[0];
  const change = async (body: object, id?: number) =>
    food.customer.patch(`/api/cart/items/${id ?? (await first()).id}`, body);

  it('changes what is sent and nothing else', async () => {
    await add({ ...kebabs(2, [large, garlic]), instructions: 'Well done' });
    const { id } = await first();
    expect((await change({ quantity: 4 })).body.data.items[0]).toMatchObject({
      id,
      quantity: 4,
      options: [large, garlic],
      instructions: 'Well done',
    });
    expect((await change({ instructions: null })).body.data.items[0]).toMatchObject({
      quantity: 4,
      instructions: null,
    });
    const other = await change({ options: [regular] });
    expect(other.status).toBe(200);
    expect(other.body.data).toMatchObject({
      items: [{ id, quantity: 4, options: [regular], unit_price: 8.7 }],
      capped: false,
      quote: { changes: [] },
    });
    expect((await change({})).body.data.items[0]).toMatchObject({ quantity: 4, options: [regular] });
  });

  it('changes the choices of an offer', async () => {
    await add({ offer_id: food.offer.id, quantity: 1, offer_choices: { main: soup, sweet: dessert } });
    const answer = await change({ offer_choices: { main: kebab, sweet: dessert } });
    expect(answer.body.data.items[0]).toMatchObject({ offer_choices: { main: kebab }, unit_price: 13.5 });
    expect((await change({ offer_choices: {} })).status).toBe(400);
  });

  it('joins a line it becomes equal to, and tells of the cap', async () => {
    await add(kebabs(7, [large]));
    await add(kebabs(2));
    const { items } = await cart();
    const joined = await change({ options: [large] }, items[1].id);
    expect(joined.body.data).toMatchObject({
      items: [{ id: items[0].id, quantity: 9, options: [large] }],
      capped: false,
    });
    const again = (await add(kebabs(4))).body.data.items[1].id;
    const answer = await change({ options: [large] }, again);
    expect(answer.body.data).toMatchObject({ items: [{ id: items[0].id, quantity: 10 }], capped: true });
    expect(answer.body.data.items).toHaveLength(1);
  });

  it.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 11 }, 'quantity'],
    [{ quantity: '2' }, 'quantity'],
    [{ options: [] }, 'options'],
    [{ options: [large, regular] }, 'options'],
    [{ options: 'large' }, 'options'],
    [{ instructions: 'a'.repeat(201) }, 'instructions'],
    [{ instructions: 4 }, 'instructions'],
  ])('refuses %j', async (body, field) => {
    await add(kebabs(2));
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty(field);
    expect((await cart()).items).toMatchObject([{ quantity: 2, options: [regular], instructions: null }]);
  });

  it('knows no line that is not there', async () => {
    expect((await change({ quantity: 2 }, 999_999)).status).toBe(404);
    expect((await food.customer.delete('/api/cart/items/999999')).status).toBe(404);
    expect((await food.customer.delete('/api/cart/items/soup')).status).toBe(404);
  });

  it('survives every kind of parallel change without a doubled or negative line', async () => {
    await add(kebabs(1));
    await add(kebabs(1, [large]));
    const { items } = await cart();
    const answers = await race(12, index => {
      if (index % 4 === 0) return change({ options: [large] }, items[0].id);
      if (index % 4 === 1) return add(kebabs(1));
      if (index % 4 === 2) return change({ quantity: 3 }, items[1].id);
      return food.customer.post('/api/cart/merge', { lines: [kebabs(2), kebabs(2, [large])] });
    });
    expect(answers.filter(({ status }) => ![200, 201, 404].includes(status))).toEqual([]);
    // The last change may have made one line of both.
    await add(kebabs(1));
    expect((await cart()).items).toHaveLength(2);
  });
});

import { race, statuses } from '../harness/race';
import { type CartFood, garlic, large, startCarts } from './cart.actors';
import { makeDish } from './factories';

let food: CartFood;
let soup: number;
let dessert: number;
let add: CartFood['add'];
let cart: CartFood['cart'];
let soups: CartFood['soups'];
let kebabs: CartFood['kebabs'];
let withDish: CartFood['withDish'];

beforeAll(async () => {
  food = await startCarts();
  ({ soup, dessert, add, cart, soups, kebabs, withDish } = food);
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.db.rows('DELETE FROM cart'));

describe("merging a guest's cart", () => {
  const merge = (lines: unknown) => food.customer.post('/api/cart/merge', { lines });
  const quantities = async () => (await cart()).items.map((item: { quantity: number }) => item.quantity);

  it('never replaces a line: of equal ones the larger quantity stays', async () => {
    await add(soups(4));
    await add(kebabs(1));
    const answer = await merge([soups(2), kebabs(3), kebabs(1, [large])]);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ capped: false, skipped: [] });
    expect(await quantities()).toEqual([4, 3, 1]);
  });

  it('changes nothing the second time', async () => {
    const lines = [soups(6), soups(7), kebabs(2, [garlic, large]), kebabs(2, [large, garlic])];
    const first = await merge(lines);
    expect(first.body.data).toMatchObject({ capped: true });
    expect(await quantities()).toEqual([10, 4]);
    const second = await merge(lines);
    expect(second.body.data.items).toEqual(first.body.data.items);
  });

  it('loses no line in parallel', async () => {
    const lists = [[soups(2)], [kebabs(1)], [kebabs(1, [large]), soups(3)], [{ product_id: dessert, quantity: 1 }]];
    const answers = await race(8, index => merge(lists[index % lists.length]));
    expect(statuses(answers)).toEqual({ 201: 8 });
    expect((await quantities()).toSorted()).toEqual([1, 1, 1, 3]);
  });

  it('leaves out what is no longer possible and says which and why', async () => {
    const archived = await makeDish(food.service.db, { archivedAt: new Date() });
    const answer = await merge([
      { product_id: 999_999, quantity: 1 },
      soups(1),
      kebabs(1, [{ group: 'size', choice: 'gone' }]),
      { product_id: archived.id, quantity: 1 },
      { offer_id: food.offer.id, quantity: 1, offer_choices: { main: soup } },
    ]);
    expect(answer.status).toBe(201);
    expect(answer.body.data.skipped).toEqual([
      { line: 0, reason: 'not_on_menu' },
      { line: 2, reason: 'options_invalid' },
      { line: 3, reason: 'archived' },
      { line: 4, reason: 'slot_missing' },
    ]);
    expect(await quantities()).toEqual([1]);
  });

  it('keeps what is merely sold out', async () => {
    await withDish(soup, 'is_available = false', 'is_available = true', async () => {
      const answer = await merge([soups(2)]);
      expect(answer.body.data).toMatchObject({ skipped: [], items: [{ orderable: false, reason: 'unavailable' }] });
    });
    expect((await cart()).items).toMatchObject([{ orderable: true, unit_price: null, line_total: 13 }]);
  });

  it('remembers what the guest was shown, so that a change is told', async () => {
    const answer = await merge([
      { ...soups(1), unit_price: 6 },
      { ...kebabs(1), unit_price: -5 },
    ]);
    expect(answer.body.data.quote).toMatchObject({
      subtotal: 15.2,
      changes: [{ line: 0, type: 'price_changed', previous: 6, current: 6.5 }],
    });
  });

  it('says what there is no room for', async () => {
    const lines = Array.from({ length: 49 }, (_, index) => ({ ...soups(1), instructions: `Bowl ${index}` }));
    await merge(lines);
    const answer = await merge([kebabs(1), kebabs(1, [large]), { ...soups(2), instructions: 'Bowl 7' }]);
    expect(answer.body.data.skipped).toEqual([{ line: 1, reason: 'cart_full' }]);
    expect(answer.body.data.items).toHaveLength(50);
    expect(answer.body.data.items[7]).toMatchObject({ instructions: 'Bowl 7', quantity: 2 });
  });

  it('takes an empty cart', async () => {
    expect((await merge([])).status).toBe(201);
  });

  it('refuses what is no list of lines, naming the place', async () => {
    expect((await merge(undefined)).status).toBe(400);
    expect((await merge('soup')).status).toBe(400);
    const answer = await merge([soups(1), soups(11)]);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty(['lines.1.quantity']);
    expect((await cart()).items).toEqual([]);
  });
});

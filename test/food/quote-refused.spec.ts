import { type Food, startFood } from './food';
import { makeKitchen } from './factories';

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

async function problems(change: object) {
  const answer = await food.anonymous.post(QUOTE, basket(change));
  expect(answer.status).toBe(400);
  return Object.keys(answer.body.errors);
}

describe('what is refused', () => {
  it.each([0, 11, 1.5, '2', -1, null])('a quantity of %j', async quantity => {
    expect(await problems({ lines: [kebab({ quantity })] })).toEqual(['lines.0.quantity']);
  });

  it('a line with neither or both of dish and offer', async () => {
    const neither = { quantity: 1 };
    const both = { quantity: 1, product_id: 1, offer_id: 1 };
    const found = await problems({ lines: [soup(), neither, both] });
    expect(found).toEqual(['lines.1.product_id', 'lines.1.offer_id', 'lines.2.product_id', 'lines.2.offer_id']);
    expect(await problems({ lines: [{ quantity: 1, product_id: '4' }] })).toEqual(['lines.0.product_id']);
    const { lines } = await quoted({ lines: [{ ...soup(), offer_id: null }] });
    expect(lines[0].orderable).toBe(true);
  });

  it('no lines, and more than 50', async () => {
    expect(await problems({ lines: [] })).toEqual(['lines']);
    expect(await problems({ lines: Array.from({ length: 51 }, () => soup()) })).toEqual(['lines']);
    expect((await quoted({ lines: Array.from({ length: 50 }, () => soup()) })).subtotal).toBe(325);
  });

  it('instructions over 200 characters, counted as people count', async () => {
    await quoted({ lines: [soup({ instructions: '🍋'.repeat(200) })] });
    expect(await problems({ lines: [soup({ instructions: '🍋'.repeat(201) })] })).toEqual(['lines.0.instructions']);
  });

  it('options that do not fit the dish, naming the line', async () => {
    const wrong = [
      [{ group: 'sauce', choice: 'hot' }, ...regular],
      [{ group: 'size', choice: 'garlic' }],
      [...regular, ...regular],
      [{ group: 'extras', choice: 'garlic' }],
      [...regular, { group: 'size', choice: 'large' }],
    ];
    const answer = await food.anonymous.post(
      QUOTE,
      basket({ lines: [kebab(), ...wrong.map(options => kebab({ options }))] }),
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({
      'lines.1.options': ['The dish has no option group sauce.'],
      'lines.2.options': ['The option group Size has no such choice.', 'A choice of the option group Size is needed.'],
      'lines.3.options': ['A choice of the option group Size is named twice.'],
      'lines.4.options': ['A choice of the option group Size is needed.'],
      'lines.5.options': ['The option group Size allows fewer choices.'],
    });
    expect(answer.body.code).toBe('validation_failed');
  });

  it('an unknown or inactive kitchen, an unknown fulfillment', async () => {
    const closed = await makeKitchen(food.service.db, { isActive: false });
    expect(await problems({ kitchen_code: 'nowhere' })).toEqual(['kitchen_code']);
    expect(await problems({ kitchen_code: closed.code })).toEqual(['kitchen_code']);
    expect(await problems({ kitchen_code: undefined })).toEqual(['kitchen_code']);
    expect(await problems({ fulfillment: 'drone' })).toEqual(['fulfillment']);
  });

  it("a token that is not a customer's", async () => {
    expect((await food.owner.post(QUOTE, basket())).status).toBe(401);
    expect((await food.anonymous.as('nonsense').post(QUOTE, basket())).status).toBe(401);
  });
});

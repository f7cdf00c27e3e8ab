import { fc } from '../harness/fast-check';
import { trials } from '../harness/trials';
import { type Food, startFood } from './food';

const QUOTE = '/api/checkout/quote';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const address = { street: '12 Cedar Street', city: 'New York', postcode: '10001' };
const regular = [{ group: 'size', choice: 'regular' }];

const kebab = (change: object = {}) => ({ product_id: food.dishes.kebab.id, quantity: 1, options: regular, ...change });
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

it('keeps its sums right for any basket', async () => {
  const { kebab: large, soup: plain, dessert } = food.dishes;
  const quantity = fc.integer({ min: 1, max: 10 });
  const options = fc.constantFrom(regular, [
    { group: 'size', choice: 'large' },
    { group: 'extras', choice: 'garlic' },
  ]);
  const line = fc.oneof(
    fc.record({ product_id: fc.constantFrom(plain.id, dessert.id, 2_000_000_000), quantity }),
    fc.record({ product_id: fc.constant(large.id), quantity, options }),
    fc.record({
      offer_id: fc.constant(food.offer.id),
      quantity,
      offer_choices: fc.constantFrom({ main: large.id, sweet: dessert.id }, { main: plain.id }),
    }),
  );
  const request = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    fulfillment: fc.constantFrom('delivery', 'pickup'),
    promo_code: fc.constantFrom('WELCOME10', 'nope', null),
    redeem_points: fc.boolean(),
  });
  const cents = (amount: number) => {
    expect(JSON.stringify(amount)).toMatch(/^\d+(\.\d\d?)?$/);
    return Math.round(amount * 100);
  };
  await fc.assert(
    fc.asyncProperty(request, async change => {
      const { lines, subtotal, discounts, fees, total } = await quoted(change, food.customer);
      const sum = lines.reduce((all: number, { line_total }: { line_total: number }) => all + cents(line_total), 0);
      expect(cents(subtotal)).toBe(sum);
      const off = cents(discounts.promo) + cents(discounts.rewards);
      expect(cents(total)).toBe(sum - off + cents(fees.delivery) + cents(fees.pickup));
      expect(off).toBeLessThanOrEqual(sum);
    }),
    { numRuns: trials(40, 10) },
  );
});

import { statementsOf } from '../harness/statements';
import { type CartFood, large, startCarts } from './cart.actors';

let food: CartFood;
beforeAll(async () => {
  food = await startCarts();
});
afterAll(() => food?.service.close());

/** Beside the one that knows the customer. */
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

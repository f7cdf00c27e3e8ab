import { command } from '../cli/commands';
import { type Food, startFood } from './food';
import { makeCode, orderWith, usesOf } from './promo.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

it('erasing a person clears the hashes and holders of their uses, and the code stays counted', async () => {
  const { db } = food.service;
  const promo = await makeCode(food, { max_uses: 3, max_uses_per_customer: 2, first_order_only: true });
  const { id, order_number } = (await orderWith(food, promo, { caller: food.customer, email: 'gone@example.com' })).body
    .data.order;
  const rows = () =>
    db.rows(`SELECT customer_id, email_hash, account_email_hash, is_first FROM promo_use WHERE order_id = $1`, [id]);
  const holders = () => db.rows<{ holder: string }>('SELECT holder FROM promo_holder WHERE promo_id = $1', [promo.id]);
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(await rows()).toEqual([
    { customer_id: food.customer.id, email_hash: hash, account_email_hash: hash, is_first: true },
  ]);
  expect(await holders()).toHaveLength(3);
  await db.rows(`UPDATE payment SET status = 'paid', settles = true WHERE reference = $1`, [order_number]);
  await db.rows(`UPDATE customer_order SET status = 'delivered', payment_status = 'paid' WHERE id = $1`, [id]);

  expect(await command(`person erase --service food --email ${food.customer.email} --yes`)).toMatchObject({
    exitCode: 0,
  });
  expect(await rows()).toEqual([{ customer_id: null, email_hash: null, account_email_hash: null, is_first: true }]);
  expect(await holders()).toEqual([]);
  expect(await usesOf(food, promo)).toEqual([1, 1, 1]);
  expect(await command('books check --service food --json')).toMatchObject({ exitCode: 0 });
});

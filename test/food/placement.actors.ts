import { randomUUID } from 'node:crypto';
import type { Actor, Food } from './food';
import { grantPoints, makeCustomer } from './factories';

export const address = { street: '12 Cedar Street', city: 'New York', postcode: '10001' };
export const regular = [{ group: 'size', choice: 'regular' }];

export const oneOf = (dish: { id: number }, change: object = {}) => ({ product_id: dish.id, quantity: 1, ...change });
const freshKey = (): string => randomUUID();

/** A guest's delivery of three kebabs for 29.60, `change` in it. */
export const body = (food: Food, change: object = {}) => ({
  lines: [{ product_id: food.dishes.kebab.id, quantity: 3, options: regular, instructions: 'No onions' }],
  kitchen_code: 'downtown',
  fulfillment: 'delivery',
  address,
  name: 'Sara Haddad',
  email: 'guest@example.com',
  phone: '+1 212 555 0142',
  payment_method: 'demo',
  terms_accepted: true,
  ...change,
});

/** Sends the order of `body`, under a new key unless one is given. */
export const place = (food: Food, change: object = {}, { caller = food.anonymous, key = freshKey() } = {}) =>
  caller.post('/api/orders', body(food, change), { headers: { 'Idempotency-Key': key } });

/** What placing the order of `body` answers, which must go well. */
export async function placed(food: Food, change: object = {}, options: Parameters<typeof place>[2] = {}) {
  const answer = await place(food, change, options);
  expect([answer.status, answer.body.message]).toEqual([201, '']);
  return answer.body.data;
}

const TABLES = ['customer_order', 'order_line', 'order_event', 'reward_entry', 'notification', 'food_jobs.jobs'];

/** How many rows an order could have left behind, by table. */
export async function written({ service }: Food): Promise<number[]> {
  const counts = TABLES.map(table => `(SELECT count(*)::int FROM ${table})`);
  const row = await service.db.row<{ counts: number[] }>(`SELECT ARRAY[${counts.join(', ')}] AS counts`);
  return row?.counts ?? [];
}

export async function changeSetting({ service }: Food, key: string, value: unknown): Promise<void> {
  await service.db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
}

/** A new customer with a balance. */
export async function customerWith(food: Food, points: number): Promise<Actor> {
  const customer = await food.signIn('customer', await makeCustomer(food.service.db));
  await grantPoints(food.service.db, customer.id, points);
  return customer;
}

/** The balance of a customer, and what the ledger says it should be. */
export async function pointsOf({ service }: Food, customerId: number): Promise<{ points: number; ledger: number }> {
  const row = await service.db.row<{ points: number; ledger: number }>(
    `SELECT reward_points AS points,
       (SELECT coalesce(sum(points), 0) FROM reward_entry WHERE customer_id = customer.id) AS ledger
     FROM customer WHERE id = $1`,
    [customerId],
  );
  return row!;
}

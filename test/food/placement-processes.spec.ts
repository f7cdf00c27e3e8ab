import { randomUUID } from 'node:crypto';
import { food as definedFood } from '#services/food/food';
import { startService, type TestService } from '../harness/app';
import { race, statuses } from '../harness/race';
import { type PaidFood, SITE, startPaidFood } from './payments.actors';
import { customerWith, place, pointsOf, written } from './placement.actors';

let food: PaidFood;
/** The same service in another process: only the database is shared. */
let other: TestService;
beforeAll(async () => {
  food = await startPaidFood();
  other = await startService(definedFood, {
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_API_BASE: food.stripe.url,
    FOOD_SITE_URL: SITE,
  });
});
afterAll(async () => {
  await other?.close();
  await food?.close();
});
/** So that each test has the default limit of ten orders to itself. */
beforeEach(() => {
  for (const { clock } of [food.service, other]) clock.advance({ minutes: 11 });
});

/** Sends the order in turns to both processes, all at once. */
const inBoth = (count: number, change: object, key: string, token?: string) => {
  const callers = [food.anonymous, other.anonymous].map(client => (token === undefined ? client : client.as(token)));
  return race(count, index => place(food, change, { caller: callers[index % 2]!, key }));
};

it('store one order for a key, also at the limit of orders', async () => {
  for (let order = 0; order < 9; order++) expect((await place(food)).status).toBe(201);
  const before = await written(food);
  const answers = await inBoth(20, {}, randomUUID());
  expect(statuses(answers)).toEqual({ 201: 20 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(19);
  expect((await written(food))[0]).toBe(before[0]! + 1);
});

it('redeem points once', async () => {
  const customer = await customerWith(food, 100);
  const answers = await inBoth(10, { redeem_points: true }, randomUUID(), customer.token);
  expect(statuses(answers)).toEqual({ 201: 10 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await pointsOf(food, customer.id)).toEqual({ points: 0, ledger: 0 });
});

it('open one payment for an order whose payment could not be opened at first', async () => {
  const key = randomUUID();
  food.stripe.faults.down = true;
  expect((await place(food, { payment_method: 'stripe' }, { key })).status).toBe(502);
  food.stripe.faults.down = false;
  const answers = await inBoth(8, { payment_method: 'stripe' }, key);
  expect(statuses(answers)).toEqual({ 201: 8 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const open = `SELECT count(*) AS count FROM payment JOIN customer_order ON order_number = reference
    WHERE idempotency_key = $1 AND session_id IS NOT NULL`;
  expect(await food.service.db.row(open, [key])).toEqual({ count: 1 });
});

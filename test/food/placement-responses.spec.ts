import { randomUUID } from 'node:crypto';
import { RESPONSE_DAYS } from '#idempotency/response-retention';
import { type Food, startFood } from './food';
import { place, placed, written } from './placement.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

const night = async () => {
  await food.service.db.rows(`SELECT food_jobs.add_job('delete_old_responses')`);
  await food.service.doJobs();
};
const stored = async (key: string) =>
  (await food.service.db.row<{ isStored: boolean }>(
    'SELECT answer IS NOT NULL AS "isStored" FROM customer_order WHERE idempotency_key = $1',
    [key],
  ))!.isStored;

describe('the response to an order', () => {
  it('is replayed for 30 days, and the key makes no second order afterwards', async () => {
    const key = randomUUID();
    const first = await place(food, {}, { key });
    food.service.clock.advance({ hours: RESPONSE_DAYS * 24 - 1 });
    await night();
    const again = await place(food, {}, { key });
    expect([again.status, again.text]).toEqual([201, first.text]);

    food.service.clock.advance({ hours: 1 });
    const before = await written(food);
    const refused = await place(food, {}, { key });
    expect([refused.status, refused.body.code, await stored(key)]).toEqual([409, 'idempotency_response_lost', true]);
    await night();
    const later = await place(food, { lines: [] }, { key });
    expect([later.status, later.body.code, await stored(key)]).toEqual([409, 'idempotency_response_lost', false]);
    expect((await written(food)).slice(0, 4)).toEqual(before.slice(0, 4));
  });

  it('is not made again for an old order without one', async () => {
    const key = randomUUID();
    await placed(food, {}, { key });
    await food.service.db.rows('UPDATE customer_order SET answer = NULL WHERE idempotency_key = $1', [key]);
    food.service.clock.advance({ hours: RESPONSE_DAYS * 24 });
    expect((await place(food, {}, { key })).status).toBe(409);
    expect(await stored(key)).toBe(false);
  });

  it('goes on the night after a night without a process, and after a clock that was ahead', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
    await placed(food, {}, { key: keys[0] });
    food.service.clock.advance({ hours: 24 * 3 });
    await placed(food, {}, { key: keys[1] });
    food.service.clock.advance({ hours: 24 * RESPONSE_DAYS });
    await night();
    expect(await Promise.all(keys.slice(0, 2).map(stored))).toEqual([false, false]);

    food.service.clock.advance({ hours: 24 * 365 });
    await night();
    food.service.clock.advance({ hours: -24 * 365 });
    await placed(food, {}, { key: keys[2] });
    await night();
    expect(await stored(keys[2])).toBe(true);
    food.service.clock.advance({ hours: 24 * RESPONSE_DAYS });
    await night();
    expect(await stored(keys[2])).toBe(false);
  });
});

it('the response to a form is deleted with its token, which is then free', async () => {
  const message = { name: 'Sara Haddad', email: 'sara@example.com', message: 'Do you cater?' };
  const client_token = randomUUID();
  const send = () => food.anonymous.post('/api/contact', { ...message, client_token });
  const tokens = async () =>
    (await food.service.db.rows(`SELECT FROM once_answer WHERE key = '${client_token}'`)).length;
  food.service.clock.reset();
  const first = await send();
  await night();
  expect((await send()).text).toBe(first.text);
  food.service.clock.advance({ hours: RESPONSE_DAYS * 24 + 1 });
  await night();
  expect(await tokens()).toBe(0);
  const other = await send();
  expect([other.status, other.text === first.text, await tokens()]).toEqual([201, false, 1]);
});

it('the description names how long a key returns its order', () => {
  const { parameters, responses } = food.service.document.paths['/api/orders']!.post!;
  expect(JSON.stringify(parameters)).toContain(`For ${RESPONSE_DAYS} days`);
  expect(JSON.stringify(responses['409'])).toContain('idempotency_response_lost');
});

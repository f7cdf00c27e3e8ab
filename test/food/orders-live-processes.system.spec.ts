/** @needs redis-server */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { type OwnRedis, startOwnRedis } from '../harness/own-redis';
import { closePages, openPage, type Page } from '../shared/sockets';
import { makeStaff } from './factories';
import { type Actor, type Food, startFood } from './food';
import { body, placed } from './placement.actors';

const JWT_SECRET = 'a secret for the tests of this project only';

let redis: OwnRedis;
let food: Food;
let other: OwnProcess;
beforeAll(async () => {
  redis = await startOwnRedis();
  food = await startFood({ REDIS_URL: redis.url, JWT_SECRET, RATE_LIMIT_ORDERS: '1000' });
  other = await startProcess({ SERVICES: 'food', REDIS_URL: redis.url, JWT_SECRET });
});
afterEach(closePages);
afterAll(async () => {
  other?.child.kill('SIGKILL');
  await food?.service.close();
  await redis?.stop();
});

const pageAt = (origin: string, { token }: Actor) => openPage(`${origin}/food/notifications`, { auth: { token } });
const near = (actor: Actor) => pageAt(food.service.origin, actor);
const far = (actor: Actor) => pageAt(other.origin, actor);
const colleague = async () => food.signIn('staff', await makeStaff(food.service.db, { role: 'Manager' }));

/** The next order a page hears of. */
async function nextOrder(page: Page): Promise<[string, number]> {
  for (;;) {
    const [name, { id }] = (await page.next()) as [string, { id: number }];
    if (name.startsWith('order:')) return [name, id];
  }
}

it('an order is heard of in every process, whichever took it', async () => {
  const pages = [await near(food.owner), await far(food.owner), await far(food.manager)];
  const cook = await far(food.kitchen);
  const { order } = await placed(food);
  for (const page of pages) expect(await nextOrder(page)).toEqual(['order:created', order.id]);
  const answer = await fetch(`${other.origin}/food/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body(food)),
  });
  const { id } = ((await answer.json()) as { data: { order: { id: number } } }).data.order;
  for (const page of pages) expect(await nextOrder(page)).toEqual(['order:created', id]);
  expect(pages.map(({ heard }) => heard.filter(([name]) => name.startsWith('order:')).length)).toEqual([2, 2, 2]);
  expect(cook.heard).toEqual([]);
});

it('an account that is deleted in one process is let out of all', async () => {
  const leaver = await colleague();
  const [here, there] = [await near(leaver), await far(leaver)];
  expect((await food.owner.delete(`/api/admins/${leaver.id}`)).status).toBe(200);
  expect(await Promise.all([here.ended, there.ended])).toEqual(['io server disconnect', 'io server disconnect']);
});

it('while Redis is gone each process serves its own pages, and what it could not be told it finds out afterwards', async () => {
  const leaver = await colleague();
  const [here, there, leavers] = [await near(food.owner), await far(food.owner), await far(leaver)];
  await redis.stop();
  const { order } = await placed(food);
  expect(await nextOrder(here)).toEqual(['order:created', order.id]);
  expect((await food.owner.delete(`/api/admins/${leaver.id}`)).status).toBe(200);
  expect(there.heard).toEqual([]);
  await redis.start();
  expect(await leavers.ended).toBe('io server disconnect');
  // Each process connects again by itself; an order in between reaches the pages of its own process only.
  const next = nextOrder(there);
  const orders = new Set<number>();
  let notified: [string, number] | undefined;
  do {
    orders.add((await placed(food)).order.id);
    notified = await Promise.race([next, sleep(200, undefined)]);
  } while (!notified);
  const [name, id] = notified;
  expect([name, orders.has(id)]).toEqual(['order:created', true]);
});

it('pages of a process that ends are cut off, so that they connect to another by themselves', async () => {
  const page = await far(food.owner);
  other.child.kill('SIGTERM');
  // Which of the two depends on what is still on its way; after 'io server disconnect' a page would stay away.
  expect(['transport close', 'transport error']).toContain(await page.ended);
  expect(await other.ended).toBe(0);
});

import { WebhookPost } from '#webhooks/sending/webhook-post';
import { WebhookSender } from '#webhooks/sending/webhook-sender';
import { Webhooks } from '#webhooks/storage/webhooks';
import { ORDER_PAID, ORDER_PLACED } from '#services/food/webhooks/food-webhook-types';
import { statementsOf } from '../harness/statements';
import { place } from '../food/placement.actors';
import { type Food, startFood } from '../food/food';
import { idsAt, startReceiver, type Receiver } from './receiver';
import { created, sendDue } from './webhooks.actors';

let food: Food;
let receiver: Receiver;
let timeoutMs: number;

beforeAll(async () => {
  food = await startFood();
  receiver = await startReceiver();
  // Responses are held for as long as the test takes.
  const post = food.service.get(WebhookPost);
  ({ timeoutMs } = post);
  post.timeoutMs = 600_000;
});
afterAll(async () => {
  if (food) food.service.get(WebhookPost).timeoutMs = timeoutMs;
  await receiver?.close();
  await food?.service.close();
});
afterEach(async () => {
  receiver.received = [];
  receiver.respond = response => response.writeHead(204).end();
  await food.service.db.rows('DELETE FROM webhook_endpoint');
});

it('W10: an order is as many statements with endpoints as without', async () => {
  const statements = () =>
    statementsOf(food.service.db, async () => {
      expect((await place(food)).status).toBe(201);
    });
  expect(await statements()).toHaveLength(2);
  for (const path of ['a', 'b', 'c']) await created(food.owner, receiver.urlOf(path));
  expect(await statements()).toHaveLength(2);
  expect(await food.service.db.rows('SELECT FROM webhook_delivery')).toHaveLength(3);
});

it.each([
  ['just died', 0, 5],
  ['has failed three times', 3, 1],
])('W11: 1,000 deliveries to an endpoint that %s delay no other one', async (_, failures, slots) => {
  await created(food.owner, receiver.urlOf('dead'), { types: ['food.order.paid'] });
  const answers: (() => void)[] = [];
  receiver.respond = (response, { path }) => {
    if (path === '/dead') answers.push(() => response.destroy());
    else response.writeHead(204).end();
  };
  const { db } = food.service;
  await db.rows('UPDATE webhook_endpoint SET failures = $1, failing_since = now()', [failures]);
  const webhooks = food.service.get(Webhooks);
  await db.transaction(async () => {
    for (let id = 1; id <= 1000; id += 1) await webhooks.raise(ORDER_PAID, { id });
  });
  await food.service.doJobs();
  const sender = food.service.get(WebhookSender);
  sender.wake();
  while (answers.length < slots) await new Promise(resolve => setImmediate(resolve));

  await created(food.owner, receiver.urlOf('alive'), { types: ['food.order.placed'] });
  await webhooks.raise(ORDER_PLACED, { id: 1 });
  await food.service.doJobs();
  sender.wake();
  while (idsAt(receiver, 'alive').length === 0) await new Promise(resolve => setImmediate(resolve));
  // The dead one still has its first attempts, as many as it has at a time.
  expect(idsAt(receiver, 'dead')).toHaveLength(slots);
  await db.rows(`DELETE FROM webhook_delivery WHERE lease IS NULL`);
  for (const end of answers) end();
  await sender.settled();
});

it('first attempts about a record begin in the order of its events', async () => {
  await created(food.owner, receiver.urlOf('a'));
  const webhooks = food.service.get(Webhooks);
  await webhooks.raise(ORDER_PLACED, { id: 1 });
  await webhooks.raise(ORDER_PAID, { id: 1 });
  const held: (() => void)[] = [];
  receiver.respond = response => held.push(() => response.writeHead(204).end());
  await food.service.doJobs();
  const sender = food.service.get(WebhookSender);
  sender.wake();
  while (held.length === 0) await new Promise(resolve => setImmediate(resolve));
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    'food.order.placed',
  ]);
  receiver.respond = response => response.writeHead(204).end();
  held[0]!();
  await sendDue(food.service);
  expect(receiver.received).toHaveLength(2);
});

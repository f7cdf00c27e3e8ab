import { randomUUID } from 'node:crypto';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { type Food, startFood } from '../food/food';
import { body } from '../food/placement.actors';
import { trials } from '../harness/trials';
import { idsAt, startReceiver, type Receiver } from './receiver';
import { created } from './webhooks.actors';

const JWT_SECRET = 'a secret for the tests of this project only';
const ORDERS = trials(300, 60);
const AT_ONCE = 6;

let food: Food;
let receiver: Receiver;
const processes: OwnProcess[] = [];

beforeAll(async () => {
  receiver = await startReceiver();
  food = await startFood({ JWT_SECRET, RATE_LIMIT_ORDERS: '100000' });
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await receiver?.close();
  await food?.service.close();
});

async function startWorker(): Promise<OwnProcess> {
  const started = await startProcess({
    SERVICES: 'food',
    JWT_SECRET,
    WEBHOOK_FETCH_LOOPBACK: 'true',
    RATE_LIMIT_ORDERS: '100000',
  });
  processes.push(started);
  return started;
}

/** @returns whether the order was acknowledged */
async function order(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/food/api/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body(food)),
    });
    return answer.status === 201;
  } catch {
    return false;
  }
}

it('W1: every order of two processes reaches both endpoints, although one process is killed in the middle', async () => {
  const PLACED = { types: ['food.order.placed'] };
  for (const path of ['one', 'two']) await created(food.owner, receiver.urlOf(path), PLACED);
  const [first, second] = await Promise.all([startWorker(), startWorker()]);
  const { db } = food.service;
  // Attempts under way, whose result the killed process did not store.
  const interrupted = new Set<number>();
  const LEASED = 'SELECT id FROM webhook_delivery WHERE lease IS NOT NULL';
  let sent = 0;
  let acknowledged = 0;
  const visitor = async () => {
    while (sent < ORDERS) {
      sent += 1;
      if (sent === ORDERS / 2) {
        first.child.kill('SIGKILL');
        await first.ended;
        for (const { id } of await db.rows<{ id: number }>(LEASED)) interrupted.add(id);
      }
      const origin = sent % 2 === 0 && sent < ORDERS / 2 ? first.origin : second.origin;
      if (await order(origin)) acknowledged += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  expect(acknowledged).toBeGreaterThan(ORDERS / 2);
  // Leases of the killed process and locks of its jobs end after their time; the test does not wait for it.
  const ended = 'UPDATE webhook_delivery SET leased_until = now() WHERE lease IS NOT NULL RETURNING id';
  for (const { id } of await db.rows<{ id: number }>(ended)) interrupted.add(id);
  await db.rows('UPDATE webhook_delivery SET next_at = now() WHERE rendered_at IS NULL');
  expect(await order(second.origin)).toBe(true);
  const waiting = async () =>
    (await db.row<{ count: number }>(
      `SELECT count(*)::integer AS count FROM webhook_delivery WHERE status = 'waiting'`,
    ))!.count;
  while ((await waiting()) > 0) await new Promise(resolve => setTimeout(resolve, 200));

  const orders = await db.rows<{ id: number }>('SELECT id FROM customer_order');
  expect(orders.length).toBeGreaterThanOrEqual(acknowledged);
  for (const path of ['one', 'two']) {
    const bodies = receiver.received
      .filter(each => each.path === `/${path}`)
      .map(each => JSON.parse(each.body) as { id: string; data: { id: number } });
    const idsOfOrder = new Map<number, Set<string>>();
    for (const { id, data } of bodies) idsOfOrder.set(data.id, (idsOfOrder.get(data.id) ?? new Set()).add(id));
    expect(orders.filter(({ id }) => !idsOfOrder.has(id))).toEqual([]);
    expect([...idsOfOrder.values()].filter(ids => ids.size > 1)).toEqual([]);
    const deliveries = await db.rows<{ id: number; eventId: string; attempts: number }>(
      `SELECT d.id, d.event_id AS "eventId", d.attempts FROM webhook_delivery d
       JOIN webhook_endpoint e ON e.id = d.endpoint_id WHERE e.url = $1`,
      [receiver.urlOf(path)],
    );
    const received = new Map<string, number>();
    for (const id of idsAt(receiver, path)) received.set(id, (received.get(id) ?? 0) + 1);
    expect(new Set(received.keys())).toEqual(new Set(deliveries.map(({ eventId }) => eventId)));
    const once = deliveries.filter(({ id }) => !interrupted.has(id));
    expect(once.map(({ eventId }) => [eventId, received.get(eventId)])).toEqual(
      once.map(({ eventId, attempts }) => [eventId, attempts]),
    );
    for (const { eventId, attempts } of deliveries) expect(received.get(eventId)).toBeGreaterThanOrEqual(attempts);
  }
});

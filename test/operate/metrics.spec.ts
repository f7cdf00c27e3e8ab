import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Jobs } from '#jobs/jobs';
import { OrderExpiry } from '#services/food/deadlines/order-expiry.service';
import { stays } from '#services/stays/stays';
import { trustMemory } from '../cache/ask';
import type { Food } from '../food/food';
import { body, place, placed } from '../food/placement.actors';
import { deliver, type PaidFood, paidInSilence, startPaidFood, unpaidOrder } from '../food/payments.actors';
import { startService, type TestService } from '../harness/app';
import { OF_DATABASE } from '../harness/locks';
import { metricsIn, queries } from './deploy-files';
import { startReceiver } from '../webhooks/receiver';
import { created, sendDue } from '../webhooks/webhooks.actors';
import { closePages, openPage } from '../shared/sockets';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood({ RATE_LIMIT_LOGIN: '2' });
});
afterEach(closePages);
afterAll(() => food.close());

/** The lines of the page, by metric and labels. */
async function page(): Promise<Map<string, number>> {
  const text = await (await fetch(`${food.service.origin}/metrics`)).text();
  const lines = text.split('\n').filter(line => line && !line.startsWith('#'));
  return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]));
}

/** How much each of these has grown by what `work` does. */
async function growth(work: () => Promise<unknown>, ...names: string[]): Promise<(number | undefined)[]> {
  const before = await page();
  await work();
  const after = await page();
  return names.map(name => (after.has(name) ? after.get(name)! - (before.get(name) ?? 0) : undefined));
}

const orderOf = (food: Food) => placed(food);

it('counts and times requests by route and status', async () => {
  expect(
    await growth(
      async () => {
        await orderOf(food);
        await place(food, { lines: [] });
      },
      'http_requests_total{service="food",method="POST",route="/api/orders",status="201"}',
      'http_requests_total{service="food",method="POST",route="/api/orders",status="400"}',
      'http_request_duration_seconds_count{service="food",method="POST",route="/api/orders"}',
    ),
  ).toEqual([1, 1, 2]);
});

it('tells how the connections to the database are used', async () => {
  // What the page knows of the jobs stays new enough, so that it needs no connection of its own.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const use = await page();
  expect(use.get('database_up{service="food"}')).toBe(1);
  expect(use.get('database_connections{service="food",state="limit"}')).toBe(10);
  expect(use.get('database_connections{service="food",state="idle"}')).toBeGreaterThan(0);
  expect(use.get('database_waiting{service="food"}')).toBe(0);
  const { db } = food.service;
  const holder = new Client({ connectionString: process.env['DATABASE_URL'] });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(1)');
  const blocked = Array.from({ length: 12 }, () => db.rows('SELECT pg_advisory_xact_lock_shared(1)'));
  const countBlocked = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND ${OF_DATABASE}`;
  while ((await holder.query(countBlocked)).rowCount! < 10) await sleep(5);
  const busy = await page();
  await holder.end();
  await Promise.all(blocked);
  clock.mockRestore();
  expect(busy.get('database_connections{service="food",state="in_use"}')).toBe(10);
  expect(busy.get('database_waiting{service="food"}')).toBeGreaterThan(0);
});

it('counts orders that a deadline ended', async () => {
  const order = await unpaidOrder(food, 'stripe', { holdExpiresAt: new Date() });
  expect(
    await growth(
      () => food.service.get(OrderExpiry).expireHolds({ kitchenId: order.kitchenId! }),
      'orders_expired_total{service="food",reason="payment_expired"}',
      'orders_expired_total{service="food",reason="not_accepted"}',
    ),
  ).toEqual([1, 0]);
});

it('counts mails, and jobs by what they came to', async () => {
  await orderOf(food);
  food.service.get(Jobs).handle('sinking', async () => Promise.reject(new Error('a leak')));
  await food.service.get(Jobs).enqueue('sinking', {}, { maxAttempts: 1 });
  const [kept, done, failed] = await growth(
    () => food.service.doJobs(),
    'mails_total{service="food",result="kept"}',
    'jobs_done_total{service="food",job="mail",result="done"}',
    'jobs_done_total{service="food",job="sinking",result="failed"}',
  );
  expect(kept).toBeGreaterThan(0);
  expect([done, failed]).toEqual([kept, 1]);
});

it('counts attempts to deliver webhooks by endpoint and result, and tells since when one fails', async () => {
  const receiver = await startReceiver();
  const { id } = await created(food.owner, receiver.urlOf('a'), { types: ['food.order.placed'] });
  const attempts = (result: string) => `webhook_attempts_total{service="food",endpoint="${id}",result="${result}"}`;
  const send = async () => {
    await orderOf(food);
    await sendDue(food.service);
  };
  expect(await growth(send, attempts('delivered'), attempts('failed'))).toEqual([1, undefined]);
  const failing = `webhook_endpoint_failing_seconds{service="food",endpoint="${id}"}`;
  expect((await page()).get(failing)).toBe(0);
  receiver.respond = response => response.writeHead(500).end();
  expect(await growth(send, attempts('delivered'), attempts('failed'))).toEqual([0, 1]);
  expect((await page()).get(failing)).toBeGreaterThan(0);
  expect((await page()).get('webhook_deliveries{service="food",state="waiting"}')).toBe(1);
  await food.owner.delete(`/api/webhook-endpoints/${id}`);
  await receiver.close();
});

it('tells what waits in the table of the jobs, counted anew after five seconds', async () => {
  const jobs = food.service.get(Jobs);
  await jobs.enqueue('sinking', {}, { runAt: new Date(Date.now() - 60_000), maxAttempts: 1 });
  await jobs.enqueue('sinking', {}, { runAt: new Date(Date.now() + 60_000) });
  const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
  const told = await page();
  later.mockRestore();
  expect(told.get('jobs_stored{service="food",state="due"}')).toBeGreaterThanOrEqual(1);
  expect(told.get('jobs_stored{service="food",state="scheduled"}')).toBeGreaterThanOrEqual(1);
  expect(told.get('jobs_stored{service="food",state="running"}')).toBe(0);
  expect(told.get('jobs_stored{service="food",state="failed"}')).toBe(1); // of the test before
  expect(told.get('jobs_oldest_due_seconds{service="food"}')).toBeGreaterThanOrEqual(60);
});

it('tells that the database is away, and then nothing that only it knows', async () => {
  const away = jest.spyOn(food.service.db, 'row').mockRejectedValue(new Error('ECONNREFUSED'));
  const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 12_000);
  const told = await page();
  later.mockRestore();
  away.mockRestore();
  expect(told.get('database_up{service="food"}')).toBe(0);
  expect([...told.keys()].filter(name => /^jobs_(stored|oldest)/.test(name))).toEqual([]);
  expect(told.has('database_waiting{service="food"}')).toBe(true);
});

it('counts events of processors by their verdict', async () => {
  const order = await unpaidOrder(food, 'stripe');
  const session = await paidInSilence(food, order);
  const told = () => deliver(food, 'checkout.session.completed', session);
  const verdicts = ['applied', 'duplicate', 'mismatch'].map(
    verdict => `payment_events_total{service="food",source="stripe",verdict="${verdict}"}`,
  );
  expect(await growth(async () => [await told(), await told()], ...verdicts)).toEqual([1, 1, 0]);
});

it('counts sign-ins by how they ended, those refused by a limit among them', async () => {
  const signIn = (password: string) => food.anonymous.post('/api/auth/login', { email: 'owner@example.com', password });
  const [wrong, limited] = await growth(
    async () => {
      for (let attempt = 1; attempt <= 3; attempt++) await signIn('a wrong password');
    },
    'sign_ins_total{service="food",audience="staff",result="wrong"}',
    'sign_ins_total{service="food",audience="staff",result="limited"}',
  );
  expect([wrong, limited]).toEqual([2, 1]);
});

it('counts open live connections by namespace', async () => {
  const name = 'live_sockets{service="food",namespace="notifications"}';
  expect((await page()).get(name)).toBe(0);
  const { socket } = await openPage(`${food.service.origin}/food/notifications`, { auth: { token: food.owner.token } });
  expect((await page()).get(name)).toBe(1);
  socket.disconnect();
});

it('tells of the answers in memory and of the event loop', async () => {
  const reads = 'response_cache_requests_total{service="food",result="hit"}';
  const clock = await trustMemory(food.service);
  const [hits, active] = await growth(
    async () => {
      for (let read = 1; read <= 3; read++) await food.anonymous.get('/api/products');
    },
    reads,
    'nodejs_eventloop_active_seconds_total',
  );
  clock.mockRestore();
  expect(hits).toBe(2);
  expect(active).toBeGreaterThan(0);
  const told = await page();
  for (const name of ['response_cache_bytes', 'response_cache_entries', 'nodejs_eventloop_lag_seconds'])
    expect(told.get(name)).toBeGreaterThan(0);
  expect(told.has('response_cache_invalidations_total{service="food",result="write"}')).toBe(true);
});

describe('what is shown and watched', () => {
  let nights: TestService;
  beforeAll(async () => {
    nights = await startService(stays);
  });
  afterAll(() => nights?.close());

  /** Families of food and stays by the names a query reads them by. */
  const families = async (): Promise<string[]> => {
    const pages = [food.service, nights].map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text());
    const told = (await Promise.all(pages)).join('');
    return [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map(end => name! + end) : [name!],
    );
  };

  it('is on the page', async () => {
    const known = [...(await families()), 'up'];
    for (const query of queries()) expect(known).toEqual(expect.arrayContaining(metricsIn(query)));
  });

  it('is everything the services tell', async () => {
    const shown = new Set(queries().flatMap(metricsIn));
    const own = (await families()).filter(name => !/^(process|nodejs)_|_(bucket|sum|count)$/.test(name));
    expect(own.filter(name => !shown.has(name))).toEqual([]);
  });
});

it('has no more series than there are routes, jobs and words, whatever is sent', async () => {
  const before = (await page()).size;
  for (let index = 0; index < 50; index++) {
    await food.anonymous.get(`/api/products/${index}?utm_source=${index}`);
    await food.anonymous.post('/api/orders', body(food, { email: `guest${index}@example.com`, lines: [] }));
    await food.anonymous.post('/api/auth/login', { email: `guest${index}@example.com`, password: 'a wrong password' });
  }
  expect((await page()).size - before).toBeLessThan(40);
});
